// What becomes of a game that is broken in one way, by one law.
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import {
  checkGame,
  LawViolation,
  type Player,
  RevealCoverage,
  randomPlayer,
  type TestSubject,
} from "../../src/testing/index.ts";

/** How the first of some random games breaks this law; nothing if none does. */
export function breach<T extends GameTypes>(
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

/** A random player who does one of these things where it can. */
export const fondOf =
  <Action extends { readonly type: string }>(...kinds: readonly string[]): Player<Action> =>
  (actions, rng) => {
    const fond = actions.filter(({ type }) => kinds.includes(type));
    return randomPlayer(fond.length > 0 ? fond : actions, rng);
  };

/** A game whose views show something more, or less, of the table. */
export const viewing = <T extends GameTypes>(
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

/** A game whose steps tell something else. */
export const telling = <T extends GameTypes>(
  game: Game<T>,
  changed: (
    told: { readonly events: readonly Of<T, "event">[]; readonly revealedTo: readonly number[] },
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
