import type { GameTypes, Step, Viewer } from "abyss-rules";
import { useState } from "react";
import type { Entry } from "../../play/entry.ts";
import { ScoreSheet } from "../score/score-sheet.tsx";
import { useTelling } from "../telling.ts";
import { useExtrasWords } from "../words/index.ts";
import { Eyes, type Onlooker } from "./eyes.tsx";
import { Slider } from "./slider.tsx";
import "./replay-viewer.css";

/** A recorded game, step by step, as one of its players or onlookers saw it. */
export function ReplayViewer({
  entry,
  steps,
  names,
  onPlay,
  onClose,
}: {
  readonly entry: Entry;
  /** Step 0 is the set-up. */
  readonly steps: readonly Step<GameTypes>[];
  readonly names: readonly string[];
  /** Somebody wants to play on from a position. */
  readonly onPlay: (state: object) => void;
  readonly onClose: () => void;
}) {
  const words = useExtrasWords().replay;
  const [at, setAt] = useState(0);
  const [onlooker, setOnlooker] = useState<Onlooker>("everything");
  const { state, events } = steps[at]!;
  const seen = seenBy(entry, onlooker);
  const view = seen.view(state);
  const telling = useTelling(names, view);
  const { Table } = entry;
  return (
    <section className="replay">
      <h2>{words.title}</h2>
      <Slider at={at} last={steps.length - 1} onMove={setAt} />
      <div className="replay-tools">
        <Eyes onlooker={onlooker} names={names} onChange={setOnlooker} />
        <button type="button" onClick={() => onPlay(state)}>
          {words.playFromHere}
        </button>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
      <ol className="replay-events" aria-live="polite" data-events>
        {events.flatMap(seen.event).map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events of a step have no other name than their place.
          <li key={i}>{entry.words.describe(event, telling)}</li>
        ))}
      </ol>
      <Table view={view} viewer={seen.viewer} names={names} />
      <ScoreSheet entry={entry} view={view} names={names} />
    </section>
  );
}

/** What an onlooker sees of states and events. */
function seenBy({ game }: Entry, onlooker: Onlooker) {
  const viewer: Viewer = onlooker === "everything" ? "spectator" : onlooker;
  if (onlooker === "everything")
    // A state is a view without anything face down.
    return {
      viewer,
      view: (state: object) => state,
      event: (event: GameTypes["event"]) => [event],
    };
  return {
    viewer,
    view: (state: object) => game.view(state, viewer),
    event: (event: GameTypes["event"]) => {
      const seen = game.redact(event, viewer);
      return seen === undefined ? [] : [seen];
    },
  };
}
