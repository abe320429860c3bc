import type { Problem } from "../kernel/errors.ts";
import { tableauxProblems as listProblems } from "../kernel/tableau.ts";
import { copiesOf, type Lord, lords } from "./cards/lords.ts";
import { spots } from "./cards/chamber.ts";
import { type Location, locations } from "./cards/locations.ts";

/** What a player has in the end, as far as it matters for the score. */
export interface Tableau {
  /** The chamber, in the order of its spots; at most 15. */
  readonly lords: readonly Lord[];
  readonly locations: readonly Location[];
  readonly pearls: number;
  readonly pearlMaster: boolean;
}

/** What is wrong or impossible in tableaux of unknown origin. */
export function* tableauxProblems(value: unknown): Generator<Problem> {
  yield* listProblems(
    value,
    {
      lords: { names: lords, copies: copiesOf },
      locations: { names: locations, copies: () => 1 },
    },
    ["pearlMaster"],
  );
  const tableaux = value as readonly Tableau[];
  for (const [i, { lords, pearlMaster }] of tableaux.entries()) {
    if (lords.length > spots)
      yield { path: [i, "lords"], reason: `a chamber holds ${spots} lords` };
    if (typeof pearlMaster !== "boolean")
      yield { path: [i, "pearlMaster"], reason: "expected true or false" };
  }
  const masters = tableaux.flatMap((tableau, i) => (tableau.pearlMaster ? [i] : []));
  if (masters.length > 1)
    yield { path: [masters[1]!, "pearlMaster"], reason: "only one player is Pearl Master" };
}
