/** What may lie over the table: the log, which narrow windows have no room for, or the extras. */
export type Overlay = "log" | "more" | undefined;

interface OverlayButtonProps {
  readonly overlay: NonNullable<Overlay>;
  /** The one that is open. */
  readonly open: Overlay;
  readonly onOpen: (overlay: Overlay) => void;
  readonly name: string;
}

/** Opens or closes what may lie over the table. */
export function OverlayButton({ overlay, open, onOpen, name }: OverlayButtonProps) {
  const isOpen = open === overlay;
  return (
    <button
      type="button"
      className="quiet"
      {...{ [`data-${overlay}-button`]: "" }}
      aria-expanded={isOpen}
      onClick={() => onOpen(isOpen ? undefined : overlay)}
    >
      {name}
    </button>
  );
}
