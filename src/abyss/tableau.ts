import type { Problem } from "../kernel/errors.ts";
import { type Components, tableauxProblems as listProblems } from "../kernel/tableau.ts";
import { type Ally, allies, copiesOf } from "./cards/allies.ts";
import { type Location, locations } from "./cards/locations.ts";
import { type Lord, lords } from "./cards/lords.ts";
import { type Token, tokenCopies, tokenValues } from "./cards/threat.ts";

/** What a player has in the end, as far as it matters for the score. */
export interface Tableau {
  /** All lords: free, disabled and under locations. */
  readonly lords: readonly Lord[];
  readonly locations: readonly Location[];
  readonly affiliated: readonly Ally[];
  /** The values of monster tokens. */
  readonly monsterTokens: readonly Token[];
  readonly pearls: number;
}

const once = () => 1;

/** The lists of a tableau, and what may lie in them. */
export const tableauLists: Readonly<Record<string, Components>> = {
  lords: { names: lords, copies: once },
  locations: { names: locations, copies: once },
  affiliated: { names: allies, copies: copiesOf },
  monsterTokens: { names: tokenValues, copies: (token: Token) => tokenCopies[token] },
};

/** What is wrong or impossible in tableaux of unknown origin. */
export const tableauxProblems = (tableaux: unknown): Iterable<Problem> =>
  listProblems(tableaux, tableauLists);
