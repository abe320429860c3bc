import type { Ally } from "../abyss/cards/allies.ts";
import type { Layout as AbyssLayout } from "../abyss/position-layout.ts";
import type { Deck } from "../kernel/components/deck.ts";
import type { DeepReadonly } from "../kernel/data/types.ts";
import type { Exile, ExileCard } from "./cards/catalogue.ts";
import type { PlayerExiles } from "./table.ts";

/** What a position says of the table: that of Abyss, and one more area. */
export interface Layout extends AbyssLayout {
  /** The area of the exiles; if left out, one exile of the seed is in the court. */
  readonly exiles?: ExilesLayout;
}

/** What a position says of the area of the exiles, in the words of the table. */
export interface ExilesLayout {
  /** The exile cards of this game; `defaultCatalogue` if left out. */
  readonly catalogue?: readonly ExileCard[];
  /** If left out, the exiles that are nowhere else. */
  readonly deck?: Deck<Exile>;
  /** Exiles in the court; one of the seed if left out. */
  readonly court?: readonly Exile[];
  /** By seat; what is left out, the player does not have. Locations held are among the player's as well. */
  readonly seats?: readonly Readonly<Partial<DeepReadonly<PlayerExiles>>>[];
  /** Allies played for a lord while the Perjurer's owner decides; none if left out. */
  readonly payment?: readonly Ally[];
}
