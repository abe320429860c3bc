import type { GameTypes } from "abyss-rules";
import type { NewsItem } from "abyss-rules/host";
import { Component, createRef, type ReactNode } from "react";
import type { GameEntry } from "../games/game-entry.ts";
import { type Departure, departures, fly, isStillPreferred } from "./flight.ts";
import { motionsOf } from "./motion.ts";
import "./motion.css";

interface MovingTableProps {
  readonly entry: GameEntry;
  readonly view: object;
  /** The news of the viewer, oldest first. */
  readonly items: readonly NewsItem<GameTypes>[];
  /** The table. */
  readonly children: ReactNode;
}

/**
 * A table on which what events move is seen to move. A class, because only classes can measure what React is about
 * to change.
 */
export class MovingTable extends Component<MovingTableProps> {
  readonly #layer = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: MovingTableProps): readonly Departure[] {
    const { entry, items } = this.props;
    const last = before.items.at(-1)?.revision ?? -1;
    const events = items.filter(({ revision }) => revision > last).flatMap((item) => item.events);
    const table = this.#table();
    if (!table || events.length === 0 || isStillPreferred()) return [];
    return departures(table, motionsOf(entry.motions, events, before.view));
  }

  override componentDidUpdate(_: unknown, __: unknown, departed: readonly Departure[]): void {
    const table = this.#table();
    const layer = this.#layer.current;
    if (table && layer && departed.length > 0) fly(table, layer, departed);
  }

  override render(): ReactNode {
    return (
      <>
        {this.props.children}
        <div ref={this.#layer} className="flights" aria-hidden="true" data-flights />
      </>
    );
  }

  /** The table comes right before the layer. */
  #table(): Element | null {
    return this.#layer.current?.previousElementSibling ?? null;
  }
}
