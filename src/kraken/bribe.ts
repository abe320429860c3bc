import { BRIBE_PEARLS } from "../abyss/cards/numbers.ts";
import { bribeWith } from "../abyss/powers/politicians.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { MoveOf, Top } from "./blueprint.ts";
import { FERRYMAN_PEARLS } from "./cards/numbers.ts";
import { fundsOf, mostPayable } from "./nebulis.ts";
import { refuseFerryman } from "./powers/smugglers.ts";
import { krakenPurse } from "./purse.ts";
import { openTo } from "./queries.ts";
import { onLord, unreserved } from "./sentinels.ts";
import type { TableView } from "./table.ts";

/** AB-54, KR-34: the most the seat could pay after using the powers that bring pearls: Slaver, Ferryman or both. */
function mostAfterPowers(top: Top, table: TableView, seat: Seat): number {
  const funds = fundsOf(table, seat);
  const pearls = funds.pearls + top.pearlsInReach(table, seat);
  const plain = mostPayable({ ...funds, pearls });
  if (refuseFerryman(table, seat)) return plain;
  const ferried = { ...funds, pearls: pearls + FERRYMAN_PEARLS, nebulis: funds.nebulis - 1 };
  return Math.max(plain, mostPayable(ferried));
}

/** AB-54, KR-34, KR-37: also offered if activated powers could raise the missing pearls. */
export const bribe = (top: Top): MoveOf<"bribe"> => ({
  ...unreserved(bribeWith(krakenPurse, top), ({ lord }) => [onLord(lord)]),
  isWithinReach: (table, seat) =>
    openTo(table, seat).court.length > 0 && mostAfterPowers(top, table, seat) >= BRIBE_PEARLS,
});
