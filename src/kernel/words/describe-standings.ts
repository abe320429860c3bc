import type { Standings } from "../score/score.ts";
import { type DescribeOptions, orNoOptions, outcomeText } from "./describe.ts";
import { english } from "./english.ts";

/**
 * Describes in a sentence who wins, and the tie-break if one decided. It serves all games.
 *
 * @example
 * ```ts
 * describeStandings(abyss.standings(state), { names: ["Ann", "Ben"] });
 * // "Ben wins; the tie is decided by pearls."
 * ```
 */
export function describeStandings(
  standings: Pick<Standings, "winners" | "decidedBy">,
  options?: DescribeOptions,
): string {
  const { names, locale = english } = orNoOptions(options);
  return outcomeText(locale, standings, names);
}
