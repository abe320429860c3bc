import type { Blueprint } from "../kernel/rules/blueprint.ts";
import type { MoveOf as AnyMove, TaskOf as AnyTask, RulesWithKit } from "../kernel/rules/rules.ts";
import type { Action, Decision, Payment, Task } from "./actions.ts";
import type { AbyssIds } from "./cards/box.ts";
import type { Event } from "./events.ts";
import type { AbyssKit } from "./kit.ts";
import type { Meter } from "./meter.ts";
import type { Options } from "./options.ts";
import type { AbyssPurse } from "./purse.ts";
import type { Refusal } from "./refusals.ts";
import type { Category } from "./scoring.ts";
import type { Draft, Layout, Table, TableView } from "./table.ts";
import type { Tableau } from "./tableau.ts";

/** The types that the rules of Abyss are written with. */
export interface AbyssBlueprint extends Blueprint {
  ids: AbyssIds;
  options: Options;
  draft: Draft;
  table: Table;
  view: TableView;
  task: Task;
  decision: Decision;
  action: Action;
  event: Event;
  refusal: Refusal;
  meter: Meter;
  tableau: Tableau;
  category: Category;
  layout: Layout;
  payment: Payment;
  kit: AbyssKit<AbyssPurse>;
}

/** The finished game with all its layers. Query it while playing, never while building. */
export type Top = RulesWithKit<AbyssBlueprint>;

/** The move for actions of type `K`, which answer the questions `D`. */
export type MoveOf<K extends Action["type"], D extends Decision["ask"] = Decision["ask"]> = AnyMove<
  AbyssBlueprint,
  K,
  D
>;

/** The function that carries out the task `K`. */
export type TaskOf<K extends Task["do"]> = AnyTask<AbyssBlueprint, K>;
