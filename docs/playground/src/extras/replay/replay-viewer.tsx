import type { GameTypes, Step } from "abyss-rules";
import { useState } from "react";
import type { Entry } from "../../play/entry.ts";
import { ToldEvent } from "../../play/told-event.tsx";
import { ScoreSheet } from "../score/score-sheet.tsx";
import { useTelling } from "../telling.ts";
import { useExtrasWords } from "../words/index.ts";
import { Eyes } from "./eyes.tsx";
import { type Onlooker, seenBy } from "./onlooker.ts";
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
  const [onlooker, setOnlooker] = useState<Onlooker>("asked");
  const { game, Table } = entry;
  const step = steps[at]!;
  const { view, events, viewer } = seenBy(game, step, onlooker);
  const telling = useTelling(names, view);
  return (
    <section className="replay">
      <h2>{words.title}</h2>
      <Slider at={at} last={steps.length - 1} onMove={setAt} />
      <div className="replay-tools">
        <Eyes onlooker={onlooker} names={names.slice(0, game.seats.max)} onChange={setOnlooker} />
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
          <ToldEvent key={i} entry={entry} event={event} telling={telling} />
        ))}
      </ol>
      <Table view={view} viewer={viewer} names={names} />
      <ScoreSheet entry={entry} view={view} names={names} />
    </section>
  );
}
