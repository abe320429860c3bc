import type { ExilesAdded } from "../exiles/blueprint.ts";
import type { Additions, WithLayer } from "../kernel/rules/layers.ts";
import type { MoveOf as AnyMove, TaskOf as AnyTask, RulesWithKit } from "../kernel/rules/rules.ts";
import type { KrakenBlueprint } from "../kraken/blueprint.ts";

/** The types of the two layers together. */
export interface BothBlueprint extends WithLayer<KrakenBlueprint, ExilesAdded> {}

/** The members of Kraken's kit that the pair overrides. */
export interface PairKit {
  /** The exiles in the court, on which a sentinel may lie (EX-22). */
  guests(table: BothBlueprint["view"]): readonly string[];
}

/** What the pair adds to the two layers: rules only. */
export interface PairAdded extends Additions<{ kit: PairKit }> {}

/** The types of the rules of Exiles with Kraken. */
export interface ExilesKrakenBlueprint extends WithLayer<BothBlueprint, PairAdded> {}

/** The options of set-up. */
export type Options = ExilesKrakenBlueprint["options"];
type Action = ExilesKrakenBlueprint["action"];
/** Every question to a player. */
export type Decision = ExilesKrakenBlueprint["decision"];
/** The table of a state. */
export type Table = ExilesKrakenBlueprint["table"];
/** The table of a view. */
export type TableView = ExilesKrakenBlueprint["view"];

/** The rules of the two layers. */
export type Below = RulesWithKit<BothBlueprint>;

/** The move for actions of type `K`. */
export type MoveOf<K extends Action["type"]> = AnyMove<BothBlueprint, K>;
/** The function that carries out the task `K`. */
export type TaskOf<K extends BothBlueprint["task"]["do"]> = AnyTask<BothBlueprint, K>;
