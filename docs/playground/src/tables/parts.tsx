// Parts of the tables of all games.
import type { ReactNode } from "react";
import { Emblem, type EmblemName } from "./emblems/emblem.tsx";
import { useTableTexts } from "./table-texts.tsx";

/** A region of the table with its name. */
export function Region(props: {
  readonly name: string;
  readonly className: string;
  readonly children: ReactNode;
}): ReactNode {
  const { name, className, children } = props;
  return (
    <section className={`region ${className}`} aria-label={name}>
      <h3>
        <span>{name}</span>
      </h3>
      <div className="region-body">{children}</div>
    </section>
  );
}

/** Cards in a row, which scrolls sideways if they do not fit, or wraps. */
export function Row({
  className = "",
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={`row ${className}`} data-scrolls={className.includes("scrolls") || undefined}>
      {children}
    </div>
  );
}

/** An amount: a picture and a number. */
export function Amount(props: {
  readonly emblem: EmblemName;
  readonly what: string;
  readonly n: number;
}): ReactNode {
  const { emblem, what, n } = props;
  const label = useTableTexts().words.count(what, n);
  return (
    <span className="amount" role="img" aria-label={label} title={label}>
      <Emblem name={emblem} />
      <b>{n}</b>
    </span>
  );
}

/** A short note about a player or a card. */
export function Tag({
  children,
  kind,
}: {
  readonly children: ReactNode;
  readonly kind: string;
}): ReactNode {
  return (
    <span className="tag" data-tag={kind}>
      {children}
    </span>
  );
}

/** Numbers equal items in a list: 0 for the first copy, 1 for the second … */
export function withCopies<T>(items: readonly T[]): { readonly item: T; readonly copy: number }[] {
  const seen = new Map<T, number>();
  return items.map((item) => {
    const copy = seen.get(item) ?? 0;
    seen.set(item, copy + 1);
    return { item, copy };
  });
}

/** Distinct items, with the number of copies of each. */
export function counted<T>(items: readonly T[]): (readonly [T, number])[] {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
}

/** The seats clockwise from the viewer's; a spectator looks from seat 0. */
export const seatsFrom = (viewer: number | "spectator", players: number): number[] =>
  Array.from({ length: players }, (_, i) => ((viewer === "spectator" ? 0 : viewer) + i) % players);
