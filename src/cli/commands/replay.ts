import type { GameTypes } from "../../kernel/game.ts";
import { isObject } from "../../kernel/guards.ts";
import { forGame, readArguments, wholeNumber } from "../arguments.ts";
import { type Command, commonOptions, type ExitCode } from "../command.ts";
import { type Entry, gameNames } from "../games.ts";
import { Mistake } from "../mistake.ts";
import { type Altered, checked, type Sound } from "../replay/checked.ts";
import { endLines, positionLines, stepData, stepLines, wholeLines } from "../replay/shown.ts";
import { openDialogue } from "../terminal/dialogue.ts";
import { readJson } from "../terminal/files.ts";
import { penFor } from "../terminal/pen.ts";
import type { Tongue } from "../words/tongues.ts";

const help = `Usage: abyss-rules replay <file> [--step | --at N]

Plays a recorded game again, checks that it is as it was recorded, and tells it.
abyss-rules play --json makes such records. The file can be - for the standard
input.

  --step         action by action; in a terminal, Enter goes on
  --at N         the position after N actions; 0 is the set-up
${commonOptions}

With --json: the result; with --step a line for each action; with --at the
state. Exit code: 0 as recorded, 1 altered or of other rules, 2 wrong arguments
or files.`;

/** How a replay is shown. */
interface Wanted {
  readonly json: boolean;
  readonly step: boolean;
  readonly at?: string | undefined;
  readonly tongue: Tongue;
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
      throw new Mistake("--step and --at exclude each other, expected one of them");
    const file = await readJson(things.file);
    const name = isObject(file) && "game" in file ? file.game : undefined;
    if (typeof name !== "string")
      throw new Mistake(`this is no replay: game is missing, expected ${gameNames.join(", ")}`);
    return forGame(name, async (entry) => {
      const found = checked(entry.game, file);
      return found.ok ? show(entry, found, { ...values, tongue }) : tellAltered(found, values.json);
    });
  },
};

function tellAltered({ reason, action }: Altered, json: boolean): ExitCode {
  const pen = penFor(process.stdout, process.env);
  const place = action === undefined ? "" : `action ${action}: `;
  console.log(
    json ? JSON.stringify({ ok: false, reason, action }) : pen.in("red", `${place}${reason}`),
  );
  return 1;
}

async function show<T extends GameTypes>(
  entry: Entry<T>,
  sound: Sound<T>,
  { json, step, at, tongue }: Wanted,
): Promise<ExitCode> {
  const telling = { tongue, pen: penFor(process.stdout, process.env) };
  if (at !== undefined) {
    const number = wholeNumber("--at", at, { min: 0, max: sound.steps.length - 1 });
    const { state } = sound.steps[number]!;
    console.log(json ? JSON.stringify(state) : positionLines(entry, state, telling).join("\n"));
  } else if (step && json) for (const told of stepData(sound)) console.log(JSON.stringify(told));
  else if (step) await tellStepByStep(entry, sound, telling);
  else console.log(json ? resultOf(entry, sound) : wholeLines(entry, sound, telling).join("\n"));
  return 0;
}

/** What a program wants to know of a sound replay. */
function resultOf<T extends GameTypes>({ game }: Entry<T>, { file, steps }: Sound<T>): string {
  const { state } = steps.at(-1)!;
  const isOver = game.deciders(state).length === 0;
  return JSON.stringify({
    ok: true,
    game: file.game,
    version: file.version,
    actions: file.actions.length,
    isOver,
    standings: game.standings(state),
  });
}

/** Where somebody watches, Enter goes on; else all steps follow at once. */
async function tellStepByStep<T extends GameTypes>(
  entry: Entry<T>,
  sound: Sound<T>,
  telling: Parameters<typeof stepLines<T>>[2],
): Promise<void> {
  const isWatched = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const dialogue = isWatched ? openDialogue(process.stdout) : undefined;
  for (const lines of stepLines(entry, sound, telling)) {
    console.log(lines.join("\n"));
    const line = dialogue && (await dialogue.ask(telling.tongue.labels.pressEnter));
    if (dialogue && line === undefined) return console.log();
  }
  dialogue?.close();
  console.log(endLines(entry, sound, telling).join("\n"));
}
