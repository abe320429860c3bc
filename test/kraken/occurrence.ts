// What Kraken adds and random games look for, in Kraken and in its mixes.
import type { Ally } from "../../src/kraken/cards/box.ts";
import { krakenLocationCards } from "../../src/kraken/cards/locations.ts";
import { krakenLordCards } from "../../src/kraken/cards/lords.ts";
import type { KrakenTypes } from "../../src/kraken/index.ts";
import type { Action, Event } from "../../src/kraken/published-types.ts";
import { perPlayers, rareLast, type Search, withPlayers } from "../occurrence/rare-games.ts";
import { namesOf, Tally } from "../occurrence/tally.ts";

const PLAYERS = [2, 3, 4];

export const targets = {
  "lord entered": perPlayers(PLAYERS, Object.keys(krakenLordCards)),
  "location owned": perPlayers(PLAYERS, Object.keys(krakenLocationCards)),
  "loot drawn": perPlayers(PLAYERS, [3, 4, 5, 6, 7]),
  ...namesOf("kraken"),
};

type Kind = keyof typeof targets;

type Table = KrakenTypes["state"]["table"];

/** A search for what Kraken adds, and more. */
export const krakenSearch = (more: Partial<Record<Kind, readonly string[]>> = {}): Search<Kind> => {
  const all = Object.entries<readonly string[]>(targets).map(([kind, names]) => [
    kind,
    [...new Set([...names, ...(more[kind as Kind] ?? [])])],
  ]);
  // With an empty loot deck the question lapses before a player can draw.
  const tally = new Tally<Kind>(Object.fromEntries(all), { refusal: ["loot-deck-empty"] });
  return {
    tally,
    occurrences(event: Event, players) {
      switch (event.type) {
        case "lord-entered":
          return [["lord entered", withPlayers(event.lord, players)]];
        case "location-controlled":
          return [["location owned", withPlayers(event.location, players)]];
        case "loot-drawn":
          return [["loot drawn", withPlayers(event.value, players)]];
        default:
          return [];
      }
    },
    rarity(action, players) {
      const { type, lord = "", location = "" } = action as { [name: string]: string };
      if (type === "recruit" || type === "conspire")
        return Object.hasOwn(krakenLordCards, lord)
          ? tally.times("lord entered", withPlayers(lord, players))
          : 3;
      if (type === "control" && Object.hasOwn(krakenLocationCards, location))
        return tally.times("location owned", withPlayers(location, players));
      return undefined;
    },
    components: ({ court, available, kraken, seats }: Table) => [
      court,
      available,
      seats.map(({ locations }) => locations),
      kraken,
    ],
    variations: (legal) => onePerType(legal as readonly Action[]).flatMap(variationsOf),
  };
};

/** A new game with the cards that have not occurred yet on top of their decks. */
export function arranged<State extends { readonly table: Table }>(
  { tally }: Search<Kind>,
  state: State,
): State {
  const { table } = state;
  const isMissing = (kind: Kind, card: string) =>
    tally.missing([kind]).includes(`${kind}: ${withPlayers(card, table.seats.length)}`);
  const lords = rareLast([...table.lordDeck, ...table.court], (lord) =>
    isMissing("lord entered", lord),
  );
  const stack = rareLast(table.stack, (location) => isMissing("location owned", location));
  const court = lords.splice(-table.court.length);
  return { ...state, table: { ...table, lordDeck: lords, court, stack } };
}

/** The first action of each type. */
const onePerType = <A extends { readonly type: string }>(actions: readonly A[]): A[] =>
  actions.filter(({ type }, i) => actions.findIndex((other) => other.type === type) === i);

/** Payments with other nebulis or another ally to affiliate, and lists that are empty or doubled. */
function variationsOf(action: object): object[] {
  const { nebulis, allies, to } = action as { nebulis?: number; allies?: Ally[]; to?: unknown };
  return [
    ...(nebulis === undefined ? [] : [1, 2, 3].map((other) => ({ ...action, nebulis: other }))),
    ...(allies ? [null, ...allies].map((affiliate) => ({ ...action, affiliate })) : []),
    ...(Array.isArray(to) ? [[], [...to, ...to]].map((other) => ({ ...action, to: other })) : []),
  ];
}
