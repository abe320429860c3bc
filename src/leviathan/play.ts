import type { Play as AnyPlay } from "../kernel/rules/rules.ts";
import type { Decision, Task } from "./actions.ts";
import type { Event } from "./events.ts";

/** What a rule may do besides changing the table. */
export type Play = AnyPlay<Event, Task | Decision>;
