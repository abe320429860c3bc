import { soldierTargets } from "../../abyss/queries.ts";
import { opponentsOf } from "../../kernel/components/seats.ts";
import type { MoveOf } from "../blueprint.ts";
import type { Power } from "../kit.ts";
import { refusalOf } from "../refusals.ts";

/** LE-53: nothing happens if no leviathan is left (LE-17), or if the Shaman protects all opponents. */
export const borderGuard: Power = (table, seat, play) => {
  if (table.leviathan.deck.length > 0) play.next({ ask: "send-leviathan", seats: [seat] });
};

/** AB-46, LE-53 */
export const sendLeviathan: MoveOf<"send-leviathan"> = {
  *options(table, seat) {
    for (const to of opponentsOf(table, seat)) yield { type: "send-leviathan", seat, to };
  },
  refuse(table, { seat, to }) {
    if (!opponentsOf(table, seat).includes(to))
      return refusalOf("not-an-opponent", "LE-53", { from: to });
    return soldierTargets(table, seat).includes(to)
      ? undefined
      : refusalOf("protected-by-shaman", "LE-53", { seat: to });
  },
  perform(_table, { to }, play) {
    play.next({ do: "leviathan-comes", seat: to });
  },
};
