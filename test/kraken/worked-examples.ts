// The positions from which the worked examples of the rules start; the site opens them in the playground.
import type { Ally, Location, Lord } from "../../src/kraken/cards/box.ts";
import { by, forSmuggler } from "./by.ts";
import { type Description, play, prepare } from "./prepare.ts";

/** Seat 0 explores; an ally costs 2, as seat 2 has bought one. Seat 1 has these pearls, nebulis and lords. */
export const offered = (pearls: number, nebulis: number, lords: readonly Lord[] = []) =>
  play(
    prepare({
      nextCards: ["crab-1", "crab-2", "crab-3"],
      seats: [{ pearls: 0 }, { pearls, lords }, { pearls: 1 }],
      nebulis: [0, nebulis, 0],
    }),
    by(0).explores(),
    ...(pearls + nebulis > 0 ? [by(1).declines()] : []),
    by(2).buys(),
  ).state;

/** Seat 0 can recruit the Highwayman, with this hand and these pearls. */
export const atHighwayman = (hand: readonly Ally[], pearls = 0) =>
  prepare({ seats: [{ hand, pearls }], court: ["highwayman", "trader", "tamer", "keeper"] });

/** Seat 0 has requested support and takes an available location with three key tokens. */
export function taking(location: Location, more: Description = {}) {
  const start = prepare({
    available: [location],
    council: { crab: ["crab-1"] },
    ...more,
    seats: [{ keys: 3, pearls: 0, ...more.seats?.[0] }, ...(more.seats ?? []).slice(1)],
  });
  return play(start, by(0).requests("crab"), by(0).controls(location, [], 3));
}

/** Seat 1 explores and has these lords, seat 0 has the Highwayman. */
export const beforeHighwayman = (lords: readonly Lord[]) =>
  prepare({
    turn: { seat: 1 },
    seats: [{ pearls: 4, lords: ["highwayman"] }, { pearls: 0, lords }, { pearls: 1 }],
    threat: 2,
    nextCards: ["crab-1", "crab-2", "squid-1", "squid-2", "squid-3", "seahorse-1", "monster"],
  });

/** The positions, by rule number of the example. */
export const workedExamples = {
  "KR-72": () => offered(1, 2),
  "KR-73": () => atHighwayman(["crab-2", "kraken-4", "kraken-3"]),
  "KR-74": () =>
    prepare({
      nebulis: [3, 2, 2],
      figure: 0,
      seats: [
        { lords: ["ferryman"], hand: ["squid-4", "crab-1"] },
        { hand: forSmuggler.map(() => "shellfish-3" as const), pearls: 0 },
        { pearls: 0 },
      ],
      court: ["outlaw", "watcher", "trader", "tamer", "keeper"],
      council: { seahorse: ["seahorse-1"] },
      nextCards: ["crab-2", "crab-3", "jellyfish-1"],
    }),
  "KR-75": () =>
    prepare({
      nebulis: [3, 2, 0],
      figure: 0,
      turn: { seat: 1 },
      seats: [
        { hand: ["squid-4", "crab-1"] },
        { hand: ["squid-4", "crab-1"] },
        { hand: ["squid-3", "crab-2"] },
      ],
      court: ["watcher", "vigil", "lookout", "tamer", "keeper", "trader"],
    }),
  "KR-76": () =>
    taking("megalodon", {
      nextLoot: [5, 3, 6, 3],
      nextTokens: [2],
      nextCards: ["monster", "kraken-3"],
    }).state,
  "KR-77": () =>
    prepare({
      players: 2,
      court: ["watcher", "vigil", "trader", "tamer", "keeper"],
      seats: [
        { hand: ["squid-4", "crab-1", "shellfish-5", "shellfish-4", "squid-1", "crab-1"] },
        { hand: ["squid-3", "crab-2"], lords: ["opportunist"] },
      ],
      council: { crab: ["crab-3"] },
      available: ["jail"],
    }),
  "KR-78": () => beforeHighwayman([]),
  /** With a kraken 3 in hand (KR-67, KR-70). */
  "KR-79": () =>
    prepare({
      seats: [
        {
          lords: ["fence", "grower", "oyster-farmer", "watcher", "landowner"],
          locations: (["gambling-den", "krakens-lair", "megalodon"] as const).map((location) => ({
            location,
            lords: [],
          })),
          affiliated: ["crab-3", "squid-2"],
          hand: ["kraken-3"],
          tokens: [2, 2, 2],
          pearls: 0,
        },
      ],
      nebulis: [2, 0, 0],
      loot: [{ location: "megalodon", values: [4, 7] }],
    }),
} as const;
