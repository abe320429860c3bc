import { type Bot, type MatchStep, match, type Thoughts } from "../bots/index.ts";
import type { GameTypes, Of } from "../kernel/contract/game.ts";
import type { GameEntry } from "./games.ts";
import { outcomeLines } from "./outcome.ts";
import type { Pen } from "./terminal/pen.ts";
import type { CliLocale } from "./words/cli-locales.ts";
import type { Labels } from "./words/labels.ts";
import { printable } from "./words/printable.ts";
import type { At, Words } from "./words/words.ts";

/** A match that is reported. */
export interface Reported<T extends GameTypes> {
  /** A bot for each player, and what to call it. */
  readonly bots: readonly { readonly name: string; readonly bot: Bot<T> }[];
  readonly seed: string;
  /** Whether to tell what the bots thought. */
  readonly thoughts: boolean;
  readonly tongue: CliLocale;
  readonly pen: Pen;
}

/** The lines of a report of one whole game between bots. */
export async function* report<T extends GameTypes>(
  entry: GameEntry<T>,
  { bots, seed, thoughts: isAsked, tongue, pen }: Reported<T>,
): AsyncGenerator<string, void, undefined> {
  const { game } = entry;
  const words = entry.words(tongue.locale);
  yield titleOf(
    entry,
    tongue,
    bots.map(({ name }) => name),
    seed,
  );
  yield "";
  let last: MatchStep<T> | undefined;
  const thinking = bots.map(({ bot }) => bot);
  for await (last of match(game, entry.options(bots.length), seed, thinking)) {
    if (isAsked && last.thoughts) yield* thoughtLines(last.thoughts, words, tongue.labels, pen);
    yield* eventLines(words, last.events, last.state, pen);
  }
  yield "";
  yield* outcomeLines(entry, last!.state, tongue, pen);
}

/** "Abyss: Player 1 is random and Player 2 is greedy, seed "1""; without the seed while it is secret. */
export function titleOf<T extends GameTypes>(
  { name, words }: GameEntry<T>,
  tongue: CliLocale,
  players: readonly string[],
  seed: string | undefined,
): string {
  const { locale, labels } = tongue;
  const seated = players.map((who, seat) => labels.seated(words(locale).player(seat), who));
  const behind = seed === undefined ? "" : `, ${seedText(tongue, seed)}`;
  return `${name}: ${locale.players(seated)}${behind}`;
}

/** What the seed was, to play the same game again. */
export const seedText = ({ labels }: CliLocale, seed: string): string =>
  labels.seed(printable(JSON.stringify(seed)));

/** What happened, a line each; a turn reads as a paragraph. */
export function* eventLines<T extends GameTypes>(
  words: Words<T>,
  events: readonly Of<T, "event">[],
  at: At<T>,
  pen: Pen,
): Generator<string, void, undefined> {
  for (const event of events) {
    const isTurn = event.type === "turn-started";
    if (isTurn) yield "";
    yield isTurn ? pen.in("bold", words.said(event, at)) : `  ${words.said(event, at)}`;
  }
}

/** So many actions of a bot's thoughts are told. */
const TOLD = 3;

/** "    (Draw 2 lords: tried 120 times, 54 % of the victory)" */
function* thoughtLines<T extends GameTypes>(
  { considered }: Thoughts<Of<T, "action">>,
  words: Words<T>,
  labels: Labels,
  pen: Pen,
): Generator<string, void, undefined> {
  for (const { action, visits, expected } of considered.slice(0, TOLD)) {
    const share = Math.round(100 * (expected[action.seat] ?? 0));
    yield pen.in("dim", `    (${words.action(action)}: ${labels.tried(visits, share)})`);
  }
}
