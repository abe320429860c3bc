import type { EnteringPowerNames } from "../../abyss/cards/lord-card.ts";
import { gainPearls } from "../../abyss/transfers.ts";
import { lord } from "../cards/box.ts";
import type { leviathanLordCards } from "../cards/lords.ts";
import type { Power } from "../kit.ts";
import { borderGuard } from "./border-guard.ts";
import { breeder } from "./breeder.ts";

// Permanent powers are where they work: Intrepid and Metamorph (LE-52, LE-56) in fight.ts and queries.ts, Taxidermist
// and Altruist (LE-54, LE-58) in life-points.ts, the Coward (LE-60) in explore.ts.

/** LE-55 */
const armsDealer: Power = (table, seat, play) =>
  gainPearls(table, seat, table.leviathan.border.length, lord("arms-dealer"), play);

/** LE-57: may be declined (LE-50). */
const sorcerer: Power = (_table, seat, play) => {
  play.next({ ask: "choose-target", seats: [seat], by: "sorcerer" });
};

/** LE-59 */
const rebel: Power = (_table, seat, play) => {
  play.next({ ask: "remove-life-point", seats: [seat] });
};

/** AB-31, LE-50: the powers of Leviathan that are carried out when a lord enters, by the name on the cards. */
export const leviathanPowers: Readonly<
  Record<EnteringPowerNames<typeof leviathanLordCards>, Power>
> = {
  "border-guard": borderGuard,
  "arms-dealer": armsDealer,
  sorcerer,
  rebel,
  breeder,
};
