// New locations for Conspiracy, with one player or more:
//
// - The Gallery: 2 points for each colour in your chamber.
// - The Oyster Bed: 2 points; at once, gain 3 pearls. It is a bonus location.
//
// test/example-trials.ts tests the layer on Conspiracy and Solo Conspiracy with `abyss-rules/testing`.
import { colourOf } from "abyss-rules/conspiracy/cards";
import {
  type CardAdditions,
  type ConspiracyBlueprint,
  cardScoringLayer,
  conspiracyRuleNumbers,
  conspiracySchemas,
  conspiracyScoring,
  conspiracyStack,
  conspiracyWords,
  shapesWithCards,
  tileOf,
} from "abyss-rules/conspiracy/rules";
import {
  type Additions,
  type DescribableOf,
  define,
  describerOf,
  english,
  type Layer,
  noWords,
  type Phrases,
  type SchemaLayer,
  wordsOver,
} from "abyss-rules/variant";

const tile = tileOf("gallery");
const bonusTile = tileOf("bonus");

/** The two locations. `points` is a kind of scoring of Conspiracy, `perColour` is new. */
export const galleryCards = {
  locations: {
    gallery: tile({ kind: "perColour", each: 2 }),
    "oyster-bed": bonusTile({ kind: "points", points: 2 }, { kind: "pearls", pearls: 3 }),
  },
} as const;

/** What the locations add to a game. */
export interface GalleryAdded extends Additions<CardAdditions<typeof galleryCards>> {}

/** The rules, for Conspiracy or a game that is built on it: locations need no more than to be in the box. */
export const galleryLayer: Layer<ConspiracyBlueprint, GalleryAdded> = (below) => ({
  box: below.box.with(galleryCards),
});

/** The schemas of the locations. */
export const gallerySchemas: SchemaLayer<GalleryAdded> = (below) =>
  shapesWithCards(below, galleryCards);

/** The scoring of the Gallery. */
export const galleryScoring = cardScoringLayer(galleryCards, {
  perColour: ({ each }, { lords }) => each * new Set(lords.map(colourOf)).size,
});

const galleryWords: Phrases<DescribableOf<GalleryAdded>> = {
  ...noWords,
  cards: {
    gallery: { name: "Gallery", text: "2 points for each colour in your chamber." },
    "oyster-bed": { name: "Oyster Bed", text: "2 points. At once: gain 3 pearls." },
  },
};

/** Conspiracy with the locations. */
export const gallery = define({
  id: "conspiracy-gallery",
  version: "1",
  ruleNumbers: conspiracyRuleNumbers,
  rules: conspiracyStack.with(galleryLayer),
  schemas: conspiracySchemas.with(gallerySchemas),
  scoring: conspiracyScoring.with(galleryScoring),
});

/** Texts about the game, with the names of the players. */
export const describerFor = (names: readonly string[]) =>
  describerOf(english, wordsOver(conspiracyWords, galleryWords), names, {});
