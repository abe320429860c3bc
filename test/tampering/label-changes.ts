// All single changes of the label of a saved state: its format, game and version.
import { copy } from "../bad-input/errors.ts";
import type { Change } from "./changes.ts";

/** Replacements of each field. */
const replacements: Readonly<Record<string, readonly (readonly [what: string, value: unknown])[]>> =
  {
    format: [
      ["older", 1],
      ["newer", 3],
      ["far newer", 1e9],
      ["a fraction", 2.5],
      ["zero", 0],
      ["a string", "2"],
      ["nothing", null],
      ["a list", [2]],
    ],
    game: [
      ["an unknown game", "chess"],
      ["no name", ""],
      ["a number", 2],
      ["nothing", null],
      ["a list", ["abyss"]],
    ],
    version: [
      ["older", "1"],
      ["newer", "3"],
      ["far newer", "1000000000"],
      ["zero", "0"],
      ["a fraction", "1.5"],
      ["with a leading zero", "01"],
      ["no version", ""],
      ["a number", 2],
      ["nothing", null],
      ["a list", ["2"]],
    ],
  };

/** All single changes of a label; `games` are the names that may replace the game's. */
export function* labelChangesOf(saved: object, games: readonly string[]): Generator<Change> {
  for (const [at, values] of Object.entries(replacements))
    for (const [what, value] of values)
      yield { at, what, make: () => ({ ...copy(saved), [at]: value }) };
  for (const game of games)
    yield { at: "game", what: "another game", make: () => ({ ...copy(saved), game }) };
  for (const key of Object.keys(saved))
    yield {
      at: "",
      what: `${key} removed`,
      make: () => {
        const { [key]: _, ...rest } = copy(saved);
        return rest;
      },
    };
  yield { at: "", what: "a field too many", make: () => ({ ...copy(saved), more: 1 }) };
}
