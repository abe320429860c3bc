import type { GameEntry } from "../../play/games/game-entry.ts";
import { useDescribeOptions } from "../use-describe-options.ts";
import { useExtrasWords } from "../words/index.ts";
import { Sheets } from "./sheets.tsx";

/** The score as far as a viewer knows it; at the end, with the winners. */
export function ScoreSheet({
  entry,
  view,
  names,
}: {
  readonly entry: GameEntry;
  readonly view: object;
  readonly names: readonly string[];
}) {
  const words = useExtrasWords().score;
  const describeOptions = useDescribeOptions(names, view);
  const { game } = entry;
  const isOver = game.deciders(view).length === 0;
  // A side need not be a player: `totals` has an entry for each side.
  const sheets = game.score(game.totals(view).map((_, seat) => game.tableau(view, seat)));
  return (
    <section aria-label={words.title} data-score-sheet data-over={isOver}>
      <h3>{isOver ? words.finalTitle : words.title}</h3>
      {sheets.some(({ complete }) => !complete) && <p>{words.incomplete}</p>}
      <Sheets
        entry={entry}
        sheets={sheets}
        names={names}
        describeOptions={describeOptions}
        isOver={isOver}
        isRanked={isOver}
      />
    </section>
  );
}
