// The code blocks of documents, and the programs that they are parts of.

/** A block between fences. */
export interface Block {
  /** Such as `ts` or `sh`. */
  readonly language: string;
  /** Why it cannot run here: what follows `not run:` behind the language. */
  readonly notRun: string | undefined;
  readonly code: string;
}

/** The blocks of a document, in their order. */
export const blocksOf = (text: string): Block[] =>
  [...text.matchAll(/^```(\S*)[ \t]*(.*)\n([\s\S]*?)^```$/gm)].map(([, language, info, code]) => ({
    language: language!,
    notRun: /^not run: (.+)$/.exec(info!)?.[1],
    code: code!,
  }));

/** Blocks of TypeScript that belong together. */
export interface Program {
  /** `ts`, or `tsx` if one of the blocks is. */
  readonly language: string;
  readonly blocks: readonly Block[];
}

/**
 * The programs of a document. A block that begins with an import begins a program; one without goes on with
 * the one before, and knows its names.
 */
export function programsOf(text: string): Program[] {
  const programs: Block[][] = [];
  for (const block of blocksOf(text).filter(({ language }) => /^tsx?$/.test(language))) {
    const last = programs.at(-1);
    if (last && !/^(\/\/.*\n)*import /.test(block.code)) last.push(block);
    else programs.push([block]);
  }
  return programs.map((blocks) => ({
    language: blocks.some(({ language }) => language === "tsx") ? "tsx" : "ts",
    blocks,
  }));
}

/** All of a program, for a compiler. */
export const wholeOf = ({ blocks }: Program): string => blocks.map(({ code }) => code).join("\n");

/** What of a program runs. */
export const runnableOf = ({ blocks }: Program): string =>
  blocks
    .filter(({ notRun }) => notRun === undefined)
    .map(({ code }) => code)
    .join("\n");

/** A `console.log` on one line, or with its arguments on lines of their own; and the comment lines right after it. */
const PRINTS = /console\.log\((?:.*\);|\n(?:.*\n)*? *\);)\n((?: *\/\/ .*\n)+)/g;

/** What a program says that it prints. */
export const promisedBy = (code: string): string[] =>
  [...code.matchAll(PRINTS)].flatMap(([, comments]) =>
    comments!
      .trim()
      .split(/\n */)
      .map((line) => line.replace("// ", "")),
  );
