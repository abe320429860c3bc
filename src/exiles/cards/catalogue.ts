import type { Cost } from "../../abyss/cards/lords.ts";
import type { Problem } from "../../kernel/errors.ts";
import type { ExilePowerName } from "../powers/index.ts";

/** The id of an exile, as its catalogue names it. */
export type Exile = string;

/** An exile card (EX-18). */
export interface ExileCard {
  readonly id: Exile;
  readonly name: string;
  readonly cost: Cost;
  readonly influence: number;
  /** Whether it gives a key token when it is recruited (EX-4). */
  readonly key: boolean;
  readonly power: ExilePowerName | null;
  /** Whether its values are this library's own, for want of the printed ones. */
  readonly provisional: boolean;
}

/** EX-8, EX-18: enough exiles to recapture, and no two of the same id. */
export function* catalogueProblems(
  catalogue: readonly ExileCard[],
  path: Problem["path"],
): Generator<Problem> {
  if (catalogue.length < 2) yield { path, reason: "expected at least 2 exiles" };
  const ids = catalogue.map(({ id }) => id);
  for (const [i, id] of ids.entries())
    if (ids.indexOf(id) < i) yield { path: [...path, i, "id"], reason: `${id} is there already` };
}
