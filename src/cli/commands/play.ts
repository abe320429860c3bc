import { match } from "../../bots/index.ts";
import { newSeed, record } from "../../index.ts";
import type { GameTypes, Of } from "../../kernel/game.ts";
import { forGame, readArguments, wholeNumber } from "../arguments.ts";
import { botNamed, botNames } from "../bots.ts";
import { type Command, commonOptions, type ExitCode } from "../command.ts";
import { type Entry, gameNames } from "../games.ts";
import { Mistake } from "../mistake.ts";
import { outcomeLines } from "../outcome.ts";
import { playAtTable } from "../play/at-table.ts";
import { report, titleOf } from "../report.ts";
import { openDialogue } from "../terminal/dialogue.ts";
import { wrap } from "../terminal/layout.ts";
import { penFor } from "../terminal/pen.ts";
import type { Tongue } from "../words/tongues.ts";

/** If the game is for so many. */
const USUAL_PLAYERS = 3;
/** The seed of bots among themselves, so that everybody sees the same game. */
const USUAL_SEED = "1";

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
    return forGame(values.game, (entry) => {
      const table = tableOf(entry, values, tongue);
      if (table.people.length > 0) return playWithPeople(entry, table);
      return values.json ? printRecord(entry, table) : printReport(entry, table, values.thoughts);
    });
  },
};

/** Who plays. */
interface Table<T extends GameTypes> {
  readonly seats: readonly {
    readonly name: string;
    readonly bot: ReturnType<typeof botNamed<T>>;
  }[];
  readonly people: readonly number[];
  readonly seed: string;
  readonly json: boolean;
  readonly tongue: Tongue;
}

interface Typed {
  readonly players?: string | undefined;
  readonly me?: string | undefined;
  readonly seed?: string | undefined;
  readonly bots: string;
  readonly json: boolean;
}

function tableOf<T extends GameTypes>(
  { name, game }: Entry<T>,
  { players, me, seed, bots, json }: Typed,
  tongue: Tongue,
): Table<T> {
  const { min, max } = game.seats;
  const usual = String(Math.min(USUAL_PLAYERS, max));
  const count = wholeNumber(`--players of ${name}`, players ?? usual, { min, max });
  const people = (me?.split(",") ?? []).map(
    (seat) => wholeNumber("--me", seat, { min: 1, max: count }) - 1,
  );
  const named = bots.split(",").map((one) => {
    const bot = botNamed(game, one);
    if (!bot) throw new Mistake(`there is no bot ${JSON.stringify(one)}, expected ${botNames}`);
    return { name: one, bot };
  });
  let next = 0;
  const seats = Array.from({ length: count }, (_, seat) =>
    people.includes(seat)
      ? { name: tongue.labels.person, bot: undefined }
      : named[next++ % named.length]!,
  );
  // Whoever knows the seed knows the cards.
  return { seats, people, seed: seed ?? (me ? newSeed() : USUAL_SEED), json, tongue };
}

async function printReport<T extends GameTypes>(
  entry: Entry<T>,
  { seats, seed, tongue }: Table<T>,
  thoughts: boolean,
): Promise<ExitCode> {
  const pen = penFor(process.stdout, process.env);
  const bots = seats.flatMap(({ name, bot }) => (bot ? [{ name, bot }] : []));
  for await (const line of report(entry, { bots, seed, thoughts, tongue, pen })) console.log(line);
  return 0;
}

async function printRecord<T extends GameTypes>(
  { game, options: optionsFor }: Entry<T>,
  { seats, seed }: Table<T>,
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
  entry: Entry<T>,
  { seats, seed, json, tongue }: Table<T>,
): Promise<ExitCode> {
  const output = json ? process.stderr : process.stdout;
  const pen = penFor(output, process.env);
  const dialogue = openDialogue(output);
  dialogue.say(
    titleOf(
      entry,
      tongue,
      seats.map(({ name }) => name),
      seed,
    ),
  );
  const bots = seats.map(({ bot }) => bot);
  const { state, actions } = await playAtTable(entry, { bots, seed, tongue, pen, dialogue });
  if (entry.game.deciders(state).length === 0)
    dialogue.say(["", ...outcomeLines(entry, state, tongue, pen)].join("\n"));
  dialogue.close();
  if (json) {
    const options = entry.options(seats.length);
    console.log(JSON.stringify(record(entry.game, { options, seed, actions })));
  }
  return 0;
}
