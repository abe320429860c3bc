import type { Action } from "abyss-rules";
import type { Thoughts } from "abyss-rules/bots";
import type { TextOptions } from "abyss-rules/games";
import { usePageLanguage } from "../../words/page-language.ts";
import type { GameEntry } from "../games/game-entry.ts";
import "./why.css";

/** The number of reasons that are shown. */
const SHOWN = 3;

interface WhyProps {
  readonly entry: GameEntry;
  readonly describeOptions: TextOptions;
  readonly thoughts: Thoughts<Action>;
}

/** What speaks for the best move, in words; nothing if the search found no reasons. */
export function Why({ entry, describeOptions, thoughts }: WhyProps) {
  const { locale, words } = usePageLanguage();
  const inSentence = { ...describeOptions, locale: { ...locale, label: (text: string) => text } };
  const reasons = (thoughts.reasons ?? [])
    .filter(({ contribution }) => contribution > 0)
    .slice(0, SHOWN);
  if (reasons.length === 0) return null;
  return (
    <p className="why" data-why>
      {words.hints.why(reasons.map((reason) => entry.describeReason(reason, inSentence)))}
    </p>
  );
}
