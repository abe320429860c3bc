import { abyssEvaluation } from "abyss-rules/abyss/bots";
import type { Evaluation } from "abyss-rules/bots";
import { conspiracyEvaluation } from "abyss-rules/conspiracy/bots";
import { conspiracySoloEvaluation } from "abyss-rules/conspiracy-solo/bots";
import { exilesEvaluation } from "abyss-rules/exiles/bots";
import { exilesKrakenEvaluation } from "abyss-rules/exiles-kraken/bots";
import { exilesKrakenLeviathanEvaluation } from "abyss-rules/exiles-kraken-leviathan/bots";
import { exilesLeviathanEvaluation } from "abyss-rules/exiles-leviathan/bots";
import { krakenEvaluation } from "abyss-rules/kraken/bots";
import { krakenLeviathanEvaluation } from "abyss-rules/kraken-leviathan/bots";
import { leviathanEvaluation } from "abyss-rules/leviathan/bots";
import type { GameId } from "../games/rules.ts";

/**
 * The evaluations of all games. Together they are a few kB, so the Worker has them from the start: bots then play
 * offline, too.
 */
const evaluations = {
  abyss: abyssEvaluation,
  exiles: exilesEvaluation,
  kraken: krakenEvaluation,
  leviathan: leviathanEvaluation,
  "exiles-kraken": exilesKrakenEvaluation,
  "exiles-leviathan": exilesLeviathanEvaluation,
  "kraken-leviathan": krakenLeviathanEvaluation,
  "exiles-kraken-leviathan": exilesKrakenLeviathanEvaluation,
  conspiracy: conspiracyEvaluation,
  "conspiracy-solo": conspiracySoloEvaluation,
} satisfies Readonly<Record<GameId, Evaluation<never>>>;

/** The evaluation of this game, without the game's own types. */
export const evaluationFor = (id: GameId): Evaluation<object> =>
  evaluations[id] as Evaluation<never> as Evaluation<object>;
