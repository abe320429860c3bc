import { type MouseEvent, useId } from "react";
import { useExtrasWords } from "../words/index.ts";
import { lineOf, type SharesByStep, sharesAt } from "./evaluation.ts";

interface ShareGraphProps {
  readonly shares: SharesByStep;
  readonly names: readonly string[];
  /** The step that is shown, and the last one. */
  readonly at: number;
  readonly last: number;
  readonly onMove: (step: number) => void;
}

/** The size of the drawing, in its own units. */
const WIDTH = 320;
const HEIGHT = 120;

const percent = (share: number | undefined): string =>
  share === undefined ? "–" : `${Math.round(100 * share)}%`;

/** The share of victory of each seat over the moves, with a legend. A click goes to a step. */
export function ShareGraph({ shares, names, at, last, onMove }: ShareGraphProps) {
  const words = useExtrasWords().analysis;
  const titleId = useId();
  const x = (step: number) => (last === 0 ? 0 : (step / last) * WIDTH);
  const y = (share: number) => HEIGHT - share * HEIGHT;
  const now = sharesAt(shares, at);

  function go({ clientX, currentTarget }: MouseEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (clientX - left) / width));
    onMove(Math.round(part * last));
  }

  return (
    <figure className="share-graph" data-graph={shares.size}>
      <span className="graph-scale" aria-hidden="true">
        <span>100%</span>
        <span>50%</span>
        <span>0%</span>
      </span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does the same by keys. */}
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={titleId}
        onClick={go}
      >
        <title id={titleId}>{words.graph}</title>
        {[0, 0.5, 1].map((share) => (
          <line key={share} className="graph-grid" x1={0} x2={WIDTH} y1={y(share)} y2={y(share)} />
        ))}
        {names.map((_, seat) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its seat.
            key={seat}
            className="graph-line"
            data-seat-colour={seat}
            points={lineOf(shares, seat)
              .map(([step, share]) => `${x(step).toFixed(1)},${y(share).toFixed(1)}`)
              .join(" ")}
          />
        ))}
        <line className="graph-at" x1={x(at)} x2={x(at)} y1={-4} y2={HEIGHT + 4} />
      </svg>
      <figcaption>
        <ul className="graph-legend">
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its seat.
            <li key={seat} data-share={seat}>
              <svg viewBox="0 0 24 8" aria-hidden="true">
                <line className="graph-line" data-seat-colour={seat} x1={0} x2={24} y1={4} y2={4} />
              </svg>
              <span className="legend-name">{name}</span> <b>{percent(now?.[seat])}</b>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

interface ShareTableProps {
  readonly shares: SharesByStep;
  readonly names: readonly string[];
}

/** The same as a table. */
export function ShareTable({ shares, names }: ShareTableProps) {
  const words = useExtrasWords().analysis;
  const steps = [...shares.keys()].sort((a, b) => a - b);
  return (
    <details className="share-table">
      <summary>{words.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must be scrollable by keyboard. */}
      <section aria-label={words.graph} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.move}</th>
              {names.map((name, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its seat.
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step}>
                <th scope="row">{step}</th>
                {names.map((_, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its seat.
                  <td key={seat}>{percent(shares.get(step)?.[seat])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
