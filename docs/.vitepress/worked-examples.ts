// The positions of the worked examples, which the tests use too.
import { workedExamples as abyss } from "../../test/abyss/worked-examples.ts";
import { workedExamples as conspiracy } from "../../test/conspiracy/worked-examples.ts";
import { workedExamples as conspiracySolo } from "../../test/conspiracy-solo/worked-examples.ts";
import { workedExamples as kraken } from "../../test/kraken/worked-examples.ts";
import { workedExamples as krakenLeviathan } from "../../test/kraken-leviathan/worked-examples.ts";
import { workedExamples as leviathan } from "../../test/leviathan/worked-examples.ts";

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
  ...of("leviathan", leviathan),
  // The first of its three examples.
  ...of("kraken-leviathan", { "LE-92": krakenLeviathan["LE-92a"] }),
  ...of("conspiracy", conspiracy),
  ...of("conspiracy-solo", conspiracySolo),
]);
