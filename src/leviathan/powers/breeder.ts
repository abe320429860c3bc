import type { MoveOf } from "../blueprint.ts";
import { drawLeviathan, layLeviathan } from "../border.ts";
import type { Power } from "../kit.ts";
import { freeSpaces } from "../queries.ts";
import { refusalOf } from "../refusals.ts";

/** LE-61: the leviathan is drawn before its space is chosen. */
export const breeder: Power = (table, seat, play) => {
  if (table.leviathan.deck.length === 0 || freeSpaces(table).length === 0) return;
  const leviathan = drawLeviathan(table.leviathan, seat, play);
  play.revealTo(table.seats.keys());
  play.next({ ask: "place-leviathan", seats: [seat], leviathan });
};

/** LE-61 */
export const placeLeviathanMove: MoveOf<"place-leviathan", "place-leviathan"> = {
  *options(table, seat) {
    for (const space of freeSpaces(table)) yield { type: "place-leviathan", seat, space };
  },
  refuse: (table, { space }) =>
    freeSpaces(table).includes(space) ? undefined : refusalOf("space-taken", "LE-61", { space }),
  perform(table, { space }, play, { leviathan }) {
    layLeviathan(table.leviathan, leviathan, space, play);
  },
};
