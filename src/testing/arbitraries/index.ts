/**
 * Arbitraries of fast-check for any game: random games, positions, almost legal actions, tableaux. Needs
 * `fast-check`.
 * @packageDocumentation
 */
export { games, type Lengths, type RandomGame } from "./games.ts";
export { keepsLaws } from "./laws.ts";
export { nearMisses } from "./near-misses.ts";
export { positions, type RandomPosition } from "./positions.ts";
export { dealt, each, type Share, type TableauField, tableaux } from "./tableaux.ts";
