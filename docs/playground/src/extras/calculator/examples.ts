// Worked examples: those of the rulebooks (AB-80, CO-34), and ours where they have none.
import type { Tableau as Abyss } from "abyss-rules/abyss/score";
import type { Tableau as Conspiracy } from "abyss-rules/conspiracy/score";
import type { Tableau as Solo } from "abyss-rules/conspiracy-solo/score";
import type { Tableau as Kraken } from "abyss-rules/kraken/score";
import type { Tableau as Leviathan } from "abyss-rules/leviathan/score";

/** A tableau with nothing. */
export const noAbyss = {
  lords: [],
  locations: [],
  affiliated: [],
  monsterTokens: [],
  pearls: 0,
} as const satisfies Abyss;

/** AB-80: 32 + 39 + 14 + 6 = 91 */
export const abyssExample: Abyss = {
  lords: ["keeper", "slaver", "master-of-magic", "elder", "jailer", "traitor", "corruptor"],
  locations: ["parliament", "sanctuary", "abyss"],
  affiliated: ["jellyfish-3", "jellyfish-1", "squid-3", "crab-2", "seahorse-1", "shellfish-5"],
  monsterTokens: [2, 4],
  pearls: 0,
};

/** KR-79: 44 + 9 + 3 + 11 + 5 + 6 − 4 − 5 = 69 */
export const krakenExample: Kraken = {
  lords: ["fence", "grower", "oyster-farmer", "watcher", "landowner"],
  locations: ["gambling-den", "krakens-lair", "megalodon"],
  affiliated: ["crab-3", "squid-2"],
  monsterTokens: [2, 2, 2],
  pearls: 0,
  nebulis: 4,
  figure: true,
  loot: { megalodon: [4, 7] },
};

/** LE-76: 5 − 4 + 5 = 6; the leviathan token of the example is worth nothing. */
export const leviathanExample = {
  ...noAbyss,
  monsterTokens: [3, 2],
  wounds: 4,
  scourge: true,
} as const satisfies Leviathan;

/** CO-34: 17 + 5 + 15 + 5 = 42 */
export const conspiracyExample: Conspiracy = {
  lords: [
    ...(["yellow-2", "green-0", "yellow-3", "yellow-3", "purple-1"] as const),
    ...(["blue-2", "blue-2", "red-1", "purple-3"] as const),
    ...(["blue-6", "green-1", "red-3"] as const),
    ...(["blue-0", "blue-4"] as const),
    "green-2",
  ],
  locations: ["best-green", "best-red"],
  pearls: 9,
  pearlMaster: true,
};

/** CO-68: 57 for both, and the player has the title */
export const soloExample: readonly Solo[] = [
  {
    lords: ["blue-6", "green-4", "purple-2", "purple-1", "purple-1", "purple-3", "purple-3"],
    locations: [
      ...([
        "five-points-one-pearl",
        "four-points-two-pearls",
        "three-points-three-pearls",
      ] as const),
      ...(["force-one", "force-two", "reshuffle-lords", "any-two-keys"] as const),
    ],
    pearls: 5,
    pearlMaster: true,
  },
  {
    lords: [
      ...(["red-6", "red-1", "yellow-4", "green-3", "blue-2"] as const),
      ...(["red-1", "yellow-1", "green-1", "blue-1"] as const),
      ...(["red-0", "purple-1", "green-0"] as const),
      ...(["yellow-0", "purple-1"] as const),
      "blue-1",
    ],
    locations: ["seven-points", "gold-keys", "best-blue", "search-deck"],
    pearls: 3,
    pearlMaster: false,
    opponent: "soldier",
  },
];
