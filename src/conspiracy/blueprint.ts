import type { Blueprint, PositionOf, StateOf, ViewOf } from "../kernel/rules/blueprint.ts";
import type { MoveOf as AnyMove, TaskOf as AnyTask, PlayOf } from "../kernel/rules/rules.ts";
import type { Action, Decision, Task } from "./actions.ts";
import type { Event } from "./events.ts";
import type { ConspiracyKit } from "./kit.ts";
import type { Options } from "./options.ts";
import type { Layout } from "./position-layout.ts";
import type { Refusal } from "./refusals.ts";
import type { Category } from "./scoring.ts";
import type { Draft, Table, TableView } from "./table.ts";
import type { Tableau } from "./tableau.ts";

/** The types that Conspiracy is written in. */
export interface ConspiracyBlueprint extends Blueprint {
  options: Options;
  draft: Draft;
  table: Table;
  view: TableView;
  task: Task;
  decision: Decision;
  action: Action;
  event: Event;
  refusal: Refusal;
  tableau: Tableau;
  category: Category;
  layout: Layout;
  payment: never;
  kit: ConspiracyKit;
}

/** A whole game at rest, as plain JSON. */
export interface State extends StateOf<ConspiracyBlueprint> {}
/** What a viewer sees of a state. */
export interface View extends ViewOf<ConspiracyBlueprint> {}
/** A position by hand, for `fromPosition`. */
export interface Position extends PositionOf<ConspiracyBlueprint> {}

/** What a rule may do besides changing the table. */
export type Play = PlayOf<ConspiracyBlueprint>;

/** The kind of action `K`, in answer to the questions `D`. */
export type MoveOf<K extends Action["type"], D extends Decision["ask"] = Decision["ask"]> = AnyMove<
  ConspiracyBlueprint,
  K,
  D
>;

/** The whole game, whatever layers it has. Ask it while playing. */
export type Top = ConspiracyKit;

/** What the task `K` does. */
export type TaskOf<K extends Task["do"]> = AnyTask<ConspiracyBlueprint, K>;
