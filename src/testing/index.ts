/**
 * The laws that every game of this library keeps, to be run on variants of your own, and random play.
 * Needs no test framework.
 * @packageDocumentation
 */
export { type Checks, checkGame, LawViolation } from "./check-game.ts";
export { type Player, playRandomly, randomPlayer } from "./random.ts";
export type { Subject } from "./subject.ts";
