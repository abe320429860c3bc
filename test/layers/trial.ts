// Games of stacks of layers: laid out, and played at random under the laws.
import {
  inventoryOf as inventoryOfAbyss,
  visibility as placesOfAbyss,
} from "../../src/abyss/index.ts";
import {
  defaultCatalogue,
  type ExileCard,
  exilePowerNames,
  inventoryOf as inventoryOfExiles,
  visibility as placesOfExiles,
} from "../../src/exiles/index.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { readState } from "../../src/kernel/tools/read.ts";
import { checkGame, playRandomly, type TestedGame } from "../../src/testing/index.ts";

/** A state of a game with what its layers add to the table, checked for consistency. */
export const laid = <T extends GameTypes>(
  game: Game<T>,
  state: { readonly table: object },
  areas: object,
): Of<T, "state"> => readState(game, { ...state, table: { ...state.table, ...areas } });

/** The exiles with many powers, at a low price. */
export const powerfulCatalogue: readonly ExileCard[] = defaultCatalogue.map((card, i) => ({
  ...card,
  cost: { ...card.cost, value: card.cost.value - 4, races: 1 + (i % 2) },
  power: exilePowerNames[i % exilePowerNames.length]!,
}));

/** What lies where in Abyss, and in games that add nothing to its table. */
export const ofAbyss = { inventory: inventoryOfAbyss, visibility: placesOfAbyss };
/** The same of Exiles. */
export const ofExiles = { inventory: inventoryOfExiles, visibility: placesOfExiles };

/** Abyss has no bound, but random players recruit sooner or later, long before this. */
const MOST_ACTIONS = 4000;

/** How often each kind of action was done and each kind of event happened. */
export type Tally = Readonly<Record<string, number>>;

/** Tests the laws in random games for 2, 3 and 4 players, at one step in so many; one is saved at every step. */
export function trial<T extends GameTypes>(
  game: Game<T>,
  options: (players: number) => Of<T, "options">,
  lies: Pick<TestedGame<T>, "inventory" | "visibility">,
  every = 50,
): Tally {
  const tally: Record<string, number> = {};
  const note = ({ type }: { readonly type: string }) => {
    tally[type] = (tally[type] ?? 0) + 1;
  };
  for (const players of [2, 3, 4])
    checkGame(
      { game, options: options(players), ...lies, mostActions: MOST_ACTIONS },
      `${game.id} for ${players}`,
      {
        every,
        watch(action, events) {
          note(action);
          events.forEach(note);
        },
      },
    );
  for (const { state } of playRandomly(game, options(2), `${game.id}, saved`))
    readState(game, JSON.parse(JSON.stringify(state)));
  return tally;
}
