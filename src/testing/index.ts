/**
 * The laws that every game of this library keeps, to be run on variants of your own, random play, and
 * the words in which tests tell how a game goes.
 * Needs no test framework.
 * @packageDocumentation
 */
export type { Places, PlacesOf, Secret, Sight, Zone } from "../kernel/places.ts";
export type { Chance } from "./chance.ts";
export { type Checks, checkGame } from "./check-game.ts";
export { checkMoves, type MoveChecks } from "./check-moves.ts";
export type { PlayedStep } from "./play.ts";
export { type Player, playRandomly, randomPlayer } from "./random.ts";
export { type Played, type Scenario, scenario } from "./scenario.ts";
export type { Story, Subject, TestedGame } from "./subject.ts";
export { LawViolation } from "./violation.ts";
export { type Testimony, Witness } from "./witness.ts";
