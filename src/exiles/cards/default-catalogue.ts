import type { Race } from "../../abyss/cards/allies.ts";
import type { ExileCard } from "./catalogue.ts";
import type { ExilePowerName } from "../powers/index.ts";

const provisional = (
  id: string,
  name: string,
  [value, races, required]: readonly [number, number, Race],
  influence: number,
  key: boolean,
  power: ExilePowerName | null = null,
): ExileCard => ({
  id,
  name,
  cost: { value, races, required },
  influence,
  key,
  power,
  provisional: true,
});

/**
 * EX-1, EX-18: the ten exiles. Known from the rulebook are their number, and the names and powers
 * of Perjurer and Conspirator. Every other name and value is this library's own, chosen in the
 * range of the lords: a key or a power costs influence. To replace them, replace this list.
 */
export const defaultCatalogue: readonly ExileCard[] = [
  provisional("perjurer", "Perjurer", [8, 2, "squid"], 5, false, "perjurer"),
  provisional("conspirator", "Conspirator", [8, 2, "jellyfish"], 5, false, "conspirator"),
  provisional("deserter", "Deserter", [6, 1, "crab"], 3, true),
  provisional("smuggler", "Smuggler", [7, 2, "shellfish"], 4, true),
  provisional("poacher", "Poacher", [8, 3, "seahorse"], 5, true),
  provisional("heretic", "Heretic", [9, 2, "jellyfish"], 5, true),
  provisional("pretender", "Pretender", [10, 3, "squid"], 6, true),
  provisional("mutineer", "Mutineer", [10, 1, "crab"], 8, false),
  provisional("usurer", "Usurer", [11, 2, "shellfish"], 9, false),
  provisional("rustler", "Rustler", [12, 3, "seahorse"], 9, false),
];
