// The code blocks of documents, and the programs that they form.

/** A fenced code block. */
export interface Block {
  /** Such as `ts` or `sh`. */
  readonly language: string;
  /** Why it is not run: the text after `not run:` in the info string. */
  readonly notRun: string | undefined;
  readonly code: string;
}

/** The blocks of a document, in order. */
export const blocksOf = (text: string): Block[] =>
  [...text.matchAll(/^```(\S*)[ \t]*(.*)\n([\s\S]*?)^```$/gm)].map(([, language, info, code]) => ({
    language: language!,
    notRun: /^not run: (.+)$/.exec(info!)?.[1],
    code: code!,
  }));

/** TypeScript blocks that form one program. */
export interface Program {
  /** `ts`, or `tsx` if one of the blocks is. */
  readonly language: string;
  readonly blocks: readonly Block[];
}

/**
 * The programs of a document. A block that begins with an import starts a program; other blocks continue
 * the program before, with its names.
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

/** The whole code of a program, for the compiler. */
export const wholeOf = ({ blocks }: Program): string => blocks.map(({ code }) => code).join("\n");

/** The code of a program that is run. */
export const runnableOf = ({ blocks }: Program): string =>
  blocks
    .filter(({ notRun }) => notRun === undefined)
    .map(({ code }) => code)
    .join("\n");

/** A `console.log` with its arguments on one or more lines, and the comment lines after it. */
const PRINTS = /console\.log\((?:.*\);|\n(?:.*\n)*? *\);)\n((?: *\/\/ .*\n)+)/g;

/** The output that the comments of a program promise. */
export const promisedBy = (code: string): string[] =>
  [...code.matchAll(PRINTS)].flatMap(([, comments]) =>
    comments!
      .trim()
      .split(/\n */)
      .map((line) => line.replace("// ", "")),
  );
