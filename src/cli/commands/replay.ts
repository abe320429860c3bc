import type { GameTypes } from "../../kernel/contract/game.ts";
import { MOST_ACTIONS } from "../../kernel/data/limits.ts";
import { isObject } from "../../kernel/validation/guards.ts";
import { forGame, readArguments, wholeNumber } from "../arguments.ts";
import { type Command, commonOptions, type ExitCode } from "../command.ts";
import { type GameEntry, gameNames } from "../games.ts";
import { checkReplay, type FlawedReplay, type SoundReplay } from "../replay/check-replay.ts";
import {
  endLines,
  eventsLines,
  positionLines,
  type ReplayOutput,
  stepData,
  stepLines,
} from "../replay/show-replay.ts";
import { openDialogue } from "../terminal/dialogue.ts";
import { readJson } from "../terminal/files.ts";
import { penFor } from "../terminal/pen.ts";
import { UsageError } from "../usage-error.ts";
import type { CliLocale } from "../words/cli-locales.ts";

const help = `Usage: abyss-rules replay <file> [--step | --at N]

Plays a recorded game again, checks that it is as it was recorded, and tells it.
abyss-rules play --json makes such records. The file can be - for the standard
input.

  --step         action by action; in a terminal, Enter goes on
  --at N         the position after N actions; 0 is the set-up
${commonOptions}

With --json: the result; with --step a line for each action; with --at the
state. A replay of earlier rules is told up to the difference. Exit code: 0 as
recorded, 1 altered or of other rules, 2 wrong arguments or files.`;

/** How a replay is shown. */
interface Wanted {
  readonly json: boolean;
  readonly step: boolean;
  readonly at?: string | undefined;
  readonly tongue: CliLocale;
}

/** `abyss-rules replay` */
export const replay: Command = {
  summary: "check a recorded game, and tell it",
  help,
  async run(args) {
    const { values, things, tongue } = readArguments(
      args,
      { step: { type: "boolean", default: false }, at: { type: "string" } },
      ["file"],
    );
    if (values.step && values.at !== undefined)
      throw new UsageError("--step and --at exclude each other, expected one of them");
    const file = await readJson(things.file);
    const name = isObject(file) && "game" in file ? file.game : undefined;
    if (typeof name !== "string")
      throw new UsageError(`this is no replay: game is missing, expected ${gameNames.join(", ")}`);
    return forGame(name, (entry) =>
      tell(entry, checkReplay(entry.game, file), { ...values, tongue }),
    );
  },
};

/** Tells what can be shown, then what is said of the whole. */
async function tell<T extends GameTypes>(
  entry: GameEntry<T>,
  found: SoundReplay<T> | FlawedReplay<T>,
  { json, step, at, tongue }: Wanted,
): Promise<ExitCode> {
  const telling = { tongue, pen: penFor(process.stdout, process.env) };
  if (at !== undefined) tellAt(entry, found, at, json, telling);
  else if (json) {
    if (step) for (const told of stepData(found)) console.log(JSON.stringify(told));
    if (!found.ok) console.log(flawOf(entry, found, tongue));
    else if (!step) console.log(resultOf(entry, found));
  } else if (step) await tellStepByStep(entry, found, telling);
  else
    console.log(
      [...eventsLines(entry, found, telling), ...endLines(entry, found, telling)].join("\n"),
    );
  return found.ok ? 0 : 1;
}

/** A position, if it is shown. A program gets nothing but the state on the standard output. */
function tellAt<T extends GameTypes>(
  entry: GameEntry<T>,
  found: SoundReplay<T> | FlawedReplay<T>,
  at: string,
  json: boolean,
  telling: ReplayOutput,
): void {
  const max = found.ok ? found.actions.length : MOST_ACTIONS;
  const state = found.steps[wholeNumber("--at", at, { min: 0, max })]?.state;
  if (state)
    console.log(json ? JSON.stringify(state) : positionLines(entry, state, telling).join("\n"));
  if (found.ok) return;
  if (json) console.error(flawOf(entry, found, telling.tongue));
  else console.log(endLines(entry, found, telling).join("\n"));
}

/** What a program wants to know of a replay that is not as it was recorded. */
function flawOf<T extends GameTypes>(
  { words }: GameEntry<T>,
  { ok, flaw, version, reason, place, refused }: FlawedReplay<T>,
  { locale }: CliLocale,
): string {
  const { path } = place ?? {};
  const { index, refusal, state } = refused ?? {};
  const action = index === undefined ? undefined : index + 1;
  const text = refusal && words(locale).said(refusal, state);
  return JSON.stringify({ ok, flaw, version, reason, path, action, refusal, text });
}

/** What a program wants to know of a sound replay. */
function resultOf<T extends GameTypes>(
  { game }: GameEntry<T>,
  { ok, version, actions, steps }: SoundReplay<T>,
): string {
  const { state } = steps.at(-1)!;
  const isOver = game.deciders(state).length === 0;
  const standings = game.standings(state);
  return JSON.stringify({
    ok,
    game: game.id,
    version,
    actions: actions.length,
    isOver,
    standings,
  });
}

/** Where somebody watches, Enter goes on; else all steps follow at once. */
async function tellStepByStep<T extends GameTypes>(
  entry: GameEntry<T>,
  found: SoundReplay<T> | FlawedReplay<T>,
  telling: ReplayOutput,
): Promise<void> {
  const isWatched = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const dialogue = isWatched ? openDialogue(process.stdout) : undefined;
  for (const lines of stepLines(entry, found, telling)) {
    console.log(lines.join("\n"));
    const line = dialogue && (await dialogue.ask(telling.tongue.labels.pressEnter));
    if (dialogue && line === undefined) return console.log();
  }
  dialogue?.close();
  console.log(endLines(entry, found, telling).join("\n"));
}
