// The code in all documents compiles, runs, and prints what its comments say.
import { format } from "node:util";
import ts from "typescript";
import { describe, expect, test, vi } from "vitest";
import { blocksOf, programsOf, promisedBy, runnableOf } from "./blocks.ts";
import { documents, read, root } from "./documents.ts";
import { compiled, moduleOf } from "./modules.ts";

const programs = documents.flatMap((document) =>
  programsOf(read(document)).map((program, n) => ({
    name: `${document}, program ${n + 1}`,
    module: moduleOf(document, n),
    code: runnableOf(program),
  })),
);

/** The other languages of blocks, and where they are checked. */
const OTHERS = [
  "sh", // names of scripts: scripts.test.ts
  "console", // commands and what they print: test/cli/docs.test.ts
  "text",
  "json", // below
];

describe("blocks", () => {
  test.each(documents)("of %s are in a language that is checked", (document) => {
    const languages = blocksOf(read(document)).map(({ language }) => language);
    expect(languages.filter((one) => !["ts", "tsx", ...OTHERS].includes(one))).toEqual([]);
  });

  test.each(documents)("of JSON in %s can be parsed", (document) => {
    for (const { language, code } of blocksOf(read(document)))
      if (language === "json") expect(() => JSON.parse(code), code).not.toThrow();
  });

  test("without an import continue the program before", () => {
    const document = [
      "```ts\nimport a;\na;\n```",
      "```sh\nls\n```",
      "```ts not run: needs a page\nb;\n```",
      "```ts\n// c\nimport c;\n```",
    ].join("\n\n");
    const blocks = programsOf(document).map((program) => program.blocks.map(({ code }) => code));
    expect(blocks).toEqual([["import a;\na;\n", "b;\n"], ["// c\nimport c;\n"]]);
    expect(runnableOf(programsOf(document)[0]!)).toBe("import a;\na;\n");
    expect(blocksOf(document)[2]!.notRun).toBe("needs a page");
  });
});

test.each(programs.filter(({ code }) => code !== ""))(
  "$name prints what its comments say",
  async ({ module, code }) => {
    const printed: string[] = [];
    vi.spyOn(console, "log").mockImplementation((...values) => {
      printed.push(...format(...values).split("\n"));
    });
    try {
      await import(module);
    } finally {
      vi.restoreAllMocks();
    }
    expect(promisedBy(code), "what it prints").not.toEqual([]);
    expect(printed).toEqual(promisedBy(code));
  },
);

const first = (document: string): string => runnableOf(programsOf(read(document))[0]!);
const guides = documents.filter((document) => document.startsWith("docs/guide/"));

test("there are seven guides", () => {
  expect(guides).toHaveLength(7);
});

test.each(["README.md", "docs/index.md", ...guides])("%s begins with a result", (document) => {
  const code = blocksOf(read(document)).find(({ language }) => language === "ts")!.code;
  expect(promisedBy(code)).not.toEqual([]);
  expect(first(document).startsWith(code)).toBe(true);
});

test("all programs compile, blocks that do not run included", () => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const forReaders: ts.CompilerOptions = {
    ...options,
    // Browsers have more globals than Node, and readers' programs are always modules.
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    jsx: ts.JsxEmit.ReactJSX,
    moduleDetection: ts.ModuleDetectionKind.Force,
    // A block may declare a value that it does not use.
    noUnusedLocals: false,
  };
  const host = ts.createCompilerHost(forReaders);
  // Comments have no influence on types, and much of the libraries is comments.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const { fileExists, readFile } = host;
  host.fileExists = (file) => compiled(file) !== undefined || fileExists(file);
  host.readFile = (file) => compiled(file) ?? readFile(file);
  host.getSourceFile = (file, version) => {
    const text = host.readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, version);
  };
  const program = ts.createProgram(
    programs.map(({ module }) => module),
    forReaders,
    host,
  );
  // Imported files are checked elsewhere.
  const errors = programs.flatMap(({ module }) => {
    const source = program.getSourceFile(module)!;
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  expect(ts.formatDiagnostics(errors, { ...host, getNewLine: () => "\n" })).toBe("");
});
