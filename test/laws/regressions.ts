import type { AbyssTypes } from "../../src/abyss/index.ts";
import type { ConspiracyTypes } from "../../src/conspiracy/index.ts";
import type { ConspiracySoloTypes } from "../../src/conspiracy-solo/index.ts";
import type { ExilesTypes } from "../../src/exiles/index.ts";
import type { ExilesKrakenTypes } from "../../src/exiles-kraken/index.ts";
import type { ExilesKrakenLeviathanTypes } from "../../src/exiles-kraken-leviathan/index.ts";
import type { ExilesLeviathanTypes } from "../../src/exiles-leviathan/index.ts";
import type { GameInput } from "../../src/kernel/contract/game.ts";
import type { KrakenTypes } from "../../src/kraken/index.ts";
import type { KrakenLeviathanTypes } from "../../src/kraken-leviathan/index.ts";
import type { LeviathanTypes } from "../../src/leviathan/index.ts";

interface Regressions {
  readonly abyss: readonly GameInput<AbyssTypes>[];
  readonly conspiracy: readonly GameInput<ConspiracyTypes>[];
  readonly conspiracySolo: readonly GameInput<ConspiracySoloTypes>[];
  readonly exiles: readonly GameInput<ExilesTypes>[];
  readonly "exiles-kraken": readonly GameInput<ExilesKrakenTypes>[];
  readonly "exiles-kraken-leviathan": readonly GameInput<ExilesKrakenLeviathanTypes>[];
  readonly "exiles-leviathan": readonly GameInput<ExilesLeviathanTypes>[];
  readonly kraken: readonly GameInput<KrakenTypes>[];
  readonly "kraken-leviathan": readonly GameInput<KrakenLeviathanTypes>[];
  readonly leviathan: readonly GameInput<LeviathanTypes>[];
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
  "exiles-kraken-leviathan": [],
  "exiles-leviathan": [],
  kraken: [],
  "kraken-leviathan": [],
  leviathan: [],
};
