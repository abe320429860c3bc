import type { AnyAlly } from "../../abyss/cards/allies.ts";
import type { Kraken } from "./krakens.ts";

/** KR-14: the nebulis shown on each kraken. */
const nebulisShown: Readonly<Record<Kraken, number>> = {
  "kraken-2": 1,
  "kraken-3": 2,
  "kraken-4": 3,
};

/** KR-14: the nebulis shown on an ally; 0 unless it is a kraken. */
export const nebulisOn = (ally: AnyAlly | Kraken): number =>
  Object.hasOwn(nebulisShown, ally) ? nebulisShown[ally as Kraken] : 0;
