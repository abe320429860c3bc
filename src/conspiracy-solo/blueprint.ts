import type { ConspiracyBlueprint } from "../conspiracy/blueprint.ts";
import type { ConspiracyKit } from "../conspiracy/kit.ts";
import type { Additions, WithLayer } from "../kernel/rules/layers.ts";
import type {
  MoveOf as AnyMove,
  ReactionOf as AnyReaction,
  TaskOf as AnyTask,
  RulesWithKit,
} from "../kernel/rules/rules.ts";
import type { Action, Decision, OwnAction, OwnDecision, OwnTask, Task } from "./actions.ts";
import type { Event, OwnEvent } from "./events.ts";
import type { Options } from "./options.ts";
import type { SoloRefusal } from "./refusals.ts";
import type { Draft, Layout, Table, TableView } from "./table.ts";
import type { Tableau } from "./tableau.ts";

/** The types of the rules of solo Conspiracy. */
export interface SoloBlueprint extends WithLayer<ConspiracyBlueprint, SoloAdded> {}

/** The types that the solo mode adds to Conspiracy. There are always two sides, the player and the opponent. */
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
    kit: Omit<ConspiracyKit<TableView>, "box" | "pearlsGained">;
  }> {}

/** The rules that the solo layer extends. */
export type Below = RulesWithKit<ConspiracyBlueprint>;
/** The finished game with all its layers. Call it only while playing, not while building the rules. */
export type Top = ConspiracyKit<TableView>;

/** The move for actions of type `K`, which answer the questions `D`. */
export type MoveOf<K extends Action["type"], D extends Decision["ask"] = Decision["ask"]> = AnyMove<
  SoloBlueprint,
  K,
  D
>;

/** The function that does the task `K`. */
export type TaskOf<K extends Task["do"]> = AnyTask<SoloBlueprint, K>;

/** A reaction to the event `K`. */
export type ReactionOf<K extends Event["type"]> = AnyReaction<SoloBlueprint, K>;
