import { powerWorks } from "../../abyss/queries.ts";
import { gainPearls } from "../../abyss/transfers.ts";
import { opponentsOf } from "../../kernel/components/seats.ts";
import type { ReactionOf } from "../blueprint.ts";
import { lord } from "../cards/box.ts";
import { SHAREHOLDER_PEARLS } from "../cards/numbers.ts";

// The Inheritor (KR-50) is pure data.

/** KR-49: pays when an opponent has paid for a lord from the court, from the deck or with the Corruptor. */
export const shareholder: ReactionOf<"lord-recruited" | "lord-bribed"> = (
  table,
  { seat },
  play,
) => {
  for (const owner of opponentsOf(table, seat))
    if (powerWorks(table, owner, lord("shareholder")))
      gainPearls(table, owner, SHAREHOLDER_PEARLS, lord("shareholder"), play);
};
