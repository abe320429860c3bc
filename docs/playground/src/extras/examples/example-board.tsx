import type { Viewer } from "abyss-rules";
import { OwnTexts } from "../../app/loading/own-texts.tsx";
import { entryOf } from "../../play/games/games.ts";
import type { GameId } from "../../play/games/rules.ts";
import { RuleLink } from "../../play/news/rule-link.tsx";
import { usePageLanguage } from "../../words/page-language.ts";
import { ScoreSheet } from "../score/score-sheet.tsx";
import { useExtrasWords } from "../words/index.ts";
import { loadExampleTexts } from "./texts/index.ts";
import "../note-screen.css";
import "./examples.css";

interface ExampleBoardProps {
  readonly id: GameId;
  readonly rule: string;
  readonly state: object;
  /** The names of the sides, by seat. */
  readonly names: readonly string[];
  /** Called to play on from the position. */
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

/** The position of a worked example, with what it shows, before anybody plays. */
export default function ExampleBoard(props: ExampleBoardProps) {
  const { id, rule, state, names, onPlay, onClose } = props;
  const { words } = usePageLanguage();
  const { examples } = useExtrasWords();
  const entry = entryOf(id);
  const { game, Table } = entry;
  const [viewer = 0]: readonly Viewer[] = game.deciders(state);
  const isOver = game.deciders(state).length === 0;
  const hasScore = game.totals(state).some((points) => points > 0);
  return (
    <main data-screen="example" data-example-of={rule} className="example">
      <div className="note-screen">
        <section className="note-panel" aria-label={words.page.example}>
          <h2>
            {words.page.example} <RuleLink rule={rule} />
          </h2>
          <OwnTexts load={loadExampleTexts}>
            {({ [rule]: text }) => text !== undefined && <p data-example-text>{text}</p>}
          </OwnTexts>
          <div className="buttons">
            {!isOver && (
              <button type="button" className="confirm" data-start onClick={onPlay}>
                {examples.play}
              </button>
            )}
            <button type="button" className="quiet" onClick={onClose}>
              {examples.close}
            </button>
          </div>
        </section>
        <section className="table-slot" id="table" aria-label={words.play.table} tabIndex={-1}>
          <Table view={game.view(state, viewer)} viewer={viewer} names={names} />
        </section>
      </div>
      {hasScore && <ScoreSheet entry={entry} view={state} names={names} />}
    </main>
  );
}
