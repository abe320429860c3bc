import { type Bot, type MatchStep, match, type Thoughts } from "../bots/index.ts";
import { en } from "../kernel/english.ts";
import type { GameTypes } from "../kernel/game.ts";
import type { Entry } from "./games.ts";
import { scoreTable } from "./score-table.ts";

/** A match that is reported. */
export interface Reported<T extends GameTypes> {
  /** A bot for each player, and what to call it. */
  readonly bots: readonly { readonly name: string; readonly bot: Bot<T> }[];
  readonly seed: string;
  /** Whether to tell what the bots thought. */
  readonly thoughts: boolean;
}

/** The lines of a report of one whole game between bots. */
export async function* report<T extends GameTypes>(
  { name, game, describe, describeAction, options, nameOf }: Entry<T>,
  { bots, seed, thoughts: isAsked }: Reported<T>,
): AsyncGenerator<string, void, undefined> {
  const players = bots.map((one, seat) => `${nameOf(seat)} is ${one.name}`);
  yield `${name}: ${en.and(players)}, seed ${JSON.stringify(seed)}`;
  yield "";
  let last: MatchStep<T> | undefined;
  const thinking = bots.map(({ bot }) => bot);
  for await (last of match(game, options(bots.length), seed, thinking)) {
    if (isAsked && last.thoughts) yield* thoughtLines(last.thoughts, describeAction);
    for (const event of last.events) {
      // A turn reads as a paragraph.
      if (event.type === "turn-started") yield "";
      yield event.type === "turn-started" ? describe(event) : `  ${describe(event)}`;
    }
  }
  const { state } = last!;
  yield "";
  yield scoreTable(game, state, nameOf);
  yield "";
  const { winners } = game.standings(state);
  yield winners.length === 1
    ? `${nameOf(winners[0]!)} wins.`
    : `${en.and(winners.map(nameOf))} share the victory.`;
}

/** So many actions of a bot's thoughts are told. */
const TOLD = 3;

/** "    (Draw 2 lords: tried 120 times, 54 % of the victory)" */
function* thoughtLines<Action extends { readonly seat: number }>(
  { considered }: Thoughts<Action>,
  describeAction: (action: Action) => string,
): Generator<string> {
  for (const { action, visits, expected } of considered.slice(0, TOLD)) {
    const share = Math.round(100 * (expected[action.seat] ?? 0));
    yield `    (${describeAction(action)}: tried ${en.counted(visits, { one: "time", other: "times" })}, ${share} % of the victory)`;
  }
}
