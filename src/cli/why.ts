// Why a bot prefers an action, in words.
import type { Thoughts } from "../bots/index.ts";
import type { GameTypes, Of } from "../kernel/contract/game.ts";
import type { GameEntry } from "./games.ts";
import type { CliLocale } from "./words/cli-locales.ts";
import { printable } from "./words/printable.ts";

/** How many reasons are printed. */
const SHOWN = 3;

/** "Why: more pearls (4), more points"; `undefined` if the bot gives no reasons. */
export function whyText<T extends GameTypes>(
  { describeReason }: GameEntry<T>,
  { reasons = [] }: Thoughts<Of<T, "action">>,
  view: Of<T, "view">,
  { locale, labels }: CliLocale,
): string | undefined {
  const good = reasons.filter(({ contribution }) => contribution > 0).slice(0, SHOWN);
  const inSentence = { ...locale, label: (text: string) => text };
  return good.length === 0
    ? undefined
    : labels.why(
        good.map((reason) => printable(describeReason(reason, { locale: inSentence, view }))),
      );
}
