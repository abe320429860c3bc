import type { Ally } from "../../abyss/cards/allies.ts";
import { abyssBox, alliesIn, type Box, cardsOf } from "../../abyss/cards/box.ts";
import { type Kraken, krakens } from "../../abyss/cards/kraken/krakens.ts";
import { krakenLocationCards } from "../../abyss/cards/kraken/locations.ts";
import { krakenLordCards } from "../../abyss/cards/kraken/lords.ts";
import type { Location } from "../../abyss/cards/locations.ts";
import type { Lord } from "../../abyss/cards/lords.ts";

/** The ids of krakens, without duplicates. */
const krakenNames = Object.keys(krakens) as readonly Kraken[];

/** KR-2 to KR-4: the 78 exploration cards, 53 lords and 26 locations of Abyss with Kraken. */
export const krakenBox: Box = {
  cards: [...abyssBox.cards, ...cardsOf(krakenNames)],
  lords: [...abyssBox.lords, ...(Object.keys(krakenLordCards) as Lord[])],
  locations: [...abyssBox.locations, ...(Object.keys(krakenLocationCards) as Location[])],
};

/** The ids of allies, krakens included, without duplicates. */
export const allies: readonly Ally[] = /* @__PURE__ */ alliesIn(krakenBox);
/** All 53 lords. */
export const lords: readonly Lord[] = krakenBox.lords;
/** All 26 locations. */
export const locations: readonly Location[] = krakenBox.locations;
