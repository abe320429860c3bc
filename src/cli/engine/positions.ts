import type { GameModule } from "../../games/index.ts";
import type { Decision, GameEvent } from "../../kernel/rules/blueprint.ts";
import { EngineError } from "./engine-error.ts";
import { MOST_POSITIONS } from "./limits.ts";

/** A position that a handle names: a full state, or what a viewer sees of one. */
export interface Position {
  readonly module: GameModule;
  readonly kind: "state" | "view";
  readonly at: object;
  /** What led to the position, as far as the viewer may know; for a state, all of it. */
  readonly events: readonly GameEvent[];
}

/** A new handle, and what is asked of whom in its position. */
export interface NewPosition {
  readonly position: string;
  readonly decision: Decision | null;
  readonly deciders: number[];
}

/** The positions of a session, by handle. Positions never change, so a handle is valid until it is released. */
export class Positions {
  readonly #positions = new Map<string, Position>();
  #added = 0;

  /** How many positions have a handle. */
  get size(): number {
    return this.#positions.size;
  }

  /** Gives a position a handle: `s1` for a state, `v2` for a view. */
  add(position: Position): NewPosition {
    if (this.size >= MOST_POSITIONS)
      throw new EngineError(
        "too-many-positions",
        `there are ${MOST_POSITIONS} positions, release some of them first`,
      );
    this.#added += 1;
    const handle = `${position.kind === "state" ? "s" : "v"}${this.#added}`;
    this.#positions.set(handle, position);
    const { game } = position.module;
    return {
      position: handle,
      decision: game.decision(position.at) ?? null,
      deciders: [...game.deciders(position.at)],
    };
  }

  /** The position of a handle. */
  get(handle: string): Position {
    const position = this.#positions.get(handle);
    if (!position)
      throw new EngineError(
        "unknown-position",
        `there is no position ${JSON.stringify(handle)}, expected a handle that was not released`,
      );
    return position;
  }

  /** The position of a handle that names a full state. */
  state(handle: string): Position {
    const position = this.get(handle);
    if (position.kind !== "state")
      throw new EngineError("not-a-state", `position ${handle} is a view, expected a state`);
    return position;
  }

  /** Forgets positions. Nothing is released if one of the handles is unknown. */
  release(handles: readonly string[]): void {
    for (const handle of handles) this.get(handle);
    for (const handle of handles) this.#positions.delete(handle);
  }
}
