/** The zones of the table with clickable items. */
export type Zone =
  // Abyss
  | "exploration-deck"
  | "track"
  | "reward"
  | "council"
  | "lord-deck"
  | "court"
  | "hand"
  | "lord"
  | "location"
  | "location-stack"
  | "seat"
  // Exiles
  | "exile-deck"
  | "court-exile"
  | "exile"
  // Kraken
  | "loot-deck"
  | "sentinel"
  | "discard"
  | "affiliated"
  | "nebulis"
  // Leviathan
  | "leviathan"
  | "border-space"
  | "leviathan-token"
  // Conspiracy
  | "pile"
  | "recruit"
  | "spot"
  | "location-deck"
  | "replay-token";

/** A clickable item on the table. Equal cards in a zone have the same id; a deck has no value. */
export interface ItemId {
  readonly zone: Zone;
  readonly value: string | number | null;
}

/** The same string for the same item. */
export const keyOf = ({ zone, value }: ItemId): string => `${zone} ${value ?? ""}`;
