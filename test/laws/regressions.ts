import type { AbyssTypes } from "../../src/abyss/index.ts";
import type { ConspiracyTypes } from "../../src/conspiracy/index.ts";
import type { ConspiracySoloTypes } from "../../src/conspiracy-solo/index.ts";
import type { ExilesTypes } from "../../src/exiles/index.ts";
import type { ExilesKrakenTypes } from "../../src/exiles-kraken/index.ts";
import type { GameInput } from "../../src/kernel/tools/replay.ts";
import type { KrakenTypes } from "../../src/kraken/index.ts";

interface Regressions {
  readonly abyss: readonly GameInput<AbyssTypes>[];
  readonly conspiracy: readonly GameInput<ConspiracyTypes>[];
  readonly conspiracySolo: readonly GameInput<ConspiracySoloTypes>[];
  readonly exiles: readonly GameInput<ExilesTypes>[];
  readonly "exiles-kraken": readonly GameInput<ExilesKrakenTypes>[];
  readonly kraken: readonly GameInput<KrakenTypes>[];
}

/**
 * Games that once broke a law, as the moves or the replay that a failure prints. Every test run plays them and
 * tests all laws at every step.
 */
export const regressions: Regressions = {
  abyss: [],
  conspiracy: [],
  conspiracySolo: [],
  exiles: [],
  "exiles-kraken": [],
  kraken: [],
};
