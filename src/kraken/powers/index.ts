import type { EnteringPowerNames } from "../../abyss/cards/lord-card.ts";
import type { krakenLordCards } from "../cards/lords.ts";
import type { Power } from "../kit.ts";
import { healer } from "./mages.ts";
import { liberator } from "./politicians.ts";
import { fence, sentinel } from "./smugglers.ts";
import { executioner } from "./soldiers.ts";

/** AB-31, KR-66: the powers of Kraken that are carried out when a lord enters, by the name on the cards. */
export const krakenPowers: Readonly<Record<EnteringPowerNames<typeof krakenLordCards>, Power>> = {
  fence,
  sentinel,
  healer,
  executioner,
  liberator,
};

/** AB-35: the types of action that use an activated power of Kraken. */
export const krakenActivated = ["use-ferryman", "use-recipient"] as const;
