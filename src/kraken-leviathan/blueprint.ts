import type { Seat } from "../kernel/data/types.ts";
import type { Additions, WithLayer } from "../kernel/rules/layers.ts";
import type { ReactionOf as AnyReaction } from "../kernel/rules/rules.ts";
import type { KrakenBlueprint } from "../kraken/blueprint.ts";
import type { PearlSource as KrakenSource } from "../kraken/events.ts";
import type { LeviathanAdded } from "../leviathan/blueprint.ts";
import type { PearlSource as LeviathanSource } from "../leviathan/events.ts";

/** The types of the two layers together. */
export interface BothBlueprint extends WithLayer<KrakenBlueprint, LeviathanAdded> {}

/** What the pair adds to the two layers: rules, and an event with the sources of both. */
export interface PairAdded
  extends Additions<{
    event: {
      readonly type: "pearls-gained";
      readonly seat: Seat;
      readonly pearls: number;
      readonly source: PearlSource;
    };
  }> {}

/** The source of gained pearls in a game with both boxes. */
type PearlSource = KrakenSource | LeviathanSource;

/** The types of the rules of Kraken with Leviathan. */
export interface KrakenLeviathanBlueprint extends WithLayer<BothBlueprint, PairAdded> {}

/** A reaction to the event `K`. */
export type ReactionOf<K extends KrakenLeviathanBlueprint["event"]["type"]> = AnyReaction<
  KrakenLeviathanBlueprint,
  K
>;
