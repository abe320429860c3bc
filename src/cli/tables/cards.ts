// The cards of all boxes that are based on Abyss.
import type { Box } from "../../abyss/cards/box.ts";
import type { LordCard } from "../../abyss/cards/lord-card.ts";
import { keysQuery } from "../../abyss/public-queries.ts";
import type * as abyss from "../../abyss/table.ts";
import type { NarrowIds } from "../../kernel/data/ids.ts";
import { type Lord as KrakenLord, krakenBox, type Location } from "../../kraken/cards/box.ts";
import { lordCards as krakenLordCards } from "../../kraken/cards/index.ts";
import type { Ally } from "../../kraken-leviathan/cards/box.ts";
import { fighters } from "../../leviathan/cards/fighters.ts";
import { type LeviathanLord, leviathanLordCards } from "../../leviathan/cards/lords.ts";

/** The ids of all cards, by kind. */
interface Ids {
  lord: KrakenLord | LeviathanLord;
  location: Location;
  ally: Ally;
}

/** The table of Abyss, with the cards of any box. */
export type AnyTable = NarrowIds<abyss.TableView, Ids>;

const everyBox: Box = krakenBox.with({ lords: leviathanLordCards, allies: fighters });

/** The lords of all boxes by id. */
export const lordCards: Readonly<Record<Ids["lord"], LordCard<string>>> = {
  ...krakenLordCards,
  ...leviathanLordCards,
};

/** AB-59: the keys of a player, in any of the games. */
export const keysOf = keysQuery<Ids>(everyBox);
