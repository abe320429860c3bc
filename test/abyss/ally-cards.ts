import { type Ally, allies, copiesOf } from "../../src/abyss/cards/allies.ts";

/** All 65 ally cards of Abyss, with repetitions. */
export const allyCards: readonly Ally[] = allies.flatMap((ally) =>
  Array<Ally>(copiesOf(ally)).fill(ally),
);
