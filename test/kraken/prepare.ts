import { unseen } from "../../src/kernel/bags.ts";
import { readState } from "../../src/kernel/read.ts";
import type { Seat } from "../../src/kernel/types.ts";
import type { Decision } from "../../src/kraken/actions.ts";
import { krakenBox } from "../../src/kraken/cards/box.ts";
import { type Loot, lootCards } from "../../src/kraken/cards/loot.ts";
import type { Sentinel } from "../../src/kraken/cards/sentinels.ts";
import { type KrakenTypes, kraken } from "../../src/kraken/index.ts";
import type { KrakenArea, Posting } from "../../src/kraken/table.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { type Description as AbyssDescription, lay } from "../abyss/prepare.ts";
import { deckOf, sorted } from "../tables.ts";

export type State = KrakenTypes["state"];

export const { play, refusalOf, question, open, openKinds, legalOf, kinds, eventsOf } =
  scenario(kraken);

/** A table as a test describes it: what Abyss has, and the area of Kraken. */
export interface Description extends Omit<AbyssDescription, "question"> {
  readonly question?: Decision;
  /** By seat; none, if left out. */
  readonly nebulis?: readonly number[];
  /** The first of those with the most nebulis, if left out. */
  readonly figure?: Seat;
  /** Loot on top of the deck, the top one first. */
  readonly nextLoot?: readonly Loot[];
  /** All loot of the deck, the top one first; the rest has left the game. */
  readonly lootDeck?: readonly Loot[];
  readonly loot?: KrakenArea<never>["loot"];
  /** Beside the board, where left out. */
  readonly sentinels?: Partial<Readonly<Record<Sentinel, Posting>>>;
}

/** A state that the description fits, checked for consistency. */
export function prepare(description: Description = {}): State {
  const base = lay(description as AbyssDescription, krakenBox);
  const kraken = areaOf(description, base.table.seats.length);
  const state = { ...base, table: { ...base.table, kraken } };
  return description.withoutMonsters ? (state as State) : readState(game, state);
}
const game = kraken;

/** The area of Kraken for so many players. */
export function areaOf(description: Description, players: number): KrakenArea<never> {
  const { nextLoot = [], lootDeck, loot = [], sentinels } = description;
  const nebulis = Array.from({ length: players }, (_, seat) => description.nebulis?.[seat] ?? 0);
  const most = Math.max(...nebulis);
  const next = lootDeck ?? nextLoot;
  const left = unseen(lootCards, [...next, ...loot.flatMap(({ values }) => values)]);
  const beside: Posting = { owner: null, on: null };
  return {
    nebulis,
    figure: description.figure ?? (most > 0 ? nebulis.indexOf(most) : null),
    lootDeck: deckOf(next, lootDeck ? [] : left),
    loot: [...loot],
    discardedLoot: lootDeck ? sorted(left) : [],
    sentinels: { watcher: beside, vigil: beside, lookout: beside, ...sentinels },
  };
}

/** Nebulis by seat, and who has the figure. */
export const nebulisIn = ({ table }: State) => ({
  nebulis: table.kraken.nebulis,
  figure: table.kraken.figure,
});

/** A seat has just revealed these cards; the last of them is up for decision. */
export const exploring = (track: Description["track"] = [], rest: Description = {}): State =>
  prepare({ ...rest, track, question: { ask: "explore", seats: [rest.turn?.seat ?? 0] } });
