// The laws that a possible state keeps, for each game, written independently of the library.
import { inAbyss, inExiles, inKraken, inLeviathan } from "./laws-of-abyss.ts";
import type { Law } from "./laws-of-any-game.ts";
import { inConspiracy, inSolo, withOrders } from "./laws-of-conspiracy.ts";

const laws: Readonly<Record<string, readonly Law[]>> = {
  abyss: inAbyss,
  exiles: [...inAbyss, ...inExiles],
  kraken: [...inAbyss, ...inKraken],
  "exiles-kraken": [...inAbyss, ...inExiles, ...inKraken],
  leviathan: [...inAbyss, ...inLeviathan],
  "kraken-leviathan": [...inAbyss, ...inKraken, ...inLeviathan],
  "exiles-leviathan": [...inAbyss, ...inExiles, ...inLeviathan],
  "exiles-kraken-leviathan": [...inAbyss, ...inExiles, ...inKraken, ...inLeviathan],
  conspiracy: [...inConspiracy, withOrders],
  "conspiracy-solo": [...inConspiracy, ...inSolo],
};

/** The laws that a state of a game breaks. */
export function brokenLaws(game: string, state: unknown): string[] {
  return laws[game]!.filter(([, holds]) => !holds(state)).map(([rule]) => rule);
}

/** Fields whose names may change, as they are not cards on the table. */
const FREE_NAMES = ["catalogue", "used", "rules", "target"];

/** All card names in a state, sorted; a change must keep them. */
export function namesIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value)
    .flatMap(([key, inner]) => (FREE_NAMES.includes(key) ? [] : namesIn(inner)))
    .sort();
}
