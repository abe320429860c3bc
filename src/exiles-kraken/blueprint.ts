import type { ExilesAdded } from "../exiles/blueprint.ts";
import type { PositionOf, StateOf, ViewOf } from "../kernel/rules/blueprint.ts";
import type { Additions, WithLayer } from "../kernel/rules/layers.ts";
import type { MoveOf as AnyMove, TaskOf as AnyTask, RulesWithKit } from "../kernel/rules/rules.ts";
import type { KrakenBlueprint } from "../kraken/blueprint.ts";

/** The types of the two layers together. */
export interface BothBlueprint extends WithLayer<KrakenBlueprint, ExilesAdded> {}

/** What the pair answers in the place of Kraken. */
export interface PairKit {
  /** Exiles in the court are no lords, and a sentinel may lie on them (EX-22). */
  guests(table: BothBlueprint["view"]): readonly string[];
}

/** What the pair adds to them: rules only. */
export interface PairAdded extends Additions<{ kit: PairKit }> {}

/** The types that Exiles with Kraken is written in. */
export interface ExilesKrakenBlueprint extends WithLayer<BothBlueprint, PairAdded> {}

/** What can be chosen before the game. */
export type Options = ExilesKrakenBlueprint["options"];
/** Everything that a player can do. */
export type Action = ExilesKrakenBlueprint["action"];
/** Everything that a player can be asked. */
export type Decision = ExilesKrakenBlueprint["decision"];
/** Everything that can happen. */
export type Event = ExilesKrakenBlueprint["event"];
/** Every reason for which a move is refused. */
export type Refusal = ExilesKrakenBlueprint["refusal"];
/** What a player has in the end, as far as it matters for the score. */
export type Tableau = ExilesKrakenBlueprint["tableau"];
/** The table of a state. */
export type Table = ExilesKrakenBlueprint["table"];
/** The table of a view. */
export type TableView = ExilesKrakenBlueprint["view"];

/** A whole game at rest, as plain JSON. */
export interface State extends StateOf<ExilesKrakenBlueprint> {}
/** What a viewer sees of a state. */
export interface View extends ViewOf<ExilesKrakenBlueprint> {}
/** A position by hand, for `fromPosition`. */
export interface Position extends PositionOf<ExilesKrakenBlueprint> {}

/** The rules of the two layers. */
export type Below = RulesWithKit<BothBlueprint>;

/** The kind of action `K`. */
export type MoveOf<K extends Action["type"]> = AnyMove<BothBlueprint, K>;
/** What the task `K` does. */
export type TaskOf<K extends BothBlueprint["task"]["do"]> = AnyTask<BothBlueprint, K>;
