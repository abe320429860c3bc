import { abyss, inventoryOf as inventoryOfAbyss } from "../../src/abyss/index.ts";
import { conspiracy, inventoryOf as inventoryOfConspiracy } from "../../src/conspiracy/index.ts";
import {
  defaultCatalogue,
  exilePowerNames,
  exiles,
  inventoryOf as inventoryOfExiles,
} from "../../src/exiles/index.ts";
import { type Checks, checkGame } from "../../src/testing/index.ts";

/** Tests the laws on the game of this number; the number decides the options and the seed. */
type Trial = (number: number, checks?: Pick<Checks<never, never>, "every">) => number;

/** 2, 3 or 4 players in turn. */
const playersOf = (number: number): number => 2 + (number % 3);

/**
 * CO-3, CO-29: every turn but a pass places a lord, and a game has at most 15 lords a player. A turn
 * is one action to recruit; a lord is at most one to place it, and one to swap or two for a location.
 */
const mostActionsOfConspiracy = (players: number): number => players * 15 * (1 + 3);

const trialOfConspiracy: Trial = (number, checks) => {
  const players = playersOf(number);
  return checkGame(
    {
      game: conspiracy,
      options: { players, bonusLocations: number % 2 === 1 },
      inventory: inventoryOfConspiracy,
      mostActions: mostActionsOfConspiracy(players),
    },
    `conspiracy-${number}`,
    checks,
  );
};

/**
 * Abyss has no bound: players who never recruit can fight the same monsters for ever. Random
 * players recruit sooner or later, long before this.
 */
const MOST_ACTIONS_OF_ABYSS = 3000;

const abyssOptions = (number: number) => ({
  players: playersOf(number),
  rules: { superfluousAllies: number % 4 === 3 ? "forbidden" : "allowed" } as const,
});

const trialOfAbyss: Trial = (number, checks) =>
  checkGame(
    {
      game: abyss,
      options: abyssOptions(number),
      inventory: inventoryOfAbyss,
      mostActions: MOST_ACTIONS_OF_ABYSS,
    },
    `abyss-${number}`,
    checks,
  );

const trialOfExiles: Trial = (number, checks) =>
  checkGame(
    {
      game: exiles,
      // Every other game has many more powers and keys than the default cards give.
      options: {
        ...abyssOptions(number),
        ...(number % 2 === 1 ? { catalogue: powerfulCatalogue } : {}),
      },
      inventory: inventoryOfExiles,
      mostActions: MOST_ACTIONS_OF_ABYSS,
    },
    `exiles-${number}`,
    checks,
  );

const powerfulCatalogue = defaultCatalogue.map((card, i) => ({
  ...card,
  cost: { ...card.cost, value: card.cost.value - 4, races: 1 + (i % 2) },
  power: exilePowerNames[i % exilePowerNames.length]!,
  key: i % 3 === 0,
}));

/** The games that are put to the test, by name. */
export const trials: Readonly<Record<string, Trial>> = {
  conspiracy: trialOfConspiracy,
  abyss: trialOfAbyss,
  exiles: trialOfExiles,
};
