import type { AbyssTypes } from "../../src/abyss/index.ts";
import type { ConspiracyTypes } from "../../src/conspiracy/index.ts";
import type { ConspiracySoloTypes } from "../../src/conspiracy-solo/index.ts";
import type { ExilesTypes } from "../../src/exiles/index.ts";
import type { ExilesKrakenTypes } from "../../src/exiles-kraken/index.ts";
import type { Moves } from "../../src/kernel/tools/replay.ts";
import type { KrakenTypes } from "../../src/kraken/index.ts";

interface Regressions {
  readonly abyss: readonly Moves<AbyssTypes>[];
  readonly conspiracy: readonly Moves<ConspiracyTypes>[];
  readonly conspiracySolo: readonly Moves<ConspiracySoloTypes>[];
  readonly exiles: readonly Moves<ExilesTypes>[];
  readonly "exiles-kraken": readonly Moves<ExilesKrakenTypes>[];
  readonly kraken: readonly Moves<KrakenTypes>[];
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
