import type { AbyssBlueprint } from "../abyss/blueprint.ts";
import type { IdsOf, LeftOutOf } from "../abyss/cards/box.ts";
import type { Additions, WithLayer } from "../kernel/rules/layers.ts";
import type { MoveOf as AnyMove, TaskOf as AnyTask, RulesWithKit } from "../kernel/rules/rules.ts";
import type { Action, Decision, OwnAction, OwnDecision, OwnTask, Task } from "./actions.ts";
import type { LeviathanIds, leviathanComponents } from "./cards/box.ts";
import type { OwnEvent } from "./events.ts";
import type { LeviathanKit, OwnKit } from "./kit.ts";
import type { AttackMeter } from "./meter.ts";
import type { LeviathanRefusal } from "./refusals.ts";
import type { OwnCategory } from "./scoring.ts";
import type { Draft, Layout, Table, TableView } from "./table.ts";
import type { OwnTableau } from "./tableau.ts";

/** The types of Leviathan's rules: those of Abyss, and what Leviathan adds. */
export interface LeviathanBlueprint extends WithLayer<AbyssBlueprint, LeviathanAdded> {
  ids: LeviathanIds;
}

/** What Leviathan adds to a game built on Abyss. */
export interface LeviathanAdded
  extends Additions<{
    ids: IdsOf<typeof leviathanComponents>;
    leftOut: LeftOutOf<typeof leviathanComponents>;
    draft: Pick<Draft, "leviathan">;
    table: Pick<Table, "leviathan">;
    view: Pick<TableView, "leviathan">;
    task: OwnTask;
    decision: OwnDecision;
    action: OwnAction;
    event: OwnEvent;
    refusal: LeviathanRefusal;
    meter: AttackMeter;
    tableau: OwnTableau;
    category: OwnCategory;
    layout: Pick<Layout, "leviathan">;
    kit: OwnKit;
  }> {}

/** The rules below this layer, as far as Leviathan relies on them. */
export type Below = RulesWithKit<AbyssBlueprint>;
/** The parts of the finished game, with all its layers, that Leviathan uses; available while playing only. */
export type Top = Pick<LeviathanKit, "box" | "stacksFor" | "canAttackWith" | "canBeTrimmed">;

/** The move for actions of type `K`, in answer to the questions `D`. */
export type MoveOf<K extends Action["type"], D extends Decision["ask"] = Decision["ask"]> = AnyMove<
  LeviathanBlueprint,
  K,
  D
>;

/** The function that carries out the task `K`. */
export type TaskOf<K extends Task["do"]> = AnyTask<LeviathanBlueprint, K>;
