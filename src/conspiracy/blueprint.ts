import type { Blueprint } from "../kernel/rules/blueprint.ts";
import type { MoveOf as AnyMove, TaskOf as AnyTask, PlayOf } from "../kernel/rules/rules.ts";
import type { Action, Decision, Task } from "./actions.ts";
import type { ConspiracyIds } from "./cards/box.ts";
import type { Event } from "./events.ts";
import type { ConspiracyKit } from "./kit.ts";
import type { Options } from "./options.ts";
import type { Refusal } from "./refusals.ts";
import type { Category } from "./scoring.ts";
import type { Draft, Layout, Table, TableView } from "./table.ts";
import type { Tableau } from "./tableau.ts";

/** The types of Conspiracy's rules. */
export interface ConspiracyBlueprint extends Blueprint {
  ids: ConspiracyIds;
  options: Options;
  draft: Draft;
  table: Table;
  view: TableView;
  task: Task;
  decision: Decision;
  action: Action;
  event: Event;
  refusal: Refusal;
  meter: never;
  tableau: Tableau;
  category: Category;
  layout: Layout;
  payment: never;
  kit: ConspiracyKit;
}

/** What a rule can do besides changing the table. */
export type Play = PlayOf<ConspiracyBlueprint>;

/** The move for actions of type `K`, which answer the questions `D`. */
export type MoveOf<K extends Action["type"], D extends Decision["ask"] = Decision["ask"]> = AnyMove<
  ConspiracyBlueprint,
  K,
  D
>;

/** The finished game with all its layers. Call it only while playing, not while building the rules. */
export type Top = ConspiracyKit;

/** The function that does the task `K`. */
export type TaskOf<K extends Task["do"]> = AnyTask<ConspiracyBlueprint, K>;
