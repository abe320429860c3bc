// Checks that the examples compile and run in a project with nothing but the package.
import { spawnSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Unpacked } from "./tarball.ts";

/** Copied to the same places, so that their imports of each other still work. */
const FILES = ["docs/examples", "test/example-trials.ts"];

const PROGRAM = `
import "./docs/examples/first-game.ts";
import { trials } from "./test/example-trials.ts";
for (const play of Object.values(trials)) for (const players of [2, 3, 4]) play(players, "packed");
`;

const TSCONFIG = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2023", "DOM"],
    types: [],
    module: "ESNext",
    moduleResolution: "bundler",
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
  },
  include: ["docs", "test", "*.ts"],
};

export async function checkExamples({ consumer }: Unpacked): Promise<string[]> {
  for (const path of FILES) cpSync(path, join(consumer, path), { recursive: true });
  writeFileSync(join(consumer, "program.ts"), PROGRAM);
  writeFileSync(join(consumer, "tsconfig.json"), JSON.stringify(TSCONFIG));

  const succeeds = (command: string, args: readonly string[]): boolean => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: consumer,
      encoding: "utf8",
    });
    if (status !== 0) console.error(`${stdout}${stderr}`);
    return status === 0;
  };
  if (!succeeds("tsc", []))
    return ["the examples do not compile with the package (see above): export what they import."];
  if (!succeeds("tsx", ["program.ts"]))
    return ["the examples do not run with the package (see above): correct the example or dist."];
  console.log("compiled and run with the package: docs/examples");
  return [];
}
