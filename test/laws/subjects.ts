import fc from "fast-check";
import { abyss } from "../../src/abyss/index.ts";
import {
  inventoryOf as inventoryOfAbyss,
  visibility as visibilityOfAbyss,
} from "../../src/abyss/rules.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import {
  inventoryOf as inventoryOfConspiracy,
  visibility as visibilityOfConspiracy,
} from "../../src/conspiracy/rules.ts";
import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import {
  inventoryOf as inventoryOfConspiracySolo,
  visibility as visibilityOfConspiracySolo,
} from "../../src/conspiracy-solo/rules.ts";
import { defaultCatalogue, exilePowerNames } from "../../src/exiles/cards/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import {
  inventoryOf as inventoryOfExiles,
  visibility as visibilityOfExiles,
} from "../../src/exiles/rules.ts";
import { exilesKraken } from "../../src/exiles-kraken/index.ts";
import {
  inventoryOf as inventoryOfExilesKraken,
  visibility as visibilityOfExilesKraken,
} from "../../src/exiles-kraken/rules.ts";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { kraken } from "../../src/kraken/index.ts";
import {
  inventoryOf as inventoryOfKraken,
  visibility as visibilityOfKraken,
} from "../../src/kraken/rules.ts";
import type { TestedGame } from "../../src/testing/index.ts";
import { fold as foldOfAbyss } from "./fold/abyss.ts";
import { fold as foldOfConspiracy } from "./fold/conspiracy.ts";
import { fold as foldOfConspiracySolo } from "./fold/conspiracy-solo.ts";
import { fold as foldOfExiles } from "./fold/exiles.ts";
import { fold as foldOfExilesKraken } from "./fold/exiles-kraken.ts";
import { fold as foldOfKraken } from "./fold/kraken.ts";

/** A game to be tested, and the options that it is played with. */
export interface Trial<T extends GameTypes> extends TestedGame<T> {
  readonly options: fc.Arbitrary<Of<T, "options">>;
}

const trialOf = <T extends GameTypes>(trial: Trial<T>): Trial<T> => trial;

/** 2 to 4 players, any of whom begins. Options that are left out have their defaults. */
const common = { players: fc.integer(abyss.seats), firstPlayer: fc.nat(1) };

/**
 * CO-3, CO-29: every turn but a pass places a lord, and a game has at most 15 lords a player. A turn
 * is one action to recruit; a lord takes at most one to place it, and one to swap or two for a location.
 */
export const MOST_ACTIONS_OF_A_PLAYER = 15 * (1 + 3);

export const trialOfConspiracy = trialOf({
  game: conspiracy,
  options: fc.record({ ...common, bonusLocations: fc.boolean() }, { requiredKeys: ["players"] }),
  inventory: inventoryOfConspiracy,
  visibility: visibilityOfConspiracy,
  fold: foldOfConspiracy,
  mostActions: conspiracy.seats.max * MOST_ACTIONS_OF_A_PLAYER,
});

/**
 * CO-46, CO-56: the player has one more decision at the end of a turn. A turn of the opponent is at most one
 * action for the pile, and at most one for each of its lords.
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
  visibility: visibilityOfConspiracySolo,
  fold: foldOfConspiracySolo,
  // CO-44: several lords may be revealed together, and the piles do not show in which order.
  reports: ["lord-revealed"],
  mostActions: MOST_ACTIONS_ALONE,
});

/** AB-70: hands are revealed at the end, and all discarded cards are in one pile then. */
const revealedAtTheEnd = ["hand-revealed"] as const;

/**
 * Abyss has no bound: players who never recruit can fight the same monsters for ever. Random
 * players recruit long before this.
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
  visibility: visibilityOfAbyss,
  reports: revealedAtTheEnd,
  fold: foldOfAbyss,
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
  visibility: visibilityOfExiles,
  reports: revealedAtTheEnd,
  fold: foldOfExiles,
  mostActions: MOST_ACTIONS_OF_ABYSS,
});

export const trialOfKraken = trialOf({
  game: kraken,
  options: fc.record(ofAbyss, { requiredKeys: ["players"] }),
  inventory: inventoryOfKraken,
  visibility: visibilityOfKraken,
  reports: ["ally-found", ...revealedAtTheEnd],
  fold: foldOfKraken,
  mostActions: MOST_ACTIONS_OF_ABYSS,
});

export const trialOfExilesKraken = trialOf({
  game: exilesKraken,
  options: fc.record(
    { ...ofAbyss, catalogue: fc.constantFrom(defaultCatalogue, powerfulCatalogue) },
    { requiredKeys: ["players"] },
  ),
  inventory: inventoryOfExilesKraken,
  visibility: visibilityOfExilesKraken,
  reports: ["ally-found", ...revealedAtTheEnd],
  fold: foldOfExilesKraken,
  mostActions: MOST_ACTIONS_OF_ABYSS,
});
