import { type Bot, type MatchStep, match, type Thoughts } from "../bots/index.ts";
import type { GameTypes, Of } from "../kernel/contract/game.ts";
import type { Viewer } from "../kernel/data/types.ts";
import type { GameEntry } from "./games.ts";
import { outcomeLines } from "./outcome.ts";
import { tableLines } from "./tables/table-lines.ts";
import type { Pen } from "./terminal/pen.ts";
import { whyText } from "./why.ts";
import type { CliLocale } from "./words/cli-locales.ts";
import { printable } from "./words/printable.ts";
import type { StateOrView, Words } from "./words/words.ts";

/** The match to report, and how to write it. */
export interface ReportOptions<T extends GameTypes> {
  /** A bot for each player, and what to call it. */
  readonly bots: readonly { readonly name: string; readonly bot: Bot<T> }[];
  readonly seed: string;
  /** Whether to print what the bots considered. */
  readonly thoughts: boolean;
  readonly cliLocale: CliLocale;
  readonly pen: Pen;
}

/** Plays a whole game between bots; yields the lines of its report. */
export async function* report<T extends GameTypes>(
  entry: GameEntry<T>,
  { bots, seed, thoughts: showsThoughts, cliLocale, pen }: ReportOptions<T>,
): AsyncGenerator<string, void, undefined> {
  const { game } = entry;
  const words = entry.words(cliLocale.locale);
  yield titleOf(
    entry,
    cliLocale,
    bots.map(({ name }) => name),
    seed,
  );
  yield "";
  let last: MatchStep<T> | undefined;
  const thinking = bots.map(({ bot }) => bot);
  for await (last of match(game, entry.options(bots.length), seed, thinking)) {
    if (showsThoughts && last.thoughts)
      yield* thoughtLines(entry, last, last.thoughts, cliLocale, pen);
    yield* eventLines(words, last.events, last.state, pen);
  }
  yield "";
  yield* outcomeLines(entry, last!.state, cliLocale, pen);
}

/** "Abyss: Player 1 is random and Player 2 is greedy, seed "1""; without the seed while it is secret. */
export function titleOf<T extends GameTypes>(
  { name, words }: GameEntry<T>,
  cliLocale: CliLocale,
  players: readonly string[],
  seed: string | undefined,
): string {
  const { locale, labels } = cliLocale;
  const seated = players.map((who, seat) => labels.seated(words(locale).player(seat), who));
  const behind = seed === undefined ? "" : `, ${seedText(cliLocale, seed)}`;
  return `${name}: ${locale.players(seated)}${behind}`;
}

/** The seed as a text, so that the same game can be played again. */
export const seedText = ({ labels }: CliLocale, seed: string): string =>
  labels.seed(printable(JSON.stringify(seed)));

/** The lines of a position: its table as a viewer sees it, and its open decision. */
export function positionLines<T extends GameTypes>(
  { draw, words: wordsIn, game }: GameEntry<T>,
  at: StateOrView<T>,
  viewer: Viewer,
  { cliLocale, pen }: { readonly cliLocale: CliLocale; readonly pen: Pen },
): string[] {
  const words = wordsIn(cliLocale.locale);
  const decision = game.decision(at);
  return [
    ...tableLines(draw, at, viewer, { pen, words, cliLocale }),
    ...(decision ? ["", pen.in("bold", words.decision(decision, at))] : []),
  ];
}

/** A line for each event, with an empty line before each turn. */
export function* eventLines<T extends GameTypes>(
  words: Words<T>,
  events: readonly Of<T, "event">[],
  at: StateOrView<T>,
  pen: Pen,
): Generator<string, void, undefined> {
  for (const event of events) {
    const isTurn = event.type === "turn-started";
    if (isTurn) yield "";
    yield isTurn ? pen.in("bold", words.sentence(event, at)) : `  ${words.sentence(event, at)}`;
  }
}

/** How many of the actions that a bot considered are printed. */
const SHOWN_THOUGHTS = 3;

/** "    (Draw 2 lords: tried 120 times, wins 54 %)", and why. */
function* thoughtLines<T extends GameTypes>(
  entry: GameEntry<T>,
  { state }: MatchStep<T>,
  thoughts: Thoughts<Of<T, "action">>,
  cliLocale: CliLocale,
  pen: Pen,
): Generator<string, void, undefined> {
  const words = entry.words(cliLocale.locale);
  const { tried, winsShare } = cliLocale.labels;
  for (const { action, visits, expected } of thoughts.considered.slice(0, SHOWN_THOUGHTS)) {
    const share = Math.round(100 * (expected[action.seat] ?? 0));
    yield pen.in("dim", `    (${words.action(action)}: ${tried(visits)}, ${winsShare(share)})`);
  }
  const why = whyText(entry, thoughts, entry.game.view(state, thoughts.action.seat), cliLocale);
  if (why !== undefined) yield pen.in("dim", `    (${why})`);
}
