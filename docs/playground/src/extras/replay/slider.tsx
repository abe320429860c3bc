import { useId } from "react";
import { useExtrasWords } from "../words/index.ts";

/** Selects a step of a replay. Arrow keys, Home and End move the slider, as in every browser. */
export function Slider({
  at,
  last,
  onMove,
}: {
  readonly at: number;
  readonly last: number;
  readonly onMove: (step: number) => void;
}) {
  const words = useExtrasWords().replay;
  const id = useId();
  const buttons = [
    { name: "first", label: words.first, sign: "«", to: 0 },
    { name: "back", label: words.back, sign: "‹", to: Math.max(0, at - 1) },
    { name: "next", label: words.next, sign: "›", to: Math.min(last, at + 1) },
    { name: "last", label: words.last, sign: "»", to: last },
  ];
  return (
    <div className="slider" data-step={at} data-last={last}>
      <label htmlFor={id}>{words.step(at, last)}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={at}
        aria-valuetext={words.step(at, last)}
        // biome-ignore lint/a11y/noAutofocus: the slider is what a replay is opened for.
        autoFocus
        onChange={({ target }) => onMove(target.valueAsNumber)}
      />
      {buttons.map(({ name, label, sign, to }) => (
        <button
          key={name}
          type="button"
          data-go={name}
          aria-label={label}
          title={label}
          disabled={to === at}
          onClick={() => onMove(to)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}
