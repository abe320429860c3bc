/** Where on the table items lie that can be clicked. */
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
  // Conspiracy
  | "pile"
  | "recruit"
  | "spot"
  | "location-deck"
  | "replay-token";

/** Something on the table that can be clicked. Equal cards of a zone are the same item; a deck has no value. */
export interface ItemId {
  readonly zone: Zone;
  readonly value: string | number | null;
}

/** The same text for the same item. */
export const keyOf = ({ zone, value }: ItemId): string => `${zone} ${value ?? ""}`;
