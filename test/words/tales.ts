// The games, with all their texts.
import * as abyssTexts from "../../src/abyss/index.ts";
import * as conspiracyTexts from "../../src/conspiracy/index.ts";
import * as soloTexts from "../../src/conspiracy-solo/index.ts";
import * as exilesTexts from "../../src/exiles/index.ts";
import * as exilesKrakenTexts from "../../src/exiles-kraken/index.ts";
import { allies, locations, lootValues, lords, sentinels } from "../../src/kraken/cards/index.ts";
import * as krakenTexts from "../../src/kraken/index.ts";
import type { Tale } from "./whole-games.ts";

const ofAbyss = [...abyssTexts.lords, ...abyssTexts.locations, ...abyssTexts.allies, "monster"];

export const abyssTale: Tale<abyssTexts.AbyssTypes, abyssTexts.AbyssDescribeOptions> = {
  game: abyssTexts.abyss,
  texts: abyssTexts,
  options: (players) => ({ players }),
  cards: ofAbyss,
  seen: (view) => ({ view }),
};

export const exilesTale: Tale<exilesTexts.ExilesTypes, exilesTexts.ExilesDescribeOptions> = {
  game: exilesTexts.exiles,
  texts: exilesTexts,
  options: (players) => ({ players }),
  cards: [...ofAbyss, ...exilesTexts.defaultCatalogue.map(({ id }) => id)],
  seen: (view) => ({ view, catalogue: view.table.exiles.catalogue }),
};

const ofKraken = [
  ...lords,
  ...locations,
  ...allies,
  "monster",
  ...lootValues.map((value) => `loot-${value}`),
  ...sentinels.map((id) => `sentinel-${id}`),
];

export const krakenTale: Tale<krakenTexts.KrakenTypes, krakenTexts.KrakenDescribeOptions> = {
  game: krakenTexts.kraken,
  texts: krakenTexts,
  options: (players) => ({ players }),
  cards: ofKraken,
  seen: (view) => ({ view }),
};

export const exilesKrakenTale: Tale<
  exilesKrakenTexts.ExilesKrakenTypes,
  exilesKrakenTexts.ExilesKrakenDescribeOptions
> = {
  game: exilesKrakenTexts.exilesKraken,
  texts: exilesKrakenTexts,
  options: (players) => ({ players }),
  cards: [...ofKraken, ...exilesTexts.defaultCatalogue.map(({ id }) => id)],
  seen: (view) => ({ view, catalogue: view.table.exiles.catalogue }),
};

export const conspiracyTale: Tale<
  conspiracyTexts.ConspiracyTypes,
  conspiracyTexts.ConspiracyDescribeOptions
> = {
  game: conspiracyTexts.conspiracy,
  texts: conspiracyTexts,
  options: (players) => ({ players, bonusLocations: true }),
  cards: [...conspiracyTexts.lords, ...conspiracyTexts.locations],
  seen: () => ({}),
};

export const soloTale: Tale<
  soloTexts.ConspiracySoloTypes,
  soloTexts.ConspiracySoloDescribeOptions
> = {
  game: soloTexts.conspiracySolo,
  texts: soloTexts,
  options: (game) => ({ opponent: soloTexts.opponents[game]!, bonusLocations: true }),
  cards: [...soloTexts.lords, ...soloTexts.locations, ...soloTexts.opponents],
  seen: ({ table }) => ({ opponent: table.solo.opponent }),
};
