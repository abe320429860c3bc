// Checks one law on games with one fault.
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import {
  checkGame,
  LawViolation,
  type Player,
  RevealCoverage,
  randomPlayer,
  type TestSubject,
} from "../../src/testing/index.ts";

/** The message of the first violation of this law in some random games; `undefined` if there is none. */
export function violationIn<T extends GameTypes>(
  subject: TestSubject<T>,
  law: string,
  games: number,
  player?: Player<Of<T, "action">>,
): string | undefined {
  const coverage = new RevealCoverage();
  try {
    for (let seed = 0; seed < games; seed++)
      checkGame(subject, `breach ${seed}`, { law, coverage, ...(player && { player }) });
  } catch (error) {
    if (error instanceof LawViolation && error.law === law) return error.message;
    throw error;
  }
  return undefined;
}

/** A random player who takes actions of these types whenever possible. */
export const preferring =
  <Action extends { readonly type: string }>(...types: readonly string[]): Player<Action> =>
  (actions, rng) => {
    const preferred = actions.filter(({ type }) => types.includes(type));
    return randomPlayer(preferred.length > 0 ? preferred : actions, rng);
  };

/** A game whose views show more or less of the table. */
export const withView = <T extends GameTypes>(
  game: Game<T>,
  changed: (table: Of<T, "view">, state: Of<T, "state">, viewer: number | "spectator") => object,
): Game<T> => ({
  ...game,
  view: (state, viewer) => {
    const view = game.view(state, viewer);
    const { table } = view as unknown as { readonly table: object };
    return { ...view, table: { ...table, ...changed(view, state, viewer) } };
  },
});

/** A game whose steps have other events or another `revealedTo`. */
export const withOutput = <T extends GameTypes>(
  game: Game<T>,
  changed: (
    output: { readonly events: readonly Of<T, "event">[]; readonly revealedTo: readonly number[] },
    state: Of<T, "state">,
    action: Of<T, "action">,
  ) => object,
): Game<T> => ({
  ...game,
  reduce: (state, action) => {
    const result = game.reduce(state, action);
    return result.ok
      ? { ...result, ...changed(result, result.state, action as Of<T, "action">) }
      : result;
  },
});
