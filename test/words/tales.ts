// The games, with all their texts.
import * as abyssTexts from "../../src/abyss/index.ts";
import * as conspiracyTexts from "../../src/conspiracy/index.ts";
import * as exilesTexts from "../../src/exiles/index.ts";
import type { Tale } from "./whole-games.ts";

const ofAbyss = [...abyssTexts.lords, ...abyssTexts.locations, ...abyssTexts.allies, "monster"];

export const abyssTale: Tale<abyssTexts.AbyssTypes, abyssTexts.AbyssTelling> = {
  game: abyssTexts.abyss,
  texts: abyssTexts,
  options: (players) => ({ players }),
  cards: ofAbyss,
  seen: (view) => ({ view }),
};

export const exilesTale: Tale<exilesTexts.ExilesTypes, exilesTexts.ExilesTelling> = {
  game: exilesTexts.exiles,
  texts: exilesTexts,
  options: (players) => ({ players }),
  cards: [...ofAbyss, ...exilesTexts.defaultCatalogue.map(({ id }) => id)],
  seen: (view) => ({ view, catalogue: view.table.exiles.catalogue }),
};

export const conspiracyTale: Tale<
  conspiracyTexts.ConspiracyTypes,
  conspiracyTexts.ConspiracyTelling
> = {
  game: conspiracyTexts.conspiracy,
  texts: conspiracyTexts,
  options: (players) => ({ players, bonusLocations: true }),
  cards: [...conspiracyTexts.lords, ...conspiracyTexts.locations],
  seen: () => ({}),
};
