// The positions of the worked examples, which the tests use too.
import { worked as abyss } from "../../test/abyss/worked.ts";
import { worked as conspiracy } from "../../test/conspiracy/worked.ts";
import { worked as conspiracySolo } from "../../test/conspiracy-solo/worked.ts";
import { worked as kraken } from "../../test/kraken/worked.ts";

interface Example {
  /** Id of the game. */
  readonly game: string;
  readonly state: () => unknown;
}

const of = (game: string, states: Readonly<Record<string, () => unknown>>): [string, Example][] =>
  Object.entries(states).map(([number, state]) => [number, { game, state }]);

/** The worked examples by the numbers of their rules, such as `AB-78`. */
export const workedExamples: Readonly<Record<string, Example>> = Object.fromEntries([
  ...of("abyss", abyss),
  ...of("kraken", kraken),
  ...of("conspiracy", conspiracy),
  ...of("conspiracy-solo", conspiracySolo),
]);
