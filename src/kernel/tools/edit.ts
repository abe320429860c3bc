import { Immer } from "immer";
import { engineOf } from "../contract/engine-registry.ts";
import type { Game, GameTypes, Of } from "../contract/game.ts";
import { knownState, trust } from "../contract/trust.ts";
import { nextState } from "../data/structural-sharing.ts";
import type { Writable } from "../data/types.ts";
import type { Blueprint, StateOf } from "../rules/blueprint.ts";
import { readOrThrow } from "../validation/read-value.ts";

/** The table of a game's states, writable. */
export type TableDraft<T extends GameTypes> =
  Of<T, "state"> extends { readonly table: infer Table } ? Writable<Table> : never;

// The next state is frozen when it has been checked.
const immer = /* @__PURE__ */ new Immer({ autoFreeze: false });

/**
 * Changes the table of a state: a what-if question, a puzzle, a test. The recipe writes to a draft of the table
 * (immer), and what it does not touch is shared with the old state, which stays as it is. The agenda is kept.
 *
 * Returns a checked state. Throws a `RulesError` with all problems if the result is impossible: a card twice, a
 * component missing, a question that no longer fits the table.
 *
 * @example
 * ```ts
 * const richer = edit(abyss, state, (table) => {
 *   table.seats[0]!.pearls = 9;
 * });
 * ```
 */
export function edit<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  recipe: (table: TableDraft<T>) => void,
): Of<T, "state"> {
  const known = knownState(engineOf(game), state as StateOf<Blueprint>);
  const table = immer.produce(known.table, (draft: unknown) => {
    recipe(draft as TableDraft<T>);
  });
  const changed = readOrThrow(game.schemas.state, `state of ${game.id}`, { ...known, table });
  return trust(game, nextState(known as Of<T, "state">, changed));
}
