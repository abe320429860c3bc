import type { TaskOf, Top } from "../blueprint.ts";
import type { EnteringPowerNames } from "../cards/lord-card.ts";
import type { lordCards } from "../cards/lords.ts";
import { gainPearls } from "../transfers.ts";
import { bringLocation } from "./ambassadors.ts";
import { apprentice, illusionist, invoker } from "./mages.ts";
import { corruptor, schemer, traitor } from "./politicians.ts";
import type { Power } from "./power.ts";
import { assassin, commander, hunter, jailer, seeker } from "./soldiers.ts";

/** AB-31: the powers of Abyss that have a function of their own. */
export const powers: Readonly<Record<EnteringPowerNames<typeof lordCards>, Power>> = {
  jailer,
  seeker,
  assassin,
  commander,
  hunter,
  invoker,
  apprentice,
  illusionist,
  corruptor,
  traitor,
  schemer,
};

/** AB-31, AB-32: carries out the power of a lord that has entered. */
export const power =
  (top: Top): TaskOf<"power"> =>
  (table, { seat, lord, isReplacement }, play) => {
    const { entering } = top.box.lord(lord);
    switch (entering?.kind) {
      case "pearls": // AB-44
        gainPearls(table, seat, entering.pearls, lord, play);
        break;
      case "locations": // AB-57: with an empty stack, its keys can be spent in the control step
        if (table.stack.length === 0) break;
        if (isReplacement) play.next({ ask: "bring-location", seats: [seat], by: lord });
        else bringLocation(top.box, table, seat, lord, play);
        break;
      case "power": {
        const carryOut = top.powers[entering.power];
        if (!carryOut) throw new Error(`bug: no function carries out the power of ${lord}`);
        carryOut(table, seat, play, isReplacement, lord);
      }
    }
  };
