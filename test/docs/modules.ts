// Lets tests import the programs of documents, as if they were files beside the document.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vitest/config";
import { programsOf, runnableOf, wholeOf } from "./blocks.ts";
import { read, root } from "./documents.ts";

/** The file that the n-th program of a document would be. */
export const moduleOf = (document: string, n: number): string => {
  const { language } = programsOf(read(document))[n]!;
  return `${root}${document}.${n}.${language}`;
};

/** Which program a file is, if it is one. */
function programAt(file: string) {
  const [, document, n] = /^(.*\.md)\.(\d+)\.tsx?$/.exec(file) ?? [];
  if (!document?.startsWith(root)) return undefined;
  return programsOf(read(document.slice(root.length)))[Number(n)];
}

/** The code of a program for a compiler, blocks that do not run included. */
export const compiled = (file: string): string | undefined => {
  const program = programAt(file);
  return program && wholeOf(program);
};

/** A plugin for Vite: the programs as modules. */
export const documentModules: Plugin = {
  name: "document-modules",
  // What they import by name is what this file would get: they are in no tsconfig.json.
  resolveId(id, importer) {
    if (programAt(id)) return id;
    const isNamed = !id.startsWith(".") && importer !== undefined && programAt(importer);
    return isNamed ? this.resolve(id, fileURLToPath(import.meta.url)) : undefined;
  },
  load(id) {
    const program = programAt(id);
    return program && runnableOf(program);
  },
};
