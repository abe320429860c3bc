/** The boxes that the family's cards come from. A game says which of them are in play. */
export type CardSet = "abyss" | "kraken";
