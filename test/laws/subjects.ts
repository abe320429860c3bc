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
import { exilesKrakenLeviathan } from "../../src/exiles-kraken-leviathan/index.ts";
import {
  inventoryOf as inventoryOfExilesKrakenLeviathan,
  visibility as visibilityOfExilesKrakenLeviathan,
} from "../../src/exiles-kraken-leviathan/rules.ts";
import { exilesLeviathan } from "../../src/exiles-leviathan/index.ts";
import {
  inventoryOf as inventoryOfExilesLeviathan,
  visibility as visibilityOfExilesLeviathan,
} from "../../src/exiles-leviathan/rules.ts";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { kraken } from "../../src/kraken/index.ts";
import {
  inventoryOf as inventoryOfKraken,
  visibility as visibilityOfKraken,
} from "../../src/kraken/rules.ts";
import { krakenLeviathan } from "../../src/kraken-leviathan/index.ts";
import {
  inventoryOf as inventoryOfKrakenLeviathan,
  visibility as visibilityOfKrakenLeviathan,
} from "../../src/kraken-leviathan/rules.ts";
import { leviathan } from "../../src/leviathan/index.ts";
import {
  inventoryOf as inventoryOfLeviathan,
  visibility as visibilityOfLeviathan,
} from "../../src/leviathan/rules.ts";
import type { RandomGame } from "../../src/testing/arbitraries/index.ts";
import type { TestedGame } from "../../src/testing/index.ts";
import { fold as foldOfAbyss } from "./fold/abyss.ts";
import { fold as foldOfConspiracy } from "./fold/conspiracy.ts";
import { fold as foldOfConspiracySolo } from "./fold/conspiracy-solo.ts";
import { fold as foldOfExiles } from "./fold/exiles.ts";
import { fold as foldOfExilesKraken } from "./fold/exiles-kraken.ts";
import { fold as foldOfExilesKrakenLeviathan } from "./fold/exiles-kraken-leviathan.ts";
import { fold as foldOfExilesLeviathan } from "./fold/exiles-leviathan.ts";
import { fold as foldOfKraken } from "./fold/kraken.ts";
import { fold as foldOfKrakenLeviathan } from "./fold/kraken-leviathan.ts";
import { fold as foldOfLeviathan } from "./fold/leviathan-layer.ts";
import { checkBounds } from "./leviathan-bounds.ts";

/** A game to be tested, and the options that it is played with. */
export interface Trial<T extends GameTypes> extends TestedGame<T> {
  readonly options: fc.Arbitrary<Of<T, "options">>;
  /** Throws if a game breaks a law that only this game has. */
  readonly check?: (game: RandomGame<T>) => void;
}

const trialOf = <T extends GameTypes>(trial: Trial<T>): Trial<T> => trial;

/** Any number of players, the first two of whom may begin. Options that are left out have their defaults. */
const tableOf = ({
  seats,
}: {
  readonly seats: { readonly min: number; readonly max: number };
}) => ({
  players: fc.integer(seats),
  firstPlayer: fc.nat(1),
});

/**
 * CO-3, CO-29: every turn but a pass places a lord, and a game has at most 15 lords a player. A turn
 * is one action to recruit; a lord takes at most one to place it, and one to swap or two for a location.
 */
export const MOST_ACTIONS_OF_A_PLAYER = 15 * (1 + 3);

export const trialOfConspiracy = trialOf({
  game: conspiracy,
  options: fc.record(
    { ...tableOf(conspiracy), bonusLocations: fc.boolean() },
    { requiredKeys: ["players"] },
  ),
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

/** The options of Abyss and its variants. */
const optionsOf = (game: Parameters<typeof tableOf>[0]) => ({
  ...tableOf(game),
  rules: fc.record(
    {
      superfluousAllies: fc.constantFrom("allowed", "forbidden"),
      disabledLords: fc.constantFrom("influence", "all"),
    },
    { requiredKeys: [] },
  ),
});

export const trialOfAbyss = trialOf({
  game: abyss,
  options: fc.record(optionsOf(abyss), { requiredKeys: ["players"] }),
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

/** The options of a game with exiles. */
const withExiles = (game: Parameters<typeof tableOf>[0]) => ({
  ...optionsOf(game),
  catalogue: fc.constantFrom(defaultCatalogue, powerfulCatalogue),
});

export const trialOfExiles = trialOf({
  game: exiles,
  options: fc.record(withExiles(exiles), { requiredKeys: ["players"] }),
  inventory: inventoryOfExiles,
  visibility: visibilityOfExiles,
  reports: revealedAtTheEnd,
  fold: foldOfExiles,
  mostActions: MOST_ACTIONS_OF_ABYSS,
});

export const trialOfKraken = trialOf({
  game: kraken,
  options: fc.record(optionsOf(kraken), { requiredKeys: ["players"] }),
  inventory: inventoryOfKraken,
  visibility: visibilityOfKraken,
  reports: ["ally-found", ...revealedAtTheEnd],
  fold: foldOfKraken,
  mostActions: MOST_ACTIONS_OF_ABYSS,
});

export const trialOfExilesKraken = trialOf({
  game: exilesKraken,
  options: fc.record(withExiles(exilesKraken), { requiredKeys: ["players"] }),
  inventory: inventoryOfExilesKraken,
  visibility: visibilityOfExilesKraken,
  reports: ["ally-found", ...revealedAtTheEnd],
  fold: foldOfExilesKraken,
  mostActions: MOST_ACTIONS_OF_ABYSS,
});

/** LE-66: rolls are public, but dice do not stay on the table. */
const rolls = ["dice-rolled", "attack-made"] as const;

/** LE-21: explorations and fights end. */
const check = ({ steps }: { readonly steps: Parameters<typeof checkBounds>[0] }): void => {
  checkBounds(steps);
};

export const trialOfLeviathan = trialOf({
  game: leviathan,
  options: fc.record(optionsOf(leviathan), { requiredKeys: ["players"] }),
  inventory: inventoryOfLeviathan,
  visibility: visibilityOfLeviathan,
  reports: [...rolls, ...revealedAtTheEnd],
  fold: foldOfLeviathan,
  mostActions: MOST_ACTIONS_OF_ABYSS,
  check,
});

export const trialOfKrakenLeviathan = trialOf({
  game: krakenLeviathan,
  options: fc.record(optionsOf(krakenLeviathan), { requiredKeys: ["players"] }),
  inventory: inventoryOfKrakenLeviathan,
  visibility: visibilityOfKrakenLeviathan,
  reports: ["ally-found", ...rolls, ...revealedAtTheEnd],
  fold: foldOfKrakenLeviathan,
  mostActions: MOST_ACTIONS_OF_ABYSS,
  check,
});

export const trialOfExilesLeviathan = trialOf({
  game: exilesLeviathan,
  options: fc.record(withExiles(exilesLeviathan), { requiredKeys: ["players"] }),
  inventory: inventoryOfExilesLeviathan,
  visibility: visibilityOfExilesLeviathan,
  reports: [...rolls, ...revealedAtTheEnd],
  fold: foldOfExilesLeviathan,
  mostActions: MOST_ACTIONS_OF_ABYSS,
  check,
});

export const trialOfExilesKrakenLeviathan = trialOf({
  game: exilesKrakenLeviathan,
  options: fc.record(withExiles(exilesKrakenLeviathan), { requiredKeys: ["players"] }),
  inventory: inventoryOfExilesKrakenLeviathan,
  visibility: visibilityOfExilesKrakenLeviathan,
  reports: ["ally-found", ...rolls, ...revealedAtTheEnd],
  fold: foldOfExilesKrakenLeviathan,
  mostActions: MOST_ACTIONS_OF_ABYSS,
  check,
});
