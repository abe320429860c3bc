// Random games that steer towards what has not occurred yet, until everything that exiles add has.
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultCatalogue, exilePowerNames } from "../../src/exiles/cards/index.ts";
import { type Action, exiles } from "../../src/exiles/index.ts";
import type { RandomSource } from "../../src/index.ts";
import { nearMisses } from "../../src/testing/arbitraries/index.ts";
import { sourceOf } from "../../src/testing/picks.ts";
import { randomPlayer } from "../../src/testing/random.ts";
import { namesOf, Tally, testAllOccur } from "../occurrence/tally.ts";
import { by } from "./by.ts";
import { atWork, type Step } from "./powers-at-work.ts";
import { cheap, type State } from "./prepare.ts";
import { allScenes } from "./scenes.ts";

/** Limits, as players who look for rare actions may play forever. */
const LIMITS = { mostGames: 240, mostSteps: 250 };
const STEPS_FROM_A_SCENE = 15;
/** The most legal actions that are listed for a choice. */
const MOST_LISTED = 800;

const targets = {
  "exile entered": defaultCatalogue.map(({ id }) => id),
  "power at work": [...exilePowerNames],
  ...namesOf("exiles"),
  recapture: ["of an opponent", "from the supply", "two in a step", "in a turn without recruiting"],
  "question in another's turn": ["replace-location", "switch-location"],
};
const tally = new Tally(targets);

function watch(step: Step, before: State, actionOfTurn: string): void {
  tally.note("kind of action", step.action.type);
  for (const event of step.events) {
    tally.note("kind of event", event.type);
    if (event.type === "exile-entered") tally.note("exile entered", event.exile);
    if (event.type === "location-recaptured") {
      tally.note("recapture", event.from === null ? "from the supply" : "of an opponent");
      if (before.table.exiles.seats[event.seat]!.free.length > 3)
        tally.note("recapture", "two in a step");
      if (/explore|request-support/.test(actionOfTurn))
        tally.note("recapture", "in a turn without recruiting");
    }
  }
  for (const [power, works] of Object.entries(atWork))
    if (works(step)) tally.note("power at work", power);
}

/** How often an action has occurred: players prefer rare actions of Exiles. */
function rarity(action: Action, { table }: State): number {
  if (action.type === "recruit-exile") return tally.times("exile entered", action.exile) / 4;
  // Exiles that wait for a location are tested again after other actions.
  const waits = table.exiles.seats[action.seat]!.free.length > 1;
  if (waits && action.type === "request-support")
    return tally.times("recapture", "in a turn without recruiting");
  return tally.times("kind of action", action.type);
}

/** Chooses a rare action, or now and then any action. */
function choose(actions: readonly Action[], state: State, random: RandomSource): Action {
  if (random.below(3) === 0) return randomPlayer(actions, random);
  const rarities = actions.map((action) => rarity(action, state));
  const least = Math.min(...rarities);
  const rarest = actions.filter((_, i) => rarities[i] === least);
  return rarest[random.below(rarest.length)]!;
}

function legalActions(state: State, seat: number): Action[] {
  const actions: Action[] = [];
  for (const action of exiles.legalActions(state, seat, { payments: "minimal" })) {
    if (actions.length === MOST_LISTED) break;
    actions.push(action);
  }
  return actions;
}

/** The last action of each type, to be tried where it is not legal. */
const remembered = new Map<string, Action>();

/** Tries near misses, and legal actions of earlier states, until every refusal has occurred. */
function tryIllegalActions(state: State, action: Action, seed: number): void {
  if (tally.missing(["refusal"]).length === 0) return;
  const { court, available, exiles: area, seats } = state.table;
  const locations = seats.map((seat) => seat.locations);
  const names = [court, available, locations, area.court, area.deck, area.seats];
  const almost = fc.sample(nearMisses(action, names), { seed, numRuns: 4 });
  const old = [...remembered.values()].map((other) => ({ ...other, seat: action.seat }));
  for (const wrong of [...almost, ...old, by(action.seat).plotsExile()]) {
    const result = exiles.reduce(state, wrong);
    if (result.ok) continue;
    tally.note("refusal", result.refusal.code);
    if (result.state !== state) throw new Error(`refused, but changed: ${JSON.stringify(wrong)}`);
  }
}

function playOn(start: State, picks: readonly number[]): void {
  let state = start;
  let actionOfTurn = "";
  for (const [i, pick] of picks.entries()) {
    const decision = exiles.decision(state);
    if (!decision || tally.missing().length === 0) return;
    tally.note("question", decision.ask);
    const random = sourceOf(pick);
    const seat = decision.seats[random.below(decision.seats.length)]!;
    if (seat !== state.table.turn.seat) tally.note("question in another's turn", decision.ask);
    const action = choose(legalActions(state, seat), state, random);
    if (decision.ask === "act") actionOfTurn = action.type;
    if (i % 3 === 0 || decision.ask !== "act") tryIllegalActions(state, action, pick);
    const result = exiles.reduce(state, action);
    if (!result.ok) throw new Error(`legal, but refused: ${JSON.stringify(action)}`);
    watch({ action, events: result.events }, state, actionOfTurn);
    remembered.set(action.type, action);
    state = result.state;
  }
}

/**
 * Five prepared tables, close to rare events, and then a new game of 2, 3 or 4 players, with cheap exiles
 * or with those of the default catalogue.
 */
function startOf(game: number): State {
  // Each prepared table in turn; one game in six is a new one.
  if (!isNewGame(game)) return allScenes[(game - Math.ceil(game / 6)) % allScenes.length]![1]();
  const catalogue = game % 12 === 0 ? cheap : defaultCatalogue;
  const players = 2 + ((game / 6) % 3);
  const { state, events } = exiles.setup({ players, catalogue }, `coverage ${game}`);
  for (const { type } of events) tally.note("kind of event", type);
  return state;
}
const isNewGame = (game: number): boolean => game % 6 === 0;

testAllOccur(tally, LIMITS, (game, picks) =>
  playOn(startOf(game), isNewGame(game) ? picks : picks.slice(0, STEPS_FROM_A_SCENE)),
);

test("every power has a check that it works", () => {
  expect(Object.keys(atWork).sort()).toEqual([...exilePowerNames].sort());
});

test("every kind has something to look for", () => {
  const sizes = Object.fromEntries(Object.entries(targets).map(([k, names]) => [k, names.length]));
  expect(sizes).toMatchObject({
    "exile entered": 10,
    "power at work": 2,
    "kind of event": 8,
    "kind of action": 8,
    question: 4,
    refusal: 5,
  });
});
