import type { GameTypes, Step } from "abyss-rules";
import { useState } from "react";
import { EventLine } from "../../play/event-line.tsx";
import type { GameEntry } from "../../play/game-entry.ts";
import { ScoreSheet } from "../score/score-sheet.tsx";
import { useDescribeOptions } from "../use-describe-options.ts";
import { useExtrasWords } from "../words/index.ts";
import { Slider } from "./slider.tsx";
import { stepSeenFrom, type Viewpoint } from "./viewpoint.ts";
import { ViewpointSelect } from "./viewpoint-select.tsx";
import "./replay-viewer.css";

/** A recorded game, step by step, from a chosen viewpoint. */
export function ReplayViewer({
  entry,
  steps,
  names,
  onPlay,
  onClose,
}: {
  readonly entry: GameEntry;
  /** Step 0 is the set-up. */
  readonly steps: readonly Step<GameTypes>[];
  readonly names: readonly string[];
  /** Called to continue the game from a position. */
  readonly onPlay: (state: object) => void;
  readonly onClose: () => void;
}) {
  const words = useExtrasWords().replay;
  const [at, setAt] = useState(0);
  const [viewpoint, setViewpoint] = useState<Viewpoint>("decider");
  const { game, Table } = entry;
  const step = steps[at]!;
  const { view, events, viewer } = stepSeenFrom(game, step, viewpoint);
  const describeOptions = useDescribeOptions(names, view);
  return (
    <section className="replay">
      <h2>{words.title}</h2>
      <Slider at={at} last={steps.length - 1} onMove={setAt} />
      <div className="replay-tools">
        <ViewpointSelect
          viewpoint={viewpoint}
          names={names.slice(0, game.seats.max)}
          onChange={setViewpoint}
        />
        <button type="button" data-play-from-here onClick={() => onPlay(step.state)}>
          {words.playFromHere}
        </button>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
      <ol className="replay-events" aria-live="polite" data-events>
        {events.length === 0 && <li>{words.nothingSeen}</li>}
        {events.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events of a step have no other name than their place.
          <EventLine key={i} entry={entry} event={event} describeOptions={describeOptions} />
        ))}
      </ol>
      <Table view={view} viewer={viewer} names={names} />
      <ScoreSheet entry={entry} view={view} names={names} />
    </section>
  );
}
