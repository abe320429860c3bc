import type { ScoreSheet } from "abyss-rules";
import { usePageLanguage } from "../../words/page-language.ts";
import type { GameEntry } from "../games/game-entry.ts";
import { categoryPoints } from "./category-points.ts";

interface ScoreBarsProps {
  readonly entry: GameEntry;
  readonly sheets: readonly ScoreSheet[];
  readonly names: readonly string[];
}

/** A bar for each side, with a segment for each part of its score. */
export function ScoreBars({ entry, sheets, names }: ScoreBarsProps) {
  const { locale } = usePageLanguage();
  const { parts } = entry.names(locale);
  const bySeat = categoryPoints(sheets);
  const nameOf = (category: string) => locale.label(parts[category] ?? category);
  // The longest bar fills its row; what is subtracted is only in the texts.
  const most = Math.max(
    1,
    ...bySeat.map((bars) => bars.reduce((sum, { points }) => sum + Math.max(0, points), 0)),
  );
  return (
    <div className="score-bars" data-score-bars>
      <ul>
        {bySeat.map((bars, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is identified by its seat
          <li key={seat}>
            <b className="bar-name">{names[seat]}</b>
            <span className="bar">
              {bars.map(({ category, points }, i) => (
                <span
                  key={category}
                  className={`segment part-${i}`}
                  style={{ width: `${(100 * Math.max(0, points)) / most}%` }}
                  title={`${nameOf(category)}: ${points}`}
                >
                  <span className="unseen">
                    {nameOf(category)}: {points}.
                  </span>
                </span>
              ))}
            </span>
            <b className="bar-total">{sheets[seat]?.total}</b>
          </li>
        ))}
      </ul>
      <ul className="bar-legend" aria-hidden="true">
        {bySeat[0]?.map(({ category }, i) => (
          <li key={category}>
            <span className={`swatch part-${i}`} /> {nameOf(category)}
          </li>
        ))}
      </ul>
    </div>
  );
}
