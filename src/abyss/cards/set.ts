/** The boxes that cards come from. Each game defines which of them are in play. */
export type CardSet = "abyss" | "kraken";
