import type { AbyssBlueprint } from "../abyss/blueprint.ts";
import type { Additions, WithLayer, WithPayment } from "../kernel/rules/layers.ts";
import type { MoveOf as AnyMove, TaskOf as AnyTask, RulesWithKit } from "../kernel/rules/rules.ts";
import type {
  Action,
  Conspire,
  Decision,
  OwnDecision,
  OwnTask,
  PlainAction,
  RecruitExile,
  Task,
} from "./actions.ts";
import type { OwnEvent } from "./events.ts";
import type { ExilesKit, OwnKit } from "./kit.ts";
import type { Options } from "./options.ts";
import type { ExileRefusal } from "./refusals.ts";
import type { Draft, Layout, Table, TableView } from "./table.ts";
import type { Tableau } from "./tableau.ts";

/** The types of Exiles' rules: those of Abyss, and what exiles add. */
export interface ExilesBlueprint extends WithLayer<AbyssBlueprint, ExilesAdded> {}

/** What exiles add to a game built on Abyss. Exiles are paid for in the same way as its lords. */
export interface ExilesAdded
  extends Additions<{
    options: Pick<Options, "catalogue">;
    draft: Pick<Draft, "exiles">;
    table: Pick<Table, "exiles">;
    view: Pick<TableView, "exiles">;
    task: OwnTask;
    decision: OwnDecision;
    action: PlainAction | WithPayment<RecruitExile> | WithPayment<Conspire>;
    event: OwnEvent;
    refusal: ExileRefusal;
    tableau: Pick<Tableau, "exiles">;
    category: "exiles";
    layout: Pick<Layout, "exiles">;
    kit: OwnKit;
  }> {}

/** The rules below this layer, as far as exiles rely on them. */
export type Below = RulesWithKit<AbyssBlueprint>;
/** The parts of the finished game, with all its layers, that exiles use; available while playing only. */
export type Top = Pick<ExilesKit, "box" | "cardsInCourt" | "exilePowers">;

/** The move for actions of type `K`, in answer to the questions `D`. */
export type MoveOf<K extends Action["type"], D extends Decision["ask"] = Decision["ask"]> = AnyMove<
  ExilesBlueprint,
  K,
  D
>;

/** The function that carries out the task `K`. */
export type TaskOf<K extends Task["do"]> = AnyTask<ExilesBlueprint, K>;
