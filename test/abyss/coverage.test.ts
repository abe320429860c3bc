// Random games that prefer what has not occurred yet, until everything in the game has occurred.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locations } from "../../src/abyss/cards/locations.ts";
import { lordCard, lords } from "../../src/abyss/cards/lords.ts";
import { abyss } from "../../src/abyss/index.ts";
import type { Action } from "../../src/abyss/published-types.ts";
import type { RandomSource } from "../../src/index.ts";
import { nearMisses } from "../../src/testing/arbitraries/index.ts";
import { sourceOf } from "../../src/testing/picks.ts";
import { namesIn, namesOf, Tally, testAllOccur } from "../occurrence/tally.ts";
import { by } from "./by.ts";
import { atWork, type Step } from "./powers-at-work.ts";
import { applied, prepare, type State } from "./prepare.ts";
import { allScenes } from "./scenes.ts";

/** Limits, as players who look for rare actions may play forever. */
const LIMITS = { mostGames: 400, mostSteps: 400 };
const STEPS_FROM_A_SCENE = 15;
/** The most legal actions that are listed for a choice. */
const MOST_ACTIONS = 1500;

const inSource = namesOf("abyss");
const expected = {
  "lord entered": [...lords],
  "power at work": lords.filter((lord) => lordCard(lord).power !== "none"),
  "location controlled": [...locations],
  ...inSource,
  refusal: [...inSource.refusal, ...namesIn("kernel/validation/refusal.ts", /\| Refusal</)],
};
type Kind = keyof typeof expected;

/**
 * What cannot occur in a consistent state. The six monsters are always in the deck, in the discard or
 * on the track, and when the track's five spaces are full no more cards are revealed: there is always a
 * card to reveal, so exploring is always possible, and nobody ever has to pass.
 */
const impossible: Partial<Record<Kind, readonly string[]>> = {
  "kind of event": ["action-passed"],
  "kind of action": ["pass"],
  refusal: ["nothing-to-reveal"],
};

const tally = new Tally(expected, impossible);

function watch(step: Step): void {
  tally.note("kind of action", step.action.type);
  for (const event of step.events) {
    tally.note("kind of event", event.type);
    if (event.type === "lord-entered") tally.note("lord entered", event.lord);
    if (event.type === "location-controlled") tally.note("location controlled", event.location);
  }
  for (const [lord, works] of Object.entries(atWork))
    if (works(step)) tally.note("power at work", lord);
}

/** How often what an action leads to has occurred, for players who prefer rare actions. */
function rarity(action: Action): number {
  if ("location" in action) return tally.times("location controlled", action.location);
  if (action.type === "recruit" || action.type === "bribe")
    return tally.times("lord entered", action.lord) + tally.times("power at work", action.lord);
  if (action.type === "replace-from-court") return tally.times("lord entered", action.take);
  return tally.times("kind of action", action.type);
}

/** One of the rarest actions, or now and then any. */
function choose(actions: readonly Action[], source: RandomSource): Action {
  const rarities = actions.map(rarity);
  const most = source.below(5) === 0 ? Number.POSITIVE_INFINITY : Math.min(...rarities);
  const rare = actions.filter((_, i) => rarities[i]! <= most);
  return rare[source.below(rare.length)]!;
}

function legalActions(state: State, seat: number): Action[] {
  const actions: Action[] = [];
  for (const action of abyss.legalActions(state, seat, { payments: "minimal" })) {
    if (actions.length === MOST_ACTIONS) break;
    actions.push(action);
  }
  return actions;
}

/** The last action of each kind, to be tried where it does not fit. */
const remembered = new Map<string, Action>();

/** Tries near misses and actions from other states, until every refusal has occurred. */
function tryIllegalActions(state: State, action: Action, seed: number): void {
  if (tally.missing(["refusal"]).length === 0) return;
  const { court, seats, available } = state.table;
  const almost = fc.sample(nearMisses(action, [court, seats, available]), { seed, numRuns: 6 });
  const old = [...remembered.values()].map((other) => ({ ...other, seat: action.seat }));
  const me = by(action.seat);
  const deliberate = [
    me.passes(),
    me.fights({ tokens: 1 }),
    me.fights({ tokens: 2 }),
    // Near misses of these two take many games: an opponent with a Shaman, and lords without a key.
    ...(action.type === "steal-token" ? [...seats.keys()].map(me.steals) : []),
    ...(action.type === "control"
      ? [me.controls(action.location, seats[action.seat]!.lords, 0)]
      : []),
  ];
  for (const wrong of [...almost, ...old, ...deliberate]) {
    const result = abyss.reduce(state, wrong);
    if (result.ok) continue;
    tally.note("refusal", result.refusal.code);
    if (result.state !== state) throw new Error(`refused, but changed: ${JSON.stringify(wrong)}`);
  }
}

function playOn(start: State, picks: readonly number[]): void {
  let state = start;
  for (const [i, pick] of picks.entries()) {
    const decision = abyss.decision(state);
    if (!decision) {
      tryIllegalActions(state, by(0).explores(), pick);
      return;
    }
    tally.note("question", decision.ask);
    const source = sourceOf(pick);
    const seat = decision.seats[source.below(decision.seats.length)]!;
    const action = choose(legalActions(state, seat), source);
    if (i % 3 === 0 || decision.ask !== "act") tryIllegalActions(state, action, pick);
    const result = abyss.reduce(state, action);
    if (!result.ok) throw new Error(`legal, but refused: ${JSON.stringify(action)}`);
    watch({ before: state, decision, action, after: result.state, events: result.events });
    remembered.set(action.type, action);
    state = result.state;
  }
}

/**
 * Five prepared tables, close to something rare, and then a new game of 2, 3 or 4 players, with either
 * rule on superfluous allies and on disabled lords.
 */
function startOf(game: number): State {
  // Each scene in turn; one game in six is a new one.
  if (!isNewGame(game)) return allScenes[(game - Math.ceil(game / 6)) % allScenes.length]![1]();
  const rules = {
    superfluousAllies: game % 12 === 0 ? "forbidden" : "allowed",
    disabledLords: game % 18 === 0 ? "all" : "influence",
  } as const;
  const players = 2 + ((game / 6) % 3);
  const { state, events } = abyss.setup({ players, rules }, `coverage ${game}`);
  for (const { type } of events) tally.note("kind of event", type);
  return state;
}
const isNewGame = (game: number): boolean => game % 6 === 0;

testAllOccur(tally, LIMITS, (game, picks) =>
  playOn(startOf(game), isNewGame(game) ? picks : picks.slice(0, STEPS_FROM_A_SCENE)),
);

test("the expected numbers of lords, actions and questions are looked for", () => {
  const sizes = Object.fromEntries(Object.entries(expected).map(([k, names]) => [k, names.length]));
  expect(sizes).toMatchObject({
    "lord entered": 35,
    "power at work": 29,
    "location controlled": 20,
    "kind of action": 26,
    question: 15,
  });
  expect(expected["kind of event"].length).toBeGreaterThan(30);
  expect(expected.refusal.length).toBeGreaterThan(40);
});

test("every lord with a power has a check that it works", () => {
  expect(Object.keys(atWork).sort()).toEqual([...expected["power at work"]].sort());
});

describe("what six monsters make impossible", () => {
  test("AB-9 AB-25 does not occur in random games", () => {
    for (const [kind, names] of Object.entries(impossible))
      for (const name of names) expect(tally.times(kind as Kind, name), name).toBe(0);
  });

  test("AB-9 AB-25 occurs on a table without monsters", () => {
    const stuck = prepare({ withoutMonsters: true, rest: 1 });
    expect(abyss.reduce(stuck, by(0).explores())).toMatchObject({
      ok: false,
      refusal: { code: "nothing-to-reveal" },
    });
    const { events } = applied(stuck, by(0).passes());
    expect(events.map(({ type }) => type)).toContain("action-passed");
  });
});
