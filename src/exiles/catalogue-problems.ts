import type { Problem } from "../kernel/data/errors.ts";
import type { ExileCard } from "./cards/catalogue.ts";
import { EXILES_PER_LOCATION } from "./cards/numbers.ts";

/** EX-8, EX-18: checks that a catalogue has enough exiles to recapture, and no id twice. */
export function* catalogueProblems(
  catalogue: readonly ExileCard[],
  path: Problem["path"],
): Generator<Problem> {
  if (catalogue.length < EXILES_PER_LOCATION)
    yield {
      path,
      reason: `has ${catalogue.length} exiles, expected at least ${EXILES_PER_LOCATION}`,
    };
  const ids = catalogue.map(({ id }) => id);
  for (const [i, id] of ids.entries())
    if (ids.indexOf(id) < i) yield { path: [...path, i, "id"], reason: `${id} is listed twice` };
}
