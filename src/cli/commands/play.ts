import { match } from "../../bots/index.ts";
import type { GameTypes, Of } from "../../kernel/contract/game.ts";
import { record } from "../../kernel/tools/replay.ts";
import { forGame, readArguments } from "../arguments.ts";
import { botNames } from "../bots.ts";
import { type Command, commonOptions, type ExitCode } from "../command.ts";
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

/** A text behind the name of an option. */
const indented = (text: string): string => wrap(text, 80 - 17).join(`\n${" ".repeat(17)}`);

const help = `Usage: abyss-rules play [--game NAME] [--players N] [--me N,…] [--bots NAME,…]

Plays a game: bots among themselves, or you against bots. You see what your seat
sees, and choose by numbers; "help" at the prompt tells what else can be typed.

  --game NAME    ${indented(gameNames.join(", "))}
  --players N    how many play
  --me N,…       the seats of people, such as 1, or 1,2 at one keyboard
  --bots NAME,…  ${indented(`${botNames}; they sit down one after the other, again and again`)}
  --seed TEXT    the same seed gives the same game
  --thoughts     tell what the bots thought
${commonOptions}

With --json, the record of the game is printed, which abyss-rules replay reads;
what is said to people then goes to the standard error.`;

/** `abyss-rules play` */
export const play: Command = {
  summary: "watch bots play, or play against them",
  help,
  async run(args) {
    const { values, tongue } = readArguments(
      args,
      {
        game: { type: "string", default: "abyss" },
        players: { type: "string" },
        me: { type: "string" },
        seed: { type: "string" },
        bots: { type: "string", default: "random" },
        thoughts: { type: "boolean", default: false },
      },
      [],
    );
    if (values.thoughts && (values.me !== undefined || values.json))
      throw new UsageError("--thoughts is for reports of bots, expected neither --me nor --json");
    return forGame(values.game, (entry) => {
      const seating = seatingOf(entry, values, tongue.labels.person);
      if (seating.hasPeople) return playWithPeople(entry, seating, tongue, values.json);
      return values.json
        ? printRecord(entry, seating)
        : printReport(entry, seating, tongue, values.thoughts);
    });
  },
};

async function printReport<T extends GameTypes>(
  entry: GameEntry<T>,
  { seats, seed }: Seating<T>,
  tongue: CliLocale,
  thoughts: boolean,
): Promise<ExitCode> {
  const pen = penFor(process.stdout, process.env);
  const bots = seats.flatMap(({ name, bot }) => (bot ? [{ name, bot }] : []));
  for await (const line of report(entry, { bots, seed, thoughts, tongue, pen })) console.log(line);
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
  tongue: CliLocale,
  json: boolean,
): Promise<ExitCode> {
  const output = json ? process.stderr : process.stdout;
  const pen = penFor(output, process.env);
  const dialogue = openDialogue(output);
  const players = seats.map(({ name }) => name);
  dialogue.say(titleOf(entry, tongue, players, isSecret ? undefined : seed));
  const bots = seats.map(({ bot }) => bot);
  const { state, actions } = await playAtTable(entry, { bots, seed, tongue, pen, dialogue });
  if (entry.game.deciders(state).length === 0)
    dialogue.say(["", ...outcomeLines(entry, state, tongue, pen)].join("\n"));
  if (isSecret) dialogue.say(pen.in("dim", seedText(tongue, seed)));
  dialogue.close();
  if (json) {
    const options = entry.options(seats.length);
    console.log(JSON.stringify(record(entry.game, { options, seed, actions })));
  }
  return 0;
}
