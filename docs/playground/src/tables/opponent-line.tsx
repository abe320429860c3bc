import type { ReactNode } from "react";
import { Sheet } from "./sheet.tsx";
import { useTableTexts } from "./table-texts.tsx";

interface OpponentLineProps {
  readonly seat: number;
  /** The name, which may be clickable. */
  readonly name: ReactNode;
  /** The name for screen readers. */
  readonly label: string;
  readonly isTurn: boolean;
  /** The counts. */
  readonly summary: ReactNode;
  /** Everything that is public. */
  readonly children: ReactNode;
}

/** Another player as one line; its counts are a button that opens everything public of the player. */
export function OpponentLine(props: OpponentLineProps): ReactNode {
  const { seat, name, label, isTurn, summary, children } = props;
  const { words } = useTableTexts();
  return (
    <section className="player opponent" aria-label={label} data-player={seat} data-turn={isTurn}>
      {name}
      <Sheet name={label} label={words.belongingsOf(label)} opener={summary}>
        {children}
      </Sheet>
    </section>
  );
}
