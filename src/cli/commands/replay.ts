import type { GameTypes } from "../../kernel/contract/game.ts";
import { MOST_ACTIONS } from "../../kernel/data/limits.ts";
import { isObject } from "../../kernel/validation/guards.ts";
import { forGame, readArguments, wholeNumber } from "../arguments.ts";
import { type Command, commonHelp, type ExitCode, type Options } from "../command.ts";
import { type GameEntry, gameNames } from "../games.ts";
import { checkReplay, type FlawedReplay, type IntactReplay } from "../replay/check-replay.ts";
import {
  endLines,
  eventsLines,
  type ReplayOutput,
  stepData,
  stepLines,
} from "../replay/show-replay.ts";
import { positionLines } from "../report.ts";
import { openDialogue } from "../terminal/dialogue.ts";
import { readJson } from "../terminal/files.ts";
import { penFor } from "../terminal/pen.ts";
import { UsageError } from "../usage-error.ts";
import type { CliLocale } from "../words/cli-locales.ts";

const help = `Usage: abyss-rules replay <file> [--step | --at N]

Plays a recorded game again, checks it against the record, and prints it.
To record a game, use abyss-rules play --json. The file can be - for the
standard input.

  --step         action by action; in a terminal, press Enter to go on
  --at N         show the position after N actions; 0 is the set-up
${commonHelp}

With --json, prints the result; with --step, a line for each action; with --at,
the state. A replay of earlier rules is printed up to the first difference.

Exit code: 0 as recorded, 1 altered or recorded under other rules, 2 wrong
arguments or files.`;

/** How to show a replay. */
interface ShowOptions {
  readonly json: boolean;
  readonly step: boolean;
  readonly at?: string | undefined;
  readonly cliLocale: CliLocale;
}

const options = {
  step: { type: "boolean", default: false },
  at: { type: "string" },
} as const satisfies Options;

/** `abyss-rules replay` */
export const replay: Command = {
  summary: "check a recorded game, and print it",
  help,
  options,
  async run(args) {
    const { values, operands, cliLocale } = readArguments(args, options, ["file"]);
    if (values.step && values.at !== undefined)
      throw new UsageError("--step and --at cannot be used together, expected at most one of them");
    const file = await readJson(operands.file);
    const name = isObject(file) && "game" in file ? file.game : undefined;
    if (typeof name !== "string")
      throw new UsageError(`not a replay: game is missing, expected ${gameNames.join(", ")}`);
    return forGame(name, (entry) =>
      print(entry, checkReplay(entry.game, file), { ...values, cliLocale }),
    );
  },
};

/** Prints the part that can be shown, then the verdict. */
async function print<T extends GameTypes>(
  entry: GameEntry<T>,
  found: IntactReplay<T> | FlawedReplay<T>,
  { json, step, at, cliLocale }: ShowOptions,
): Promise<ExitCode> {
  const output = { cliLocale, pen: penFor(process.stdout, process.env) };
  if (at !== undefined) printPosition(entry, found, at, json, output);
  else if (json) {
    if (step) for (const data of stepData(found)) console.log(JSON.stringify(data));
    if (!found.ok) console.log(flawOf(entry, found, cliLocale));
    else if (!step) console.log(resultOf(entry, found));
  } else if (step) await printStepByStep(entry, found, output);
  else
    console.log(
      [...eventsLines(entry, found, output), ...endLines(entry, found, output)].join("\n"),
    );
  return found.ok ? 0 : 1;
}

/** Prints a position, if it can be shown. With --json the standard output has nothing but the state. */
function printPosition<T extends GameTypes>(
  entry: GameEntry<T>,
  found: IntactReplay<T> | FlawedReplay<T>,
  at: string,
  json: boolean,
  output: ReplayOutput,
): void {
  const max = found.ok ? found.steps.length - 1 : MOST_ACTIONS;
  const state = found.steps[wholeNumber("--at", at, { min: 0, max })]?.state;
  if (state)
    console.log(
      json ? JSON.stringify(state) : positionLines(entry, state, "spectator", output).join("\n"),
    );
  if (found.ok) return;
  if (json) console.error(flawOf(entry, found, output.cliLocale));
  else console.log(endLines(entry, found, output).join("\n"));
}

/** The JSON result for a replay that was altered or recorded under other rules. */
function flawOf<T extends GameTypes>(
  { words }: GameEntry<T>,
  { ok, flaw, version, reason, place, refused }: FlawedReplay<T>,
  { locale }: CliLocale,
): string {
  const { path } = place ?? {};
  const { index, refusal, state } = refused ?? {};
  const action = index === undefined ? undefined : index + 1;
  const text = refusal && words(locale).sentence(refusal, state);
  return JSON.stringify({ ok, flaw, version, reason, path, action, refusal, text });
}

/** The JSON result for a replay that is as recorded. */
function resultOf<T extends GameTypes>(
  { game }: GameEntry<T>,
  { ok, version, steps }: IntactReplay<T>,
): string {
  const { state } = steps.at(-1)!;
  const isOver = game.deciders(state).length === 0;
  const standings = game.standings(state);
  return JSON.stringify({
    ok,
    game: game.id,
    version,
    actions: steps.length - 1,
    isOver,
    standings,
  });
}

/** Waits for Enter after each step in a terminal; otherwise prints all steps without a pause. */
async function printStepByStep<T extends GameTypes>(
  entry: GameEntry<T>,
  found: IntactReplay<T> | FlawedReplay<T>,
  output: ReplayOutput,
): Promise<void> {
  const isWatched = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const dialogue = isWatched ? openDialogue(process.stdout) : undefined;
  for (const lines of stepLines(entry, found, output)) {
    console.log(lines.join("\n"));
    const line = dialogue && (await dialogue.ask(output.cliLocale.labels.pressEnter));
    if (dialogue && line === undefined) return console.log();
  }
  dialogue?.close();
  console.log(endLines(entry, found, output).join("\n"));
}
