import type { NarrowIds } from "../../src/kernel/data/ids.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import type { KrakenIds } from "../../src/kraken/cards/box.ts";
import type { Loot } from "../../src/kraken/cards/loot.ts";
import { type Decision, type KrakenTypes, kraken } from "../../src/kraken/index.ts";
import type { KrakenLayout } from "../../src/kraken/rules.ts";
import type { TableView } from "../../src/kraken/table.ts";
import { scenario } from "../../src/testing/scenario.ts";
import {
  type AnyDescription as AnyAbyssDescription,
  moved,
  positionOf,
  withoutMonsters,
} from "../abyss/prepare.ts";
import { assumeConsistent } from "../assume-consistent.ts";

export type State = KrakenTypes["state"];

export const { play, edit, refusalOf, question, open, openKinds, legalOf, kinds, eventsOf } =
  scenario(kraken);

/** The description of a table in a test: that of Abyss, and the area of Kraken. */
export interface Description extends NarrowIds<AnyDescription, KrakenIds> {
  readonly question?: Decision;
}

/** A description of a table with Kraken, with cards of any box. */
export interface AnyDescription extends AnyAbyssDescription {
  /** By seat; none if left out. */
  readonly nebulis?: readonly number[];
  /** If left out, the first of those with the most nebulis. */
  readonly figure?: Seat;
  /** Loot on top of the deck, the top one first. */
  readonly nextLoot?: readonly Loot[];
  /** All loot of the deck, the top one first; the rest has left the game. */
  readonly lootDeck?: readonly Loot[];
  readonly loot?: NonNullable<KrakenLayout["loot"]>;
  /** Sentinels that are left out lie beside the board. */
  readonly sentinels?: NonNullable<KrakenLayout["sentinels"]>;
}

/** Builds a state from a description and checks its consistency. */
export function prepare(description: Description = {}): State {
  const { question, ...rest } = description;
  const { nebulis, figure, nextLoot, lootDeck, loot, sentinels, ...abyss } = rest;
  const position = positionOf<KrakenIds>(abyss);
  const { table, agenda } = fromPosition(
    kraken,
    { ...position, ...(question && { agenda: [question] }), kraken: layoutOf(description) },
    "prepare",
  );
  const state = fromPosition(
    kraken,
    {
      ...table,
      agenda,
      ...moved<KrakenIds>(table, abyss),
      kraken: movedLoot(table.kraken, description),
    },
    "prepare",
  );
  return description.withoutMonsters ? assumeConsistent(kraken, withoutMonsters(state)) : state;
}

/** The described area, before the rest of the loot deck is discarded. */
export const layoutOf = (
  description: NarrowIds<AnyDescription, KrakenIds>,
): NarrowIds<KrakenLayout, KrakenIds> => {
  const { nebulis = [], figure, nextLoot = [], lootDeck, loot = [], sentinels = {} } = description;
  return {
    nebulis,
    ...(figure !== undefined && { figure }),
    lootDeck: { top: lootDeck ?? nextLoot },
    loot,
    sentinels,
  };
};

/** Discards the loot below the cards that are described as the whole deck. */
export function movedLoot(area: Area, { lootDeck }: Pick<AnyDescription, "lootDeck">): Area {
  const at = lootDeck ? area.lootDeck.length - lootDeck.length : 0;
  return { ...area, lootDeck: area.lootDeck.slice(at), discardedLoot: area.lootDeck.slice(0, at) };
}

type Area = State["table"]["kraken"];

/** The table of a state with the types of the rules, for functions that are not published. */
export const rulesTable = ({ table }: State): TableView => table as unknown as TableView;

/** Nebulis by seat, and who has the figure. */
export const nebulisIn = ({ table }: State) => ({
  nebulis: table.kraken.nebulis,
  figure: table.kraken.figure,
});

/** A state in which a seat has just revealed these cards and decides on the last of them. */
export const exploring = (track: Description["track"] = [], rest: Description = {}): State =>
  prepare({ ...rest, track, question: { ask: "explore", seats: [rest.turn?.seat ?? 0] } });
