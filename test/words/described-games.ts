// The games and their texts.
import * as abyssCards from "../../src/abyss/cards/index.ts";
import * as abyssTexts from "../../src/abyss/index.ts";
import * as conspiracyCards from "../../src/conspiracy/cards/index.ts";
import * as conspiracyTexts from "../../src/conspiracy/index.ts";
import * as soloCards from "../../src/conspiracy-solo/cards/index.ts";
import * as soloTexts from "../../src/conspiracy-solo/index.ts";
import * as exilesCards from "../../src/exiles/cards/index.ts";
import * as exilesTexts from "../../src/exiles/index.ts";
import * as exilesKrakenTexts from "../../src/exiles-kraken/index.ts";
import * as exilesKrakenLeviathanTexts from "../../src/exiles-kraken-leviathan/index.ts";
import * as exilesLeviathanTexts from "../../src/exiles-leviathan/index.ts";
import { allies, locations, lootValues, lords, sentinels } from "../../src/kraken/cards/index.ts";
import * as krakenTexts from "../../src/kraken/index.ts";
import * as pairCards from "../../src/kraken-leviathan/cards/index.ts";
import * as krakenLeviathanTexts from "../../src/kraken-leviathan/index.ts";
import * as leviathanCards from "../../src/leviathan/cards/index.ts";
import * as leviathanTexts from "../../src/leviathan/index.ts";
import type { DescribedGame } from "./whole-games.ts";

const ofAbyss = [...abyssCards.lords, ...abyssCards.locations, ...abyssCards.allies, "monster"];

export const abyssDescribed: DescribedGame<abyssTexts.AbyssTypes, abyssTexts.AbyssDescribeOptions> =
  {
    game: abyssTexts.abyss,
    texts: abyssTexts,
    options: (players) => ({ players }),
    cards: ofAbyss,
    optionsFor: (view) => ({ view }),
  };

export const exilesDescribed: DescribedGame<
  exilesTexts.ExilesTypes,
  exilesTexts.ExilesDescribeOptions
> = {
  game: exilesTexts.exiles,
  texts: exilesTexts,
  options: (players) => ({ players }),
  cards: [...ofAbyss, ...exilesCards.defaultCatalogue.map(({ id }) => ({ kind: "exile", id }))],
  optionsFor: (view) => ({ view }),
};

const ofKraken = [
  ...lords,
  ...locations,
  ...allies,
  "monster",
  ...lootValues.map((value) => ({ kind: "loot", id: value })),
  ...sentinels.map((id) => ({ kind: "sentinel", id })),
];

export const krakenDescribed: DescribedGame<
  krakenTexts.KrakenTypes,
  krakenTexts.KrakenDescribeOptions
> = {
  game: krakenTexts.kraken,
  texts: krakenTexts,
  options: (players) => ({ players }),
  cards: ofKraken,
  optionsFor: (view) => ({ view }),
};

export const exilesKrakenDescribed: DescribedGame<
  exilesKrakenTexts.ExilesKrakenTypes,
  exilesKrakenTexts.ExilesKrakenDescribeOptions
> = {
  game: exilesKrakenTexts.exilesKraken,
  texts: exilesKrakenTexts,
  options: (players) => ({ players }),
  cards: [...ofKraken, ...exilesCards.defaultCatalogue.map(({ id }) => ({ kind: "exile", id }))],
  optionsFor: (view) => ({ view }),
};

const beasts = [
  ...leviathanCards.leviathans,
  ...leviathanCards.leviathanTokenKinds.map((id) => ({ kind: "leviathan-token", id })),
];
const ofLeviathan = [
  ...leviathanCards.lords,
  ...leviathanCards.locations,
  ...leviathanCards.allies,
  "monster",
  ...beasts,
];
const ofPair = [
  ...pairCards.lords,
  ...pairCards.allies,
  ...ofKraken.slice(lords.length),
  ...beasts,
];
const exileIds = exilesCards.defaultCatalogue.map(({ id }) => ({ kind: "exile", id }));

export const leviathanDescribed: DescribedGame<
  leviathanTexts.LeviathanTypes,
  leviathanTexts.LeviathanDescribeOptions
> = {
  game: leviathanTexts.leviathan,
  texts: leviathanTexts,
  options: (players) => ({ players }),
  cards: ofLeviathan,
  optionsFor: (view) => ({ view }),
};

export const krakenLeviathanDescribed: DescribedGame<
  krakenLeviathanTexts.KrakenLeviathanTypes,
  krakenLeviathanTexts.KrakenLeviathanDescribeOptions
> = {
  game: krakenLeviathanTexts.krakenLeviathan,
  texts: krakenLeviathanTexts,
  options: (players) => ({ players }),
  cards: ofPair,
  optionsFor: (view) => ({ view }),
};

export const exilesLeviathanDescribed: DescribedGame<
  exilesLeviathanTexts.ExilesLeviathanTypes,
  exilesLeviathanTexts.ExilesLeviathanDescribeOptions
> = {
  game: exilesLeviathanTexts.exilesLeviathan,
  texts: exilesLeviathanTexts,
  options: (players) => ({ players }),
  cards: [...ofLeviathan, ...exileIds],
  optionsFor: (view) => ({ view }),
};

export const exilesKrakenLeviathanDescribed: DescribedGame<
  exilesKrakenLeviathanTexts.ExilesKrakenLeviathanTypes,
  exilesKrakenLeviathanTexts.ExilesKrakenLeviathanDescribeOptions
> = {
  game: exilesKrakenLeviathanTexts.exilesKrakenLeviathan,
  texts: exilesKrakenLeviathanTexts,
  options: (players) => ({ players }),
  cards: [...ofPair, ...exileIds],
  optionsFor: (view) => ({ view }),
};

export const conspiracyDescribed: DescribedGame<
  conspiracyTexts.ConspiracyTypes,
  conspiracyTexts.ConspiracyDescribeOptions
> = {
  game: conspiracyTexts.conspiracy,
  texts: conspiracyTexts,
  options: (players) => ({ players, bonusLocations: true }),
  cards: [...conspiracyCards.lords, ...conspiracyCards.locations],
  optionsFor: () => ({}),
};

export const soloDescribed: DescribedGame<
  soloTexts.ConspiracySoloTypes,
  soloTexts.ConspiracySoloDescribeOptions
> = {
  game: soloTexts.conspiracySolo,
  texts: soloTexts,
  options: (game) => ({ opponent: soloCards.opponents[game]!, bonusLocations: true }),
  cards: [...soloCards.lords, ...soloCards.locations, ...soloCards.opponents],
  optionsFor: (view) => ({ view }),
};
