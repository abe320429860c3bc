import type { AnyAlly } from "../abyss/cards/allies.ts";
import type { Layout as AbyssLayout } from "../abyss/position-layout.ts";
import type { Deck } from "../kernel/components/deck.ts";
import type { DeepReadonly } from "../kernel/data/types.ts";
import type { Exile, ExileCard } from "./cards/catalogue.ts";
import type { PlayerExiles } from "./table.ts";

/** The table of a position: that of Abyss, with the area of the exiles. */
export interface Layout extends AbyssLayout {
  /** The area of the exiles; if left out, one exile chosen by the seed is in the court. */
  readonly exiles?: ExilesLayout;
}

/** The area of the exiles in a position, with the field names of the table. */
export interface ExilesLayout {
  /** The exile cards of this game; those in the box if left out. */
  readonly catalogue?: readonly ExileCard[];
  /** If left out, all exiles that are not listed elsewhere. */
  readonly deck?: Deck<Exile>;
  /** Exiles in the court; if left out, one chosen by the seed. */
  readonly court?: readonly Exile[];
  /** By seat; fields left out are empty. Locations in `holding` must be among the player's locations too. */
  readonly seats?: readonly Readonly<Partial<DeepReadonly<PlayerExiles>>>[];
  /** Allies played for a lord while the Perjurer's owner decides; none if left out. */
  readonly payment?: readonly AnyAlly[];
}
