import type { ConspiracyBlueprint } from "../conspiracy/blueprint.ts";
import type { ConspiracyKit } from "../conspiracy/kit.ts";
import type { Blueprint, PositionOf, StateOf, ViewOf } from "../kernel/rules/blueprint.ts";
import type { Additions } from "../kernel/rules/layers.ts";
import type {
  MoveOf as AnyMove,
  ReactionOf as AnyReaction,
  TaskOf as AnyTask,
  RulesWithKit,
} from "../kernel/rules/rules.ts";
import type { Action, Decision, OwnAction, OwnDecision, OwnTask, Task } from "./actions.ts";
import type { Event, OwnEvent } from "./events.ts";
import type { Options } from "./options.ts";
import type { Layout } from "./position-layout.ts";
import type { Refusal, SoloRefusal } from "./refusals.ts";
import type { Category } from "./scoring.ts";
import type { Draft, Table, TableView } from "./table.ts";
import type { Tableau } from "./tableau.ts";

/** The types that Conspiracy for one is written in: those of Conspiracy, and what playing alone adds. */
export interface SoloBlueprint extends Blueprint {
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
  kit: ConspiracyKit<TableView>;
}

/** What playing alone adds to Conspiracy. There are always two sides, of which the opponent is one. */
export interface SoloAdded
  extends Additions<{
    options: Pick<Options, "firstPlayer" | "opponent">;
    settled: { readonly players: number };
    draft: Pick<Draft, "solo">;
    table: Pick<Table, "solo">;
    view: Pick<TableView, "solo">;
    task: OwnTask;
    decision: OwnDecision;
    action: OwnAction;
    event: OwnEvent;
    refusal: SoloRefusal;
    tableau: Pick<Tableau, "opponent">;
    category: "card";
    layout: Pick<Layout, "solo">;
    kit: Omit<ConspiracyKit<TableView>, "pearlsGained">;
  }> {}

/** A whole game at rest, as plain JSON. */
export interface State extends StateOf<SoloBlueprint> {}
/** What a viewer sees of a state. */
export interface View extends ViewOf<SoloBlueprint> {}
/** A position by hand, for `fromPosition`. */
export interface Position extends PositionOf<SoloBlueprint> {}

/** The rules that playing alone is put on, as far as it relies on them. */
export type Below = RulesWithKit<ConspiracyBlueprint>;
/** The whole game, whatever other layers it has. Ask it while playing. */
export type Top = ConspiracyKit<TableView>;

/** The kind of action `K`, in answer to the questions `D`. */
export type MoveOf<K extends Action["type"], D extends Decision["ask"] = Decision["ask"]> = AnyMove<
  SoloBlueprint,
  K,
  D
>;

/** What the task `K` does. */
export type TaskOf<K extends Task["do"]> = AnyTask<SoloBlueprint, K>;

/** What answers to the event `K`. */
export type ReactionOf<K extends Event["type"]> = AnyReaction<SoloBlueprint, K>;
