import { describeStandings } from "abyss-rules";
import { usePageLanguage } from "../../words/page-language.ts";
import type { GameEntry } from "../games/game-entry.ts";
import { ScoreBars } from "./score-bars.tsx";
import "./end-panel.css";

interface EndPanelProps {
  readonly entry: GameEntry;
  readonly view: object;
  readonly names: readonly string[];
  readonly onRematch: () => void;
  readonly onNewGame: () => void;
  /** Leads to the analysis below, if there is one. */
  readonly onAnalysis: (() => void) | undefined;
}

/** The end of a game: who wins and why, what the scores consist of, and what one can do next. */
export function EndPanel(props: EndPanelProps) {
  const { entry, view, names, onRematch, onNewGame, onAnalysis } = props;
  const { words, locale } = usePageLanguage();
  const { game } = entry;
  const sheets = game.score(game.totals(view).map((_, seat) => game.tableau(view, seat)));
  return (
    <section className="panel end-panel" aria-label={words.play.over} data-end>
      <h2 data-outcome>{describeStandings(game.standings(view), { names, locale })}</h2>
      <ScoreBars entry={entry} sheets={sheets} names={names} />
      <div className="buttons">
        <button type="button" className="confirm" data-rematch onClick={onRematch}>
          {words.play.rematch}
        </button>
        <button type="button" data-new-game-at-end onClick={onNewGame}>
          {words.play.newGame}
        </button>
        {onAnalysis && (
          <button type="button" data-to-analysis onClick={onAnalysis}>
            {words.play.toAnalysis}
          </button>
        )}
      </div>
    </section>
  );
}
