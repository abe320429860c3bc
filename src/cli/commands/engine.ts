import { readArguments } from "../arguments.ts";
import { type Command, commonHelp } from "../command.ts";
import { runEngine } from "../engine/run-engine.ts";

const help = `Usage: abyss-rules engine

Answers requests of a program in any language: one JSON object per line on the
standard input, one answer per line on the standard output, in the same order,
until the input ends.

  {"id": 1, "method": "setup", "game": "abyss", "options": {"players": 2},
   "seed": "1"}

The page "The engine" of the documentation has all methods; for JSON Schemas,
see abyss-rules schema engine request, and abyss-rules schema engine answer.

${commonHelp}`;

/** `abyss-rules engine` */
export const engine: Command = {
  summary: "answer requests of other programs, as lines of JSON",
  help,
  options: {},
  async run(args) {
    readArguments(args, {}, []);
    await runEngine(process.stdin, process.stdout);
    return 0;
  },
};
