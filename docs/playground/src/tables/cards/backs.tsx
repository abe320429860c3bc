import type { ReactNode } from "react";
import { Emblem, type EmblemName } from "../emblems/emblem.tsx";

/** A deck or stack, face down, with the number of its cards. */
export function Deck(props: {
  readonly emblem: EmblemName;
  readonly count: number;
  /** Omitted if the surrounding region says it. */
  readonly name?: string;
}): ReactNode {
  const { emblem, count, name } = props;
  return (
    <span className="card deck" data-empty={count === 0}>
      <Emblem name={emblem} />
      <b className="deck-count">{count}</b>
      {name && <span className="card-foot">{name}</span>}
    </span>
  );
}

/** An empty space for a card. */
export function Empty({ className }: { readonly className: string }): ReactNode {
  return <span className={`card empty ${className}`} aria-hidden="true" />;
}
