import type { MoveOf } from "../blueprint.ts";
import { afterRemoval, removeLifePoint } from "../life-points.ts";
import { beastOf } from "../queries.ts";
import { refusalOf } from "../refusals.ts";

/** LE-59: as if by an attack; reward, kill and Scourge follow. */
export const removeLifePointMove: MoveOf<"remove-life-point"> = {
  *options(table, seat) {
    for (const { leviathan } of table.leviathan.border)
      yield { type: "remove-life-point", seat, leviathan };
  },
  refuse: (table, { leviathan }) =>
    beastOf(table, leviathan)
      ? undefined
      : refusalOf("leviathan-not-at-border", "LE-59", { leviathan }),
  perform(table, { seat, leviathan }, play) {
    const tokens = removeLifePoint(table, seat, leviathan, play);
    afterRemoval(table, seat, leviathan, tokens, play);
  },
};
