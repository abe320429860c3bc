import { useId } from "react";
import { useExtrasWords } from "../words/index.ts";

interface SliderProps {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly onMove: (step: number) => void;
  readonly onAutoplay: () => void;
}

/** Selects a step of a replay, or plays it. Arrow keys, Home and End move the slider, as in every browser. */
export function Slider({ at, last, isPlaying, onMove, onAutoplay }: SliderProps) {
  const { replay: words, analysis } = useExtrasWords();
  const id = useId();
  const go = (name: string, label: string, sign: string, to: number) => (
    <button
      type="button"
      data-go={name}
      aria-label={label}
      title={label}
      disabled={to === at}
      onClick={() => onMove(to)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  const autoplay = isPlaying ? analysis.pause : analysis.autoplay;
  return (
    <div className="slider" data-step={at} data-last={last}>
      <label htmlFor={id}>{words.step(at, last)}</label>
      <div className="slider-buttons">
        {go("first", words.first, "«", 0)}
        {go("back", words.back, "‹", Math.max(0, at - 1))}
        <button
          type="button"
          className="autoplay"
          data-autoplay
          aria-label={autoplay}
          title={autoplay}
          onClick={onAutoplay}
        >
          <span aria-hidden="true">{isPlaying ? "❚❚" : "►"}</span>
        </button>
        {go("next", words.next, "›", Math.min(last, at + 1))}
        {go("last", words.last, "»", last)}
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={at}
        aria-valuetext={words.step(at, last)}
        onChange={({ target }) => onMove(target.valueAsNumber)}
      />
    </div>
  );
}
