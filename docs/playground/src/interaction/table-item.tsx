import { type ReactNode, useContext } from "react";
import { ClickingContext } from "./clicking-context.ts";
import { ItemButton } from "./item-button.tsx";
import type { Zone } from "./item-id.ts";

/** What a table says of a item that it draws. */
export interface TableItemProps {
  readonly zone: Zone;
  /** Left out: the zone is one item, such as a deck. */
  readonly value?: string | number | null;
  /** Of equal items in the zone, which one: 0, 1 … */
  readonly copy?: number;
  /** What it is, for those who do not see it. */
  readonly label: string;
  /** What there is to know about it, shown while it is pointed at: the label, if left out. */
  readonly about?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Something on the table: a button, which tells what it is where clicks mean nothing else.
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
      className={className}
    >
      {children}
    </ItemButton>
  );
}
