import fc from "fast-check";
import {
  abyss,
  inventoryOf as inventoryOfAbyss,
  visibility as placesOfAbyss,
} from "../../src/abyss/index.ts";
import {
  conspiracy,
  inventoryOf as inventoryOfConspiracy,
  visibility as placesOfConspiracy,
} from "../../src/conspiracy/index.ts";
import {
  conspiracySolo,
  inventoryOf as inventoryOfConspiracySolo,
  opponents,
  visibility as placesOfConspiracySolo,
} from "../../src/conspiracy-solo/index.ts";
import {
  defaultCatalogue,
  exilePowerNames,
  exiles,
  inventoryOf as inventoryOfExiles,
  visibility as placesOfExiles,
} from "../../src/exiles/index.ts";
import {
  exilesKraken,
  inventoryOf as inventoryOfExilesKraken,
  visibility as placesOfExilesKraken,
} from "../../src/exiles-kraken/index.ts";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import {
  inventoryOf as inventoryOfKraken,
  kraken,
  visibility as placesOfKraken,
} from "../../src/kraken/index.ts";
import type { TestedGame } from "../../src/testing/index.ts";
import { story as storyOfAbyss } from "./fold/abyss.ts";
import { story as storyOfConspiracy } from "./fold/conspiracy.ts";
import { story as storyOfConspiracySolo } from "./fold/conspiracy-solo.ts";
import { story as storyOfExiles } from "./fold/exiles.ts";
import { story as storyOfExilesKraken } from "./fold/exiles-kraken.ts";
import { story as storyOfKraken } from "./fold/kraken.ts";

/** A game that is put to the test, and the options that it is played with. */
export interface Trial<T extends GameTypes> extends TestedGame<T> {
  readonly options: fc.Arbitrary<Of<T, "options">>;
}

const trialOf = <T extends GameTypes>(trial: Trial<T>): Trial<T> => trial;

/** 2 to 4 players, of whom anybody begins. What may be left out is as printed then. */
const common = { players: fc.integer(abyss.seats), firstPlayer: fc.nat(1) };

/**
 * CO-3, CO-29: every turn but a pass places a lord, and a game has at most 15 lords a player. A turn
 * is one action to recruit; a lord is at most one to place it, and one to swap or two for a location.
 */
export const MOST_ACTIONS_OF_A_PLAYER = 15 * (1 + 3);

export const trialOfConspiracy = trialOf({
  game: conspiracy,
  options: fc.record({ ...common, bonusLocations: fc.boolean() }, { requiredKeys: ["players"] }),
  inventory: inventoryOfConspiracy,
  visibility: placesOfConspiracy,
  fold: storyOfConspiracy,
  mostActions: conspiracy.seats.max * MOST_ACTIONS_OF_A_PLAYER,
});

/**
 * CO-46, CO-56: the player is asked once more at the end of a turn. A turn of the opponent is at most one
 * action for the pile, and a lord of it at most one to place it.
 */
const MOST_ACTIONS_ALONE = MOST_ACTIONS_OF_A_PLAYER + 15 + 15 * (1 + 1);

export const trialOfConspiracySolo = trialOf({
  game: conspiracySolo,
  options: fc.record(
    {
      opponent: fc.constantFrom(...opponents),
      firstPlayer: fc.constantFrom(0, 1),
      bonusLocations: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  inventory: inventoryOfConspiracySolo,
  visibility: placesOfConspiracySolo,
  fold: storyOfConspiracySolo,
  // CO-44: several lords may be revealed at once, and the piles do not tell in which order.
  reports: ["lord-revealed"],
  mostActions: MOST_ACTIONS_ALONE,
});

/** AB-70: hands are shown at the end, and what is discarded then lies on one pile. */
const revealedAtTheEnd = ["hand-revealed"] as const;

/**
 * Abyss has no bound: players who never recruit can fight the same monsters for ever. Random
 * players recruit sooner or later, long before this.
 */
const MOST_ACTIONS_OF_ABYSS = 3000;

const ofAbyss = {
  ...common,
  rules: fc.record(
    {
      superfluousAllies: fc.constantFrom("allowed", "forbidden"),
      disabledLords: fc.constantFrom("influence", "all"),
    },
    { requiredKeys: [] },
  ),
};

export const trialOfAbyss = trialOf({
  game: abyss,
  options: fc.record(ofAbyss, { requiredKeys: ["players"] }),
  inventory: inventoryOfAbyss,
  visibility: placesOfAbyss,
  reports: revealedAtTheEnd,
  fold: storyOfAbyss,
  mostActions: MOST_ACTIONS_OF_ABYSS,
});

/** Many more powers and keys than the default cards give. */
const powerfulCatalogue = defaultCatalogue.map((card, i) => ({
  ...card,
  cost: { ...card.cost, value: card.cost.value - 4, races: 1 + (i % 2) },
  power: exilePowerNames[i % exilePowerNames.length]!,
  key: i % 3 === 0,
}));

export const trialOfExiles = trialOf({
  game: exiles,
  options: fc.record(
    { ...ofAbyss, catalogue: fc.constantFrom(defaultCatalogue, powerfulCatalogue) },
    { requiredKeys: ["players"] },
  ),
  inventory: inventoryOfExiles,
  visibility: placesOfExiles,
  reports: revealedAtTheEnd,
  fold: storyOfExiles,
  mostActions: MOST_ACTIONS_OF_ABYSS,
});

export const trialOfKraken = trialOf({
  game: kraken,
  options: fc.record(ofAbyss, { requiredKeys: ["players"] }),
  inventory: inventoryOfKraken,
  visibility: placesOfKraken,
  reports: ["ally-found", ...revealedAtTheEnd],
  fold: storyOfKraken,
  mostActions: MOST_ACTIONS_OF_ABYSS,
});

export const trialOfExilesKraken = trialOf({
  game: exilesKraken,
  options: fc.record(
    { ...ofAbyss, catalogue: fc.constantFrom(defaultCatalogue, powerfulCatalogue) },
    { requiredKeys: ["players"] },
  ),
  inventory: inventoryOfExilesKraken,
  visibility: placesOfExilesKraken,
  reports: ["ally-found", ...revealedAtTheEnd],
  fold: storyOfExilesKraken,
  mostActions: MOST_ACTIONS_OF_ABYSS,
});
