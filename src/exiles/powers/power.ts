import type { Seat } from "../../kernel/data/types.ts";
import type { Task } from "../actions.ts";
import type { Play } from "../play.ts";
import type { Draft } from "../table.ts";

/** What an exile does while it is free (EX-15). A power says only what it has something to say about. */
export interface ExilePower {
  /** Before the action of its owner's turn: whether it asks something first. */
  readonly beforeAction?: (table: Draft, seat: Seat, play: Play) => boolean;
  /** Before its owner affiliates an ally for a lord: whether it asks something first. */
  readonly beforeAffiliation?: (
    table: Draft,
    task: Extract<Task, { do: "affiliate" }>,
    play: Play,
  ) => boolean;
}
