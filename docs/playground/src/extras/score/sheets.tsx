import { rank, type ScoreSheet } from "abyss-rules";
import type { TextOptions } from "abyss-rules/games";
import type { GameEntry } from "../../play/games/game-entry.ts";
import { useExtrasWords } from "../words/index.ts";
import "./sheets.css";

/** Score sheets side by side, with their lines, totals and ranks. */
export function Sheets({
  entry,
  sheets,
  names,
  describeOptions,
  isOver = false,
  isRanked = true,
}: {
  readonly entry: GameEntry;
  readonly sheets: readonly ScoreSheet[];
  readonly names: readonly string[];
  readonly describeOptions: TextOptions;
  readonly isOver?: boolean;
  /** False in the middle of a game, where places mean nothing. */
  readonly isRanked?: boolean;
}) {
  const words = useExtrasWords().score;
  const { bySeat } = rank(sheets);
  return (
    <ol className="sheets">
      {sheets.map((sheet, seat) => {
        const place = bySeat[seat]!.rank;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is known by its seat.
          <li key={seat} className="sheet" data-sheet={seat} data-winner={isOver && place === 1}>
            <p className="sheet-head">
              <span>{names[seat]}</span>
              <span>
                <span className="unseen">{words.total}</span>{" "}
                <b data-total={sheet.total}>{sheet.total}</b>
              </span>
            </p>
            <Lines
              sheet={sheet}
              lineOf={(line) => entry.words.describeLine(line, describeOptions)}
            />
            {isRanked && sheets.length > 1 && (
              <p className="sheet-rank">
                {words.rank(place)}
                {isOver && place === 1 && <b> · {words.winner}</b>}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Lines({
  sheet,
  lineOf,
}: {
  readonly sheet: ScoreSheet;
  readonly lineOf: (line: ScoreSheet["lines"][number]) => string;
}) {
  const words = useExtrasWords().score;
  if (sheet.lines.length === 0) return <p>{words.nothing}</p>;
  return (
    <ul>
      {sheet.lines.map((line) => (
        <li key={`${line.category} ${line.source}`} data-source={line.source}>
          {lineOf(line)}
        </li>
      ))}
    </ul>
  );
}
