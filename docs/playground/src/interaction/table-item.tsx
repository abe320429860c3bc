import { type ReactNode, useContext } from "react";
import { ClickingContext } from "./clicking-context.ts";
import { ItemButton } from "./item-button.tsx";
import type { Zone } from "./item-id.ts";

/** The props of an item on the table. */
export interface TableItemProps {
  readonly zone: Zone;
  /** Omitted for the only item of a zone, such as a deck. */
  readonly value?: string | number | null;
  /** The number of this copy among equal items in the zone: 0, 1 … */
  readonly copy?: number;
  /** The text for screen readers. */
  readonly label: string;
  /** The text that explains it; the label by default. */
  readonly about?: string;
  /** The card in full size; it is shown while the item is pointed at. */
  readonly zoom?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * An item on the table: a button, which shows what it is if a click does nothing else.
 *
 * @example
 * ```tsx
 * <TableItem zone="court" value="jailer" label="Jailer, soldier, cost 6"><LordCard lord="jailer" /></TableItem>
 * ```
 */
export function TableItem({
  zone,
  value = null,
  copy = 0,
  label,
  about = label,
  zoom,
  className = "",
  children,
}: TableItemProps) {
  const clicking = useContext(ClickingContext);
  return (
    <ItemButton
      clicking={clicking}
      id={{ zone, value }}
      copy={copy}
      label={label}
      about={about}
      zoom={zoom}
      className={className}
    >
      {children}
    </ItemButton>
  );
}
