// Leviathans, what they do and leave, combat symbols and dice.
import type { ReactNode } from "react";
import { line } from "./line.ts";

/** The centres of the pips of a die, by row and column. */
const pips: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[12, 12]],
  2: [
    [7.5, 7.5],
    [16.5, 16.5],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7.5, 7.5],
    [16.5, 7.5],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7.5, 6.5],
    [16.5, 6.5],
    [7.5, 12],
    [16.5, 12],
    [7.5, 17.5],
    [16.5, 17.5],
  ],
};

/** A die that shows this number. */
const die = (face: number): ReactNode => (
  <>
    <rect x="2.5" y="2.5" width="19" height="19" rx="4" {...line} strokeWidth={2} />
    {pips[face]?.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" />
    ))}
  </>
);

export const leviathanShapes = {
  /** A serpent with its head above the waves. */
  leviathan: (
    <>
      <path
        d="M5.5 17.5C4 12 4.5 3 11.5 3c3.2 0 5 1.6 6.2 3.6L22 9.3l-3.6 2.4-4.6-.6c-2.6-.2-3.4 2.6-2.3 6.4zM13 5.4a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z"
        fillRule="evenodd"
      />
      <path d="M14.5 17.5c.2-3.2 1.8-4.8 3.7-4.8 1.8 0 3 1.6 3.1 4.8z" />
      <path d="M1 20.5c2-1.6 3.6-1.6 5.5 0s3.6 1.6 5.5 0 3.6-1.6 5.5 0 3.6 1.6 5.5 0" {...line} />
    </>
  ),
  /** Three claw marks. */
  wound: (
    <path d="M8.5 2C8 8 5.5 14.5 2 20c5-3.5 8.2-10 6.5-18zM15.5 2.5c-.5 6.5-3 13-7 19 5.5-4 9-11 7-19zM22 4c-.5 6-3 12-6.5 17.5C20.5 17.5 23.5 11 22 4z" />
  ),
  /** A trident in front of a serpent's coil. */
  scourge: (
    <>
      <path d="M12 9.5V22.5M6.5 3v3.5c0 2.5 2.3 4 5.5 4s5.5-1.5 5.5-4V3M12 2v8" {...line} />
      <path d="M7 16.5c0-2.5 10-1 10-3.5M7 20.5c0-2.5 10-1 10-3.5" {...line} strokeWidth={1.8} />
    </>
  ),
  "leviathan-token": (
    <path
      d="M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11zM8 16.5h5.2c2.6 0 4-1.5 4-3.4 0-2-1.5-3.2-3.3-3.2h-1.6c-1 0-1.4-.6-1.4-1.2S11.4 7.5 12.3 7.5H16V5.2h-4c-2.4 0-3.7 1.5-3.7 3.4 0 2 1.5 3.3 3.4 3.3h1.7c.9 0 1.3.5 1.3 1.2s-.5 1.1-1.4 1.1H8z"
      fillRule="evenodd"
    />
  ),
  "council-stack": <path d="M5 2.5h9.5v3H8v11H5zM9.5 7H19v14.5H9.5z" />,
  "two-dice": (
    <>
      <rect x="1.5" y="8.5" width="12" height="12" rx="2.5" {...line} strokeWidth={2} />
      <path d="M12 4.5l8.5-1 1.5 9.5-5 .8" {...line} strokeWidth={2} />
      <circle cx="5.2" cy="12.2" r="1.5" />
      <circle cx="9.8" cy="16.8" r="1.5" />
      <circle cx="17" cy="8" r="1.5" />
    </>
  ),
  "die-1": die(1),
  "die-2": die(2),
  "die-3": die(3),
  "die-4": die(4),
  "die-5": die(5),
  "die-6": die(6),
};
