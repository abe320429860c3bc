// Every single change of the label of a saved state: of its format, its game and its version.
import { copy } from "../bad-input/errors.ts";
import type { Change } from "./changes.ts";

/** What can stand in place of a field, and what that is. */
const others: Readonly<Record<string, readonly (readonly [what: string, value: unknown])[]>> = {
  format: [
    ["older", 1],
    ["newer", 3],
    ["far newer", 1e9],
    ["a fraction", 2.5],
    ["below all", 0],
    ["a text", "2"],
    ["nothing", null],
    ["a list", [2]],
  ],
  game: [
    ["a game that there is not", "chess"],
    ["no name", ""],
    ["a number", 2],
    ["nothing", null],
    ["a list", ["abyss"]],
  ],
  version: [
    ["older", "1"],
    ["newer", "3"],
    ["far newer", "1000000000"],
    ["below all", "0"],
    ["a fraction", "1.5"],
    ["with a zero before it", "01"],
    ["no version", ""],
    ["a number", 2],
    ["nothing", null],
    ["a list", ["2"]],
  ],
};

/** All single changes of a label; the games are those whose name may come in. */
export function* labelChangesOf(saved: object, games: readonly string[]): Generator<Change> {
  for (const [at, values] of Object.entries(others))
    for (const [what, value] of values)
      yield { at, what, made: () => ({ ...copy(saved), [at]: value }) };
  for (const game of games)
    yield { at: "game", what: "another game", made: () => ({ ...copy(saved), game }) };
  for (const key of Object.keys(saved))
    yield {
      at: "",
      what: `${key} is gone`,
      made: () => {
        const { [key]: _, ...rest } = copy(saved);
        return rest;
      },
    };
  yield { at: "", what: "a field too many", made: () => ({ ...copy(saved), more: 1 }) };
}
