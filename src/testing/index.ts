/**
 * Tests for variants of your own: the laws that every game of this library obeys, random play, and helpers for
 * tests of single rules. Needs no test framework.
 * @packageDocumentation
 */
export type { Secret, Sight, Visibility, VisibilityOf, Zone } from "../kernel/rules/visibility.ts";
export { type CheckOptions, checkGame } from "./check-game.ts";
export { type CheckMovesOptions, checkMoves } from "./check-moves.ts";
export { type Player, playRandomly, randomPlayer } from "./random.ts";
export { type RevealCounts, RevealCoverage } from "./reveal-coverage.ts";
export { type Scenario, type ScenarioResult, scenario } from "./scenario.ts";
export type { EventFold, TestedGame, TestSubject } from "./subject.ts";
export { LawViolation } from "./violation.ts";
