// Every reason to refuse: its code, its rule number and the details that an interface shows.
import { expect, test } from "vitest";
import type { Game, GameTypes, Of, Refused } from "../../src/kernel/contract/game.ts";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import { copy } from "../bad-input/errors.ts";
import { type Scene, stateOf } from "../lazy-scenes.ts";
import { expectSentence } from "./sentence.ts";

/** An action that is refused, and the expected refusal. */
export interface Row<State> {
  readonly title: string;
  readonly state: Scene<State>;
  /** The action, or a function that returns it for the state. */
  readonly action: unknown;
  readonly rule: string;
  /** The details, or a function that returns them for the state. */
  readonly params: object | ((state: State) => object);
}

/** Rows for each code. A missing code does not compile. */
export type Rows<Code extends string, State> = Readonly<Record<Code, readonly Row<State>[]>>;

/** The rows of a table, each with its code. */
export const withCodes = <State>(rows: Rows<string, State>): (Row<State> & { code: string })[] =>
  Object.entries(rows).flatMap(([code, cases]) => cases.map((row) => ({ code, ...row })));

/** The types of a game whose table has seats, as all have. */
interface SeatedTypes extends GameTypes {
  state: { readonly table: { readonly seats: readonly unknown[] } };
}

/** Tests that each row is refused as expected, by every function, and described in a sentence. */
export function testRefusals<T extends SeatedTypes>(
  game: Game<T>,
  describe: (refusal: Refused<T>["refusal"]) => string,
  rows: readonly (Row<Of<T, "state">> & { readonly code: string })[],
): void {
  const built = ({ state: scene, action }: Row<Of<T, "state">>) => {
    const state = stateOf(scene);
    return { state, action: typeof action === "function" ? action(state) : action };
  };
  const refused = (row: Row<Of<T, "state">>): Refused<T> => {
    const { state, action } = built(row);
    const result = game.reduce(state, action);
    if (result.ok) throw new Error("was accepted");
    return result;
  };

  test.each(rows)("$rule refuses with $code: $title", (row) => {
    const state = stateOf(row.state);
    const params = typeof row.params === "function" ? row.params(state) : row.params;
    const before = JSON.stringify(state);
    const { refusal, ...result } = refused(row);
    expect(refusal).toMatchObject({ code: row.code, rule: row.rule, params });
    expect(result.state).toBe(state);
    expect(problems(game, "refusal", copy(refusal))).toEqual([]);
    expect(JSON.stringify(state)).toBe(before);
  });

  test.each(rows)("$code is described in a sentence: $title", (row) => {
    const sentence = describe(refused(row).refusal);
    expectSentence(sentence);
    expect(sentence).toContain(`(${row.rule})`);
  });

  test.each(rows.filter(({ code }) => code !== "malformed"))(
    "the other functions refuse the same: $code, $title",
    (row) => {
      const { code, rule } = row;
      const { state, action } = built(row);
      const move = action as Of<T, "action">;
      expect(game.refusal(state, move)).toMatchObject({ code, rule });
      // The acting seat's view is enough.
      if (move.seat < state.table.seats.length)
        expect(game.refusal(game.view(state, move.seat), move)).toEqual(game.refusal(state, move));
      const simulation = game.simulate(state);
      expect(simulation.apply(move)).toMatchObject({ ok: false, refusal: { code, rule } });
      expect(simulation.state).toEqual(state);
    },
  );
}
