import type { GameTypes, Step } from "abyss-rules";
import { useCallback, useMemo, useState } from "react";
import { entryOf } from "../../play/games/games.ts";
import type { GameId } from "../../play/games/rules.ts";
import { EventLine } from "../../play/news/event-line.tsx";
import { ScoreSheet } from "../score/score-sheet.tsx";
import { useDescribeOptions } from "../use-describe-options.ts";
import { useExtrasWords } from "../words/index.ts";
import { BestMoves } from "./best-moves.tsx";
import { Chances } from "./chances.tsx";
import { MoveList } from "./move-list.tsx";
import { PositionLink } from "./position-link.tsx";
import { Slider } from "./slider.tsx";
import { useAutoplay } from "./use-autoplay.ts";
import { useKeys } from "./use-keys.ts";
import { stepSeenFrom, type Viewpoint } from "./viewpoint.ts";
import { ViewpointSelect } from "./viewpoint-select.tsx";
import "./analysis.css";

interface AnalysisBoardProps {
  readonly id: GameId;
  /** Step 0 is the set-up. */
  readonly steps: readonly Step<GameTypes>[];
  /** The names of the sides, by seat. */
  readonly names: readonly string[];
  /** Called to continue the game from a position. */
  readonly onPlay: (state: object) => void;
  /** True below the end of a game: the last position is shown first, without its score, which is above. */
  readonly isBelowEnd?: boolean;
  /** Left out if there is nothing to go back to. */
  readonly onClose?: () => void;
}

/** A recorded game: its moves, the table after each of them, the chances of the players, and the best moves. */
export default function AnalysisBoard({
  id,
  steps,
  names,
  onPlay,
  isBelowEnd = false,
  onClose,
}: AnalysisBoardProps) {
  const { replay: words, analysis } = useExtrasWords();
  const [at, setAt] = useState(isBelowEnd ? steps.length - 1 : 0);
  const [viewpoint, setViewpoint] = useState<Viewpoint>("decider");
  const entry = entryOf(id);
  const { game, Table } = entry;
  const last = steps.length - 1;
  const step = steps[at]!;
  const seen = useMemo(() => stepSeenFrom(game, step, viewpoint), [game, step, viewpoint]);
  const describeOptions = useDescribeOptions(names, seen.view);
  const { isPlaying, toggle, setIsOn } = useAutoplay(at, last, setAt);
  const go = useCallback(
    (to: number) => {
      setIsOn(false);
      setAt(Math.min(last, Math.max(0, to)));
    },
    [setIsOn, last],
  );
  useKeys({ at, last, onMove: go, onAutoplay: toggle });

  return (
    <section className="analysis" aria-label={analysis.title}>
      <div className="analysis-side">
        <Slider at={at} last={last} isPlaying={isPlaying} onMove={go} onAutoplay={toggle} />
        <ol className="analysis-events" aria-live="polite" data-events>
          {seen.events.length === 0 && <li>{words.nothingSeen}</li>}
          {seen.events.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events of a step have no other name than their place.
            <EventLine key={i} entry={entry} event={event} describeOptions={describeOptions} />
          ))}
        </ol>
        <Chances id={id} steps={steps} names={names} at={at} onMove={go} />
        <BestMoves
          key={`best ${at}`}
          id={id}
          entry={entry}
          state={step.state}
          names={names}
          played={steps[at + 1]?.action}
        />
        <MoveList entry={entry} steps={steps} names={names} at={at} onMove={go} />
      </div>
      <div className="analysis-table">
        <header className="analysis-tools">
          <h2>{analysis.title}</h2>
          <ViewpointSelect
            viewpoint={viewpoint}
            names={names.slice(0, game.seats.max)}
            onChange={setViewpoint}
          />
          <button type="button" data-play-from-here onClick={() => onPlay(step.state)}>
            {words.playFromHere}
          </button>
          <PositionLink key={`link ${at}`} game={id} state={step.state} />
          {onClose && (
            <button type="button" className="quiet" onClick={onClose}>
              {words.close}
            </button>
          )}
        </header>
        <div className="table-slot">
          <Table view={seen.view} viewer={seen.viewer} names={names} />
        </div>
        {!(isBelowEnd && at === last) && (
          <ScoreSheet entry={entry} view={seen.view} names={names} />
        )}
      </div>
    </section>
  );
}
