import { type ReactNode, useId } from "react";

interface SheetProps {
  /** The heading. */
  readonly name: string;
  /** What the button does, for screen readers. */
  readonly label: string;
  /** What is on the button. */
  readonly opener: ReactNode;
  readonly children: ReactNode;
}

/** A button that opens a sheet with more of what it shows. A sheet with something to click is spread out beside it. */
export function Sheet({ name, label, opener, children }: SheetProps): ReactNode {
  const id = useId();
  return (
    <>
      <button type="button" className="sheet-opener" popoverTarget={id} data-sheet>
        <span className="unseen">{label}</span>
        {opener}
      </button>
      <div id={id} popover="auto" className="table-sheet">
        <h3>{name}</h3>
        {children}
      </div>
    </>
  );
}
