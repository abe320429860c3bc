// Helpers for games with layers: prepared states, and random games that are checked against the laws.
import {
  inventoryOf as inventoryOfAbyss,
  visibility as placesOfAbyss,
} from "../../src/abyss/rules.ts";
import { defaultCatalogue, type ExileCard, exilePowerNames } from "../../src/exiles/cards/index.ts";
import {
  inventoryOf as inventoryOfExiles,
  visibility as placesOfExiles,
} from "../../src/exiles/rules.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { checkGame, playRandomly, type TestedGame } from "../../src/testing/index.ts";
import { amount, IS_SAMPLE } from "../repetition.ts";

/** Adds the areas of layers to a state, and checks its consistency. */
export const withAreas = <T extends GameTypes>(
  game: Game<T>,
  state: { readonly table: object },
  areas: object,
): Of<T, "state"> => readState(game, { ...state, table: { ...state.table, ...areas } });

/** Cheap exiles with many different powers. */
export const powerfulCatalogue: readonly ExileCard[] = defaultCatalogue.map((card, i) => ({
  ...card,
  cost: { ...card.cost, value: card.cost.value - 4, races: 1 + (i % 2) },
  power: exilePowerNames[i % exilePowerNames.length]!,
}));

/** AB-70: at the end all hands are shown, whose cards the table has in one discard. */
const reports = ["hand-revealed"] as const;
/** Inventory and visibility of Abyss, and of games that add nothing to its table. */
export const ofAbyss = { inventory: inventoryOfAbyss, visibility: placesOfAbyss, reports };
/** Inventory and visibility of Exiles. */
export const ofExiles = { inventory: inventoryOfExiles, visibility: placesOfExiles, reports };

/** A game of Abyss can be of any length, but random games end long before this. */
const MOST_ACTIONS = 4000;

/** Counts of actions and events by type. */
export type Tally = Readonly<Record<string, number>>;

/** The numbers of players in a trial. */
const TABLES = IS_SAMPLE ? [3] : [2, 3, 4];
export const GAMES_OF_A_TRIAL = TABLES.length;
/** One in this many states of one more game is read. */
const EVERY_SAVE = amount(20, 1);

/** Checks the laws in random games, at every `every`-th step, and reads states of one more game. */
export function trial<T extends GameTypes>(
  game: Game<T>,
  options: (players: number) => Of<T, "options">,
  declared: Pick<TestedGame<T>, "inventory" | "visibility" | "reports">,
  every = amount(80, 50),
): Tally {
  const tally: Record<string, number> = {};
  const count = ({ type }: { readonly type: string }) => {
    tally[type] = (tally[type] ?? 0) + 1;
  };
  for (const players of TABLES)
    checkGame(
      { game, options: options(players), ...declared, mostActions: MOST_ACTIONS },
      `${game.id} for ${players}`,
      {
        every,
        watch(action, events) {
          count(action);
          events.forEach(count);
        },
      },
    );
  let saves = 0;
  for (const { state } of playRandomly(game, options(2), `${game.id}, saved`))
    if (saves++ % EVERY_SAVE === 0) readState(game, JSON.parse(JSON.stringify(state)));
  return tally;
}
