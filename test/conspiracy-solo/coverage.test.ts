// Random games that prefer rare actions, until everything that the solo mode adds has happened.
import fc from "fast-check";
import { expect, test } from "vitest";
import { colourOf, colours, type Lord } from "../../src/conspiracy/cards/lords.ts";
import { opponentCards, opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { type Action, conspiracySolo, type Event } from "../../src/conspiracy-solo/index.ts";
import type { RandomSource } from "../../src/index.ts";
import { nearMisses } from "../../src/testing/arbitraries/index.ts";
import { sourceOf } from "../../src/testing/picks.ts";
import { randomPlayer } from "../../src/testing/random.ts";
import { namesIn, namesOf, Tally, testAllOccur } from "../occurrence/tally.ts";
import { expectedPiles } from "./expected-piles.ts";
import { open, type State } from "./prepare.ts";

const LIMITS = { mostGames: 150, mostSteps: 110 };

const expectedNames = {
  ...namesOf("conspiracy-solo"),
  refusal: namesIn("conspiracy-solo/refusals.ts", /RefusalOf<\s*/),
  "condition that decides": opponents.flatMap((opponent) =>
    opponentCards[opponent].conditions.map((condition) => `${opponent}: ${condition}`),
  ),
  "location of the opponent": ["at random", "the only one", "from the deck"],
  "turn of the player": [
    "under an order",
    "extra",
    "extra after an order",
    "last",
    "last and extra",
  ],
  "end triggered by": ["the player", "the opponent"],
  winner: ["the player", "the opponent"],
};
const tally = new Tally(expectedNames);

interface Step {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

/** The piles when the opponent chooses one; `undefined` if they were reshuffled. */
function pilesAfter(
  { table }: State,
  events: readonly Event[],
): State["table"]["piles"] | undefined {
  const piles = { ...table.piles };
  const add = (lord: Lord) => {
    piles[colourOf(lord)] = [...piles[colourOf(lord)], lord];
  };
  for (const event of events)
    if (event.type === "lord-revealed") add(event.lord);
    else if (event.type === "lords-discarded" || event.type === "lords-returned")
      event.lords.forEach(add);
    else if (event.type === "pile-taken") piles[event.colour] = [];
    else if (event.type === "lords-reshuffled") return undefined;
  return piles;
}

function noteCondition({ before, events }: Step): void {
  const at = events.findIndex((event) => event.type === "pile-taken" && event.seat === 1);
  const pile = events[at];
  const piles = pilesAfter(before, events.slice(0, Math.max(at, 0)));
  if (pile?.type !== "pile-taken" || !piles) return;
  const { opponent } = before.table.solo;
  const found = expectedPiles(opponent, piles, before.table.seats[1]!.lords);
  expect(found?.colours).toContain(pile.colour);
  tally.note("condition that decides", `${opponent}: ${found!.condition}`);
}

function noteLocations({ before, events }: Step): void {
  for (const [i, event] of events.entries())
    if (event.type === "location-taken" && event.seat === 1) {
      const isDrawn = events[i - 1]?.type === "locations-drawn";
      const several = before.table.available.length > 1;
      tally.note(
        "location of the opponent",
        isDrawn ? "from the deck" : several ? "at random" : "the only one",
      );
    }
}

function noteTurns({ before, after, events }: Step): void {
  const isReplay = events[0]?.type === "replay-token-used";
  if (isReplay) tally.note("turn of the player", "extra");
  for (const event of events) {
    tally.note("kind of event", event.type);
    if (event.type === "end-triggered")
      tally.note("end triggered by", event.seat === 0 ? "the player" : "the opponent");
    if (event.type === "game-ended") {
      const [winner] = conspiracySolo.standings(after).winners;
      tally.note("winner", winner === 0 ? "the player" : "the opponent");
    }
    if (event.type === "turn-started" && event.seat === 0 && after.table.turn === 0) {
      if (after.table.order) tally.note("turn of the player", "under an order");
      if (after.table.lastSeat === 0)
        tally.note("turn of the player", isReplay ? "last and extra" : "last");
    }
  }
  const lifted = events.some(({ type }) => type === "order-lifted");
  if (lifted && conspiracySolo.decision(after)?.ask === "replay") afterOrder = true;
  else if (isReplay && afterOrder) tally.note("turn of the player", "extra after an order");
  else if (before.table.turn !== after.table.turn) afterOrder = false;
}
/** Whether the turn that was under an order ended with the question about an extra turn. */
let afterOrder = false;

/** Tries nearly legal actions until every refusal has occurred. */
function tryNearMisses(state: State, action: Action, seed: number): void {
  if (tally.missing(["refusal"]).length === 0) return;
  for (const nearMiss of fc.sample(nearMisses(action, [...colours]), { seed, numRuns: 6 })) {
    const result = conspiracySolo.reduce(state, nearMiss);
    if (!result.ok) tally.note("refusal", result.refusal.code);
  }
}

/** Chooses at random half the time, and otherwise among the actions whose type has occurred least. */
function choose(actions: readonly Action[], random: RandomSource): Action {
  if (random.below(2) === 0) return randomPlayer(actions, random);
  const rarities = actions.map(({ type }) => tally.times("kind of action", type));
  const least = Math.min(...rarities);
  const rarest = actions.filter((_, i) => rarities[i] === least);
  return rarest[random.below(rarest.length)]!;
}

testAllOccur(tally, LIMITS, (game, picks) => {
  const opponent = opponents[game % opponents.length]!;
  const start = conspiracySolo.setup({ opponent }, `coverage ${game}`);
  for (const { type } of start.events) tally.note("kind of event", type);
  let { state } = start;
  for (const pick of picks) {
    const decision = conspiracySolo.decision(state);
    if (!decision || tally.missing().length === 0) return;
    tally.note("question", decision.ask);
    const action = choose(open(state), sourceOf(pick));
    if (decision.ask === "opponent-pile") tryNearMisses(state, action, pick);
    const result = conspiracySolo.reduce(state, action);
    if (!result.ok) throw new Error(`legal, but refused: ${JSON.stringify(action)}`);
    tally.note("kind of action", action.type);
    const step = { before: state, after: result.state, events: result.events };
    noteCondition(step);
    noteLocations(step);
    noteTurns(step);
    state = result.state;
  }
});

test("there are names to look for of each kind", () => {
  const sizes = Object.fromEntries(
    Object.entries(expectedNames).map(([kind, names]) => [kind, names.length]),
  );
  expect(sizes).toMatchObject({
    "kind of event": 3,
    "kind of action": 2,
    question: 2,
    refusal: 1,
    "condition that decides": 17,
  });
});
