import type { Bribe, Buy, Recruit } from "../abyss/actions.ts";
import type { AbyssBlueprint } from "../abyss/blueprint.ts";
import type { IdsOf } from "../abyss/cards/box.ts";
import type { Additions, WithLayer, WithPayment } from "../kernel/rules/layers.ts";
import type {
  MoveOf as AnyMove,
  ReactionOf as AnyReaction,
  TaskOf as AnyTask,
  RulesWithKit,
} from "../kernel/rules/rules.ts";
import type {
  Action,
  Coins,
  Decision,
  OwnDecision,
  OwnTask,
  Payment,
  PlainAction,
  Task,
} from "./actions.ts";
import type { KrakenIds, krakenComponents } from "./cards/box.ts";
import type { Event, OwnEvent } from "./events.ts";
import type { KrakenKit, OwnKit } from "./kit.ts";
import type { OwnMeter } from "./meter.ts";
import type { KrakenRefusal } from "./refusals.ts";
import type { OwnCategory } from "./scoring.ts";
import type { Draft, Layout, Table, TableView } from "./table.ts";
import type { OwnTableau } from "./tableau.ts";

/** The types of Kraken's rules: those of Abyss, and what Kraken adds. */
export interface KrakenBlueprint extends WithLayer<AbyssBlueprint, KrakenAdded> {
  ids: KrakenIds;
}

/** What Kraken adds to a game built on Abyss. Layers that add further payments lie above it. */
export interface KrakenAdded
  extends Additions<{
    ids: IdsOf<typeof krakenComponents>;
    draft: Pick<Draft, "kraken">;
    table: Pick<Table, "kraken">;
    view: Pick<TableView, "kraken">;
    task: OwnTask;
    decision: OwnDecision;
    action: PlainAction | WithPayment<Recruit<unknown>> | Buy<Coins> | Bribe<Coins>;
    event: OwnEvent;
    refusal: KrakenRefusal;
    meter: OwnMeter;
    tableau: OwnTableau;
    category: OwnCategory;
    layout: Pick<Layout, "kraken">;
    payment: Payment;
    kit: OwnKit;
  }> {}

/** The rules below this layer, as far as Kraken relies on them. */
export type Below = RulesWithKit<AbyssBlueprint>;
/** The parts of the finished game, with all its layers, that Kraken uses; available while playing only. */
export type Top = Pick<
  KrakenKit,
  "box" | "cardsInCourt" | "guests" | "pearlsInReach" | "raiseThreat"
>;

/** The move for actions of type `K`, in answer to the questions `D`. */
export type MoveOf<K extends Action["type"], D extends Decision["ask"] = Decision["ask"]> = AnyMove<
  KrakenBlueprint,
  K,
  D
>;

/** The function that carries out the task `K`. */
export type TaskOf<K extends Task["do"]> = AnyTask<KrakenBlueprint, K>;

/** A reaction to the event `K`. */
export type ReactionOf<K extends Event["type"]> = AnyReaction<KrakenBlueprint, K>;
