// Lets tests import the programs of documents as if they were files next to the document.
import type { Plugin } from "vitest/config";
import { programsOf, runnableOf, wholeOf } from "./blocks.ts";
import { read, root } from "./documents.ts";

/** The virtual file of the n-th program of a document. */
export const moduleOf = (document: string, n: number): string => {
  const { language } = programsOf(read(document))[n]!;
  return `${root}${document}.${n}.${language}`;
};

/** The program of a virtual file, if it is one. */
function programAt(file: string) {
  const [, document, n] = /^(.*\.md)\.(\d+)\.tsx?$/.exec(file) ?? [];
  if (!document?.startsWith(root)) return undefined;
  return programsOf(read(document.slice(root.length)))[Number(n)];
}

/** The code of a virtual file for the compiler, with the blocks that do not run. */
export const compiled = (file: string): string | undefined => {
  const program = programAt(file);
  return program && wholeOf(program);
};

/** A Vite plugin that provides the programs as modules. */
export const documentModules: Plugin = {
  name: "document-modules",
  resolveId: (id) => (programAt(id) ? id : undefined),
  load(id) {
    const program = programAt(id);
    return program && runnableOf(program);
  },
};
