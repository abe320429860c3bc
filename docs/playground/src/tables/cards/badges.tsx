import type { ReactNode } from "react";
import { Emblem } from "../emblems/emblem.tsx";

/** The influence of a lord or an exile, and its keys. */
export function Badges({
  influence,
  keys,
}: {
  readonly influence: number;
  readonly keys: number;
}): ReactNode {
  return (
    <span className="badges">
      {keys > 0 && (
        <span className="badge-keys">
          {keys > 1 && <b>{keys}</b>}
          <Emblem name="key" />
        </span>
      )}
      <span className="badge-influence">
        <Emblem name="influence" />
        <b>{influence}</b>
      </span>
    </span>
  );
}
