#!/usr/bin/env node
// The executable `abyss-rules`: runs the command that was typed, and reports wrong input in one line.
import { version } from "../../package.json";
import { RulesError } from "../kernel/data/errors.ts";
import { unknownName } from "./arguments.ts";
import type { Command } from "./command.ts";
import { commands, help } from "./commands/index.ts";
import { errorInJson, errorInWords, oneLine, UsageError } from "./usage-error.ts";
import { printable } from "./words/printable.ts";

// A reader of the output may stop early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === "--json") return say(help);
  if (name === "--version") return say(version);
  if (name === "help" && args[0] !== undefined) return say(commandNamed(args[0]).help);
  if (name === "help" || isHelp(name)) return say(help);
  const command = commandNamed(name);
  return args.some(isHelp) ? say(command.help) : command.run(args);
}

const isHelp = (word: string): boolean => word === "--help" || word === "-h";

function commandNamed(name: string): Command {
  const command = commands.get(name);
  if (!command) throw unknownName("command", name, [...commands.keys()]);
  return command;
}

function say(text: string): 0 {
  console.log(text);
  return 0;
}

const typed = process.argv.slice(2);
try {
  process.exitCode = await run(typed);
} catch (error) {
  if (!(error instanceof UsageError || error instanceof RulesError)) throw error;
  const place = ["abyss-rules", ...(commands.has(typed[0] ?? "") ? [typed[0]] : [])].join(" ");
  console.error(
    typed.includes("--json")
      ? errorInJson(error)
      : printable(`${place}: ${oneLine(errorInWords(error))} (see --help)`),
  );
  process.exitCode = 2;
}
