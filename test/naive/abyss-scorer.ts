// A second scorer for Abyss, Exiles, Kraken and Leviathan, deliberately simple: it follows the rules sentence by
// sentence, has card data of its own, and shares only the names of cards with the library.
import { printed } from "./printed-lords.ts";

/** A tableau. Fields that a game does not have are left out. */
export interface AbyssTableau {
  readonly lords: readonly string[];
  readonly disabled?: readonly string[];
  readonly disabledLords?: "influence" | "all";
  readonly locations: readonly string[];
  readonly affiliated: readonly string[];
  readonly monsterTokens: readonly number[];
  readonly pearls: number;
  readonly exiles?: readonly { readonly influence: number }[];
  readonly nebulis?: number;
  readonly figure?: boolean;
  readonly wounds?: number;
  readonly scourge?: boolean;
  readonly loot?: Readonly<Record<string, readonly number[] | undefined>>;
}

/** A score: points by category, and tie-breaks. */
export interface NaiveScore {
  readonly points: Readonly<Record<string, number>>;
  readonly ties: readonly number[];
}

const races = ["jellyfish", "crab", "seahorse", "shellfish", "squid"];

const sum = (values: readonly number[]): number => {
  let all = 0;
  for (const value of values) all += value;
  return all;
};

/** The values of the affiliated allies of a race. */
const alliesOf = (tableau: AbyssTableau, race: string): number[] =>
  tableau.affiliated.filter((a) => a.startsWith(`${race}-`)).map((a) => Number(a.split("-")[1]));

/** AB-39: the lords that count for guilds, keys and the number of lords. */
function counted(tableau: AbyssTableau): string[] {
  if (tableau.disabledLords === "all") return [...tableau.lords];
  return tableau.lords.filter((lord) => !(tableau.disabled ?? []).includes(lord));
}

const influence = (lord: string): number => printed[lord]![1];

function guild(tableau: AbyssTableau, name: string): number {
  let n = 0;
  for (const lord of counted(tableau)) if (printed[lord]![0] === name) n += 1;
  return n;
}

// AB-74, KR-59 to KR-61. `owner` has the location (KR-62: its loot is counted).
const worth: Readonly<Record<string, (tableau: AbyssTableau, owner: AbyssTableau) => number>> = {
  "sargasso-silos": (g) => 5 + 2 * guild(g, "farmer"),
  "hydrozoa-reserves": (g) => 6 + 2 * guild(g, "mage"),
  parliament: (g) => 6 + 2 * guild(g, "politician"),
  barracks: (g) => 7 + 2 * guild(g, "soldier"),
  dockworks: (g) => 5 + 2 * guild(g, "merchant"),
  "gambling-den": (g) => 5 + 2 * guild(g, "smuggler"),
  sanctuary: (g) => 4 + 3 * alliesOf(g, "jellyfish").length,
  "sargasso-fields": (g) => 3 + 3 * alliesOf(g, "seahorse").length,
  "oceanic-senate-assembly": (g) => 4 + 3 * alliesOf(g, "squid").length,
  chasm: (g) => 5 + 3 * alliesOf(g, "crab").length,
  "nest-of-giant-clams": (g) => 3 + 3 * alliesOf(g, "shellfish").length,
  abyss: (g) => 2 * new Set(counted(g).map((lord) => printed[lord]![0])).size,
  depths: (g) => (g.lords.length === 0 ? 0 : 2 * Math.min(...g.lords.map(influence))),
  "throne-room": (g) => (g.lords.length === 0 ? 0 : Math.max(...g.lords.map(influence))),
  jail: (g) => 15 - counted(g).length,
  "closed-tower": (g) => 3 * counted(g).filter((lord) => printed[lord]![2] >= 1).length,
  "lost-tower": (g) => 3 * counted(g).filter((lord) => printed[lord]![2] === 0).length,
  "chamber-of-allies": (g) =>
    3 + sum(races.map((race) => (alliesOf(g, race).length ? Math.min(...alliesOf(g, race)) : 0))),
  "coral-barrier": (g) => 20 - g.affiliated.length,
  "krakens-lair": (g) => 15 - 3 * (g.nebulis ?? 0),
  "cetacean-graveyard": (_, owner) => sum(owner.loot?.["cetacean-graveyard"] ?? []),
  "abandoned-convoy": (_, owner) => sum(owner.loot?.["abandoned-convoy"] ?? []),
  megalodon: (_, owner) => sum(owner.loot?.["megalodon"] ?? []),
  battlefield: (_, owner) => sum(owner.loot?.["battlefield"] ?? []),
  "black-smokers": () => 0,
  // For other players; for its owner see below.
  "city-of-mirrors": () => 0,
};

/** AB-75 */
function mirrors(tableau: AbyssTableau, others: readonly AbyssTableau[]): number {
  let best = 0;
  for (const other of others)
    for (const location of other.locations) best = Math.max(best, worth[location]!(tableau, other));
  return best;
}

/** AB-71 to AB-76, EX-20, KR-68, KR-69, LE-64, LE-65 */
export function naiveScore(all: readonly AbyssTableau[], seat: number): NaiveScore {
  const tableau = all[seat]!;
  const others = all.filter((_, i) => i !== seat);
  const exiles = (tableau.exiles ?? []).map((exile) => exile.influence);
  return {
    points: {
      locations: sum(
        tableau.locations.map((location) =>
          location === "city-of-mirrors"
            ? mirrors(tableau, others)
            : worth[location]!(tableau, tableau),
        ),
      ),
      lords: sum(tableau.lords.map(influence)),
      allies: sum(races.map((race) => Math.max(0, ...alliesOf(tableau, race)))),
      monsters: sum(tableau.monsterTokens),
      exiles: sum(exiles),
      nebulis: -(tableau.nebulis ?? 0),
      figure: tableau.figure ? -5 : 0,
      scourge: tableau.scourge ? 5 : 0,
      wounds: -(tableau.wounds ?? 0),
    },
    ties: [tableau.pearls, Math.max(0, ...tableau.lords.map(influence), ...exiles)],
  };
}
