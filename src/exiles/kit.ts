import type { AbyssKit } from "../abyss/kit.ts";
import type { AbyssPurse } from "../abyss/purse.ts";
import type { ExilePower } from "./powers/power.ts";
import type { TableView } from "./table.ts";

/** What the rules of Exiles ask of the whole game. */
export interface ExilesKit extends AbyssKit<AbyssPurse, TableView>, OwnKit {}

/** What exiles add to the kit below, and answer in its place. */
export interface OwnKit
  extends Pick<
    AbyssKit<unknown, TableView>,
    "lordsAtStart" | "elsewhere" | "cardsInCourt" | "followers"
  > {
  /** What the powers do that a catalogue can name (EX-18). */
  readonly exilePowers: Readonly<Record<string, ExilePower>>;
}
