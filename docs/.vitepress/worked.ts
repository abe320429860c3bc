// The positions of the worked examples, as the tests play them.
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

/** By the numbers of their rules, such as `AB-78`. */
export const worked: Readonly<Record<string, Example>> = Object.fromEntries([
  ...of("abyss", abyss),
  ...of("kraken", kraken),
  ...of("conspiracy", conspiracy),
  ...of("conspiracy-solo", conspiracySolo),
]);
