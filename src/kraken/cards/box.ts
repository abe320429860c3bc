import { abyssBox, type Box, cardsOf } from "../../abyss/cards/box.ts";
import { type Kraken, krakens } from "../../abyss/cards/kraken/krakens.ts";
import { krakenLocationCards } from "../../abyss/cards/kraken/locations.ts";
import { krakenLordCards } from "../../abyss/cards/kraken/lords.ts";
import type { Location } from "../../abyss/cards/locations.ts";
import type { Lord } from "../../abyss/cards/lords.ts";

/** The kinds of kraken, each once. */
const krakenNames = Object.keys(krakens) as readonly Kraken[];

/** KR-2 to KR-4: the 78 exploration cards, 53 lords and 26 locations of Abyss with Kraken. */
export const krakenBox: Box = {
  cards: [...abyssBox.cards, ...cardsOf(krakenNames)],
  lords: [...abyssBox.lords, ...(Object.keys(krakenLordCards) as Lord[])],
  locations: [...abyssBox.locations, ...(Object.keys(krakenLocationCards) as Location[])],
};
