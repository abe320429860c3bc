import { COURT_SPACES } from "../../abyss/cards/numbers.ts";
import { refuseUse } from "../../abyss/powers/activated.ts";
import { removeOne } from "../../kernel/components/bags.ts";
import { areaOf } from "../../kernel/components/seats.ts";
import { onlyAction } from "../../kernel/rules/rules.ts";
import type { MoveOf, Top } from "../blueprint.ts";
import { lord } from "../cards/box.ts";
import type { Power } from "../kit.ts";
import { refusalOf } from "../refusals.ts";

/** KR-55: like plotting, but free of charge, and it does not trigger the end of the game. */
export const useRecipient = (top: Top): MoveOf<"use-recipient"> => ({
  keepsOpen: true,
  options: onlyAction("use-recipient"),
  refuse(table, { seat }) {
    if (top.cardsInCourt(table) >= COURT_SPACES)
      return refusalOf("court-full", "KR-55", { spaces: COURT_SPACES });
    if (table.lordDeck.length === 0) return refusalOf("lord-deck-empty", "KR-55", {});
    return refuseUse(table, seat, lord("recipient"));
  },
  perform(table, { seat }, play) {
    const summoned = table.lordDeck.pop()!;
    table.turn.used.push(lord("recipient"));
    table.court.push(summoned);
    play.emit({ type: "lord-summoned", seat, lord: summoned });
    play.revealTo(table.seats.keys());
  },
});

/** KR-56: asks which lord to free. */
export const liberator: Power = (_table, seat, play, mayDecline) => {
  play.next({ ask: "free-lord", seats: [seat], mayDecline });
};

/** KR-56: the location stays, and the lord does not enter a second time. */
export const freeLord: MoveOf<"free-lord"> = {
  *options(table, seat) {
    for (const { lords } of areaOf(table, seat).locations)
      for (const lord of lords) yield { type: "free-lord", seat, lord };
  },
  refuse: (table, { seat, lord }) =>
    areaOf(table, seat).locations.some(({ lords }) => lords.includes(lord))
      ? undefined
      : refusalOf("lord-not-under-location", "KR-56", { lord }),
  perform(table, { seat, lord }, play) {
    const area = areaOf(table, seat);
    const held = area.locations.find(({ lords }) => lords.includes(lord))!;
    removeOne(held.lords, lord);
    area.lords.push(lord);
    play.emit({ type: "lord-freed", seat, lord, location: held.location });
  },
};
