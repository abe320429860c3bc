// Whether a state could have come about, as far as its own laws tell: those of the rules, apart from the library.
import { inAbyss, inExiles, inKraken } from "./laws-of-abyss.ts";
import type { Law } from "./laws-of-any-game.ts";
import { alone, inConspiracy, withOrders } from "./laws-of-conspiracy.ts";

const laws: Readonly<Record<string, readonly Law[]>> = {
  abyss: inAbyss,
  exiles: [...inAbyss, ...inExiles],
  kraken: [...inAbyss, ...inKraken],
  "exiles-kraken": [...inAbyss, ...inExiles, ...inKraken],
  conspiracy: [...inConspiracy, withOrders],
  "conspiracy-solo": [...inConspiracy, ...alone],
};

/** The rules that a state of a game breaks. */
export function broken(game: string, state: unknown): string[] {
  return laws[game]!.filter(([, holds]) => !holds(state)).map(([rule]) => rule);
}

/** Where names may change: they are no cards that lie somewhere. */
const FREE_NAMES = ["catalogue", "used", "rules"];

/** All names in a state, in order: cards are never lost, found or changed. */
export function namesIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value)
    .flatMap(([key, inner]) => (FREE_NAMES.includes(key) ? [] : namesIn(inner)))
    .sort();
}
