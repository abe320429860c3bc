import {
  type DescribeOptions,
  describeWithoutRule,
  localePart,
  orNoOptions,
} from "../../kernel/words/describe.ts";
import { english } from "../../kernel/words/english.ts";
import type { HostRefusal } from "../refusals.ts";
import { hostTexts } from "./english.ts";
import type { HostLocale } from "./phrases.ts";

/** The options of `describeHostRefusal`: player names and language. */
export interface HostDescribeOptions extends DescribeOptions<HostLocale> {}

/**
 * Describes a refusal of the host itself in a sentence. Refusals of the rules have a `rule`: the game's `describe`
 * describes them.
 *
 * @example
 * ```ts
 * const { refusal } = received;
 * "rule" in refusal ? describe(refusal) : describeHostRefusal(refusal);
 * // "Something has happened in the meantime; please look again."
 * ```
 */
export function describeHostRefusal(refusal: HostRefusal, options?: HostDescribeOptions): string {
  const { names, locale = { ...english, host: hostTexts } } = orNoOptions(options);
  return describeWithoutRule(locale, localePart(locale, "host"), refusal, names);
}
