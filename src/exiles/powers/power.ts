import type { Boxed } from "../../abyss/recruit.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { Task } from "../actions.ts";
import type { Play } from "../play.ts";
import type { Draft } from "../table.ts";

/**
 * The power of a free exile (EX-15). Each hook is optional: a power can also be in other rules, which ask `hasPower`.
 * If an owner has several powers, they run in the order of `exilePowers`, until one asks a question.
 */
export interface ExilePower {
  /** Runs before the action of its owner's turn; returns whether it asks a question first. */
  readonly beforeAction?: (table: Draft, seat: Seat, play: Play) => boolean;
  /** Runs before its owner affiliates an ally for a lord; returns whether it asks a question first. */
  readonly beforeAffiliation?: (
    table: Draft,
    task: Extract<Task, { do: "affiliate" }>,
    play: Play,
    top: Boxed,
  ) => boolean;
}
