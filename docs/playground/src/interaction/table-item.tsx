import { type ReactNode, useContext } from "react";
import { ClickingContext } from "./context.ts";
import { LiveThing } from "./live-thing.tsx";
import type { Zone } from "./thing.ts";

/** What a table says of a thing that it draws. */
export interface ThingProps {
  readonly zone: Zone;
  /** Left out: the zone is one thing, such as a deck. */
  readonly value?: string | number | null;
  /** Of equal things in the zone, which one: 0, 1 … */
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
 * <Thing zone="court" value="jailer" label="Jailer, soldier, cost 6"><LordCard lord="jailer" /></Thing>
 * ```
 */
export function Thing({
  zone,
  value = null,
  copy = 0,
  label,
  about = label,
  className = "",
  children,
}: ThingProps) {
  const clicking = useContext(ClickingContext);
  return (
    <LiveThing
      clicking={clicking}
      id={{ zone, value }}
      copy={copy}
      label={label}
      about={about}
      className={className}
    >
      {children}
    </LiveThing>
  );
}
