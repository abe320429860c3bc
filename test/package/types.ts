// Checks that the declarations compile in all environments, at a low cost for the type checker.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Unpacked } from "./tarball.ts";

interface Cost {
  readonly types: number;
  readonly instantiations: number;
}

/**
 * The most that an entry may cost with everything in its declarations checked, and a program that plays with
 * `skipLibCheck`. An empty program has 3,300 types and 1,200 instantiations, and next to none with `skipLibCheck`; zod
 * adds 20,000 and 50,000; the published types of a variant, which follow from its layers and the ids in its box, up to 30,000
 * instantiations, and 40,000 with all three expansions. These counts do not depend on the machine, as seconds do.
 */
const ENTRY_BUDGET: Cost = { types: 12_000, instantiations: 45_000 };
/** The entry with the types of all games. */
const GAMES_BUDGET: Cost = { types: 20_000, instantiations: 130_000 };
const PROGRAM_BUDGET: Cost = { types: 2_000, instantiations: 7_000 };
const PROGRAM = "docs/examples/first-game.ts";

/** Entries with budgets of their own. */
const budgets: ReadonlyMap<string, Cost> = new Map([["abyss-rules/games", GAMES_BUDGET]]);

/** Entries with zod's types, which use the `URL` of browsers and Node. */
const NEEDS_DOM = ["abyss-rules/variant"];

const { NodeNext, Node16, Bundler } = ts.ModuleResolutionKind;
/** All find the same declarations, so only the cost of the first is checked. */
const RESOLUTIONS: readonly (readonly [string, ts.CompilerOptions])[] = [
  ["nodenext", { moduleResolution: NodeNext, module: ts.ModuleKind.NodeNext }],
  ["node16", { moduleResolution: Node16, module: ts.ModuleKind.Node16 }],
  ["bundler", { moduleResolution: Bundler, module: ts.ModuleKind.ESNext }],
];

export async function checkTypes({ consumer, entries }: Unpacked): Promise<string[]> {
  const problems: string[] = [];
  const table: Record<string, Cost> = {};
  const check = (name: string, resolution: string, program: ts.Program, budget?: Cost) => {
    const errors = errorsOf(program);
    if (errors !== "") problems.push(`${name} does not compile with ${resolution}:\n${errors}`);
    if (!budget || table[name]) return;
    const cost = costOf(program);
    table[name] = cost;
    if (cost.types > budget.types || cost.instantiations > budget.instantiations)
      problems.push(
        `${name} costs a type checker ${JSON.stringify(cost)}, more than ${JSON.stringify(budget)}: ` +
          "write long types out by hand, as interfaces.",
      );
  };

  for (const entry of entries) {
    const code = `import * as entry from "${entry}";\nexport const names = Object.keys(entry);\n`;
    const needsDom = NEEDS_DOM.includes(entry);
    for (const [resolution, options] of RESOLUTIONS) {
      const program = programOf(consumer, code, { ...options, lib: libOf(needsDom) });
      check(
        entry,
        resolution,
        program,
        needsDom ? undefined : (budgets.get(entry) ?? ENTRY_BUDGET),
      );
    }
  }
  const code = readFileSync(PROGRAM, "utf8");
  for (const [resolution, options] of RESOLUTIONS) {
    const playing = { ...options, lib: libOf(true), skipLibCheck: true };
    check(PROGRAM, resolution, programOf(consumer, code, playing), PROGRAM_BUDGET);
  }
  console.table(table);
  return problems;
}

const libOf = (needsDom: boolean): string[] => [
  "lib.es2022.d.ts",
  ...(needsDom ? ["lib.dom.d.ts"] : []),
];

/** A program of a user who has installed the package. */
function programOf(consumer: string, code: string, options: ts.CompilerOptions): ts.Program {
  const file = join(consumer, "consumer.mts");
  writeFileSync(file, code);
  return ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    ...options,
  });
}

/** The counts of types and instantiations for finding the errors. */
const costOf = (program: ts.Program): Cost => ({
  types: program.getTypeCount(),
  instantiations: program.getInstantiationCount(),
});

const errorsOf = (program: ts.Program): string =>
  ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => "\n",
  });
