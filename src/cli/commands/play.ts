import { match } from "../../bots/index.ts";
import type { GameTypes, Of } from "../../kernel/contract/game.ts";
import { record } from "../../kernel/tools/replay.ts";
import { forGame, readArguments } from "../arguments.ts";
import { botNames } from "../bots.ts";
import { type Command, commonHelp, type ExitCode, type Options } from "../command.ts";
import { type GameEntry, gameNames } from "../games.ts";
import { outcomeLines } from "../outcome.ts";
import { playAtTable } from "../play/at-table.ts";
import { type Seating, seatingOf } from "../play/seating.ts";
import { report, seedText, titleOf } from "../report.ts";
import { openDialogue } from "../terminal/dialogue.ts";
import { wrap } from "../terminal/layout.ts";
import { penFor } from "../terminal/pen.ts";
import { UsageError } from "../usage-error.ts";
import type { CliLocale } from "../words/cli-locales.ts";

/** Wraps the description of an option, with the column of descriptions as indent. */
const indented = (text: string): string => wrap(text, 80 - 17).join(`\n${" ".repeat(17)}`);

const help = `Usage: abyss-rules play [--game NAME] [--players N] [--me N,…] [--bots NAME,…]

Plays a game: bots against bots, or you against bots. You see only what your
seat may see, and choose by number; type "help" for the other commands.

  --game NAME    ${indented(gameNames.join(", "))}
  --players N    number of players
  --me N,…       seats played by people: 1, or 1,2 to share the keyboard
  --bots NAME,…  ${indented(`${botNames}; they take the other seats in turn, repeating the list if it is short`)}
  --seed TEXT    seed of the game: the same seed gives the same game
  --thoughts     print what the bots considered
${commonHelp}

With --json, the replay of the game is printed (see abyss-rules replay), and the
dialogue with people goes to the standard error.`;

const options = {
  game: { type: "string", default: "abyss" },
  players: { type: "string" },
  me: { type: "string" },
  seed: { type: "string" },
  bots: { type: "string", default: "random" },
  thoughts: { type: "boolean", default: false },
} as const satisfies Options;

/** `abyss-rules play` */
export const play: Command = {
  summary: "watch bots play, or play against them",
  help,
  options,
  async run(args) {
    const { values, cliLocale } = readArguments(args, options, []);
    if (values.thoughts && (values.me !== undefined || values.json))
      throw new UsageError(
        "--thoughts is for games of bots only, expected neither --me nor --json",
      );
    return forGame(values.game, (entry) => {
      const seating = seatingOf(entry, values, cliLocale.labels.person);
      if (seating.hasPeople) return playWithPeople(entry, seating, cliLocale, values.json);
      return values.json
        ? printRecord(entry, seating)
        : printReport(entry, seating, cliLocale, values.thoughts);
    });
  },
};

async function printReport<T extends GameTypes>(
  entry: GameEntry<T>,
  { seats, seed }: Seating<T>,
  cliLocale: CliLocale,
  thoughts: boolean,
): Promise<ExitCode> {
  const pen = penFor(process.stdout, process.env);
  const bots = seats.flatMap(({ name, bot }) => (bot ? [{ name, bot }] : []));
  for await (const line of report(entry, { bots, seed, thoughts, cliLocale, pen }))
    console.log(line);
  return 0;
}

async function printRecord<T extends GameTypes>(
  { game, options: optionsFor }: GameEntry<T>,
  { seats, seed }: Seating<T>,
): Promise<ExitCode> {
  const options = optionsFor(seats.length);
  const actions: Of<T, "action">[] = [];
  const bots = seats.flatMap(({ bot }) => bot ?? []);
  for await (const { thoughts } of match(game, options, seed, bots))
    if (thoughts) actions.push(thoughts.action);
  console.log(JSON.stringify(record(game, { options, seed, actions })));
  return 0;
}

async function playWithPeople<T extends GameTypes>(
  entry: GameEntry<T>,
  { seats, seed, isSecret }: Seating<T>,
  cliLocale: CliLocale,
  json: boolean,
): Promise<ExitCode> {
  const output = json ? process.stderr : process.stdout;
  const pen = penFor(output, process.env);
  const dialogue = openDialogue(output);
  const players = seats.map(({ name }) => name);
  dialogue.say(titleOf(entry, cliLocale, players, isSecret ? undefined : seed));
  const bots = seats.map(({ bot }) => bot);
  const { state, actions } = await playAtTable(entry, { bots, seed, cliLocale, pen, dialogue });
  if (entry.game.deciders(state).length === 0)
    dialogue.say(["", ...outcomeLines(entry, state, cliLocale, pen)].join("\n"));
  if (isSecret) dialogue.say(pen.in("dim", seedText(cliLocale, seed)));
  dialogue.close();
  if (json) {
    const options = entry.options(seats.length);
    console.log(JSON.stringify(record(entry.game, { options, seed, actions })));
  }
  return 0;
}
