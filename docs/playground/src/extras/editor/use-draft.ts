import { useState } from "react";
import type { Change } from "./table-fields.ts";

/** The changes so far, and the state that they are of. */
interface Draft {
  readonly state: object;
  readonly changes: readonly Change[];
}

/** What has been changed in the editor but not applied; the component that shows the editor keeps it. */
export interface PositionDraft {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly changes: readonly Change[];
  readonly setChanges: (changes: readonly Change[]) => void;
}

/** A draft of a position. Changes of another position are dropped: the game went on, or went back. */
export function useDraft(state: object): PositionDraft {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>({ state, changes: [] });
  return {
    isOpen,
    setOpen,
    changes: draft.state === state ? draft.changes : [],
    setChanges: (changes) => setDraft({ state, changes }),
  };
}
