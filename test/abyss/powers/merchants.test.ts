import { describe, expect, test } from "vitest";
import type { Ally, ExplorationCard } from "../../../src/abyss/cards/allies.ts";
import type { Lord } from "../../../src/abyss/cards/lords.ts";
import type { Event } from "../../../src/abyss/published-types.ts";
import { pearlsOf } from "../../tables.ts";
import { by } from "../by.ts";
import { comes, waysOf, withoutPower } from "../lord-arrivals.ts";
import {
  type Area,
  applied,
  type Description,
  eventsOf,
  exploring,
  play,
  prepare,
  question,
} from "../prepare.ts";

/** The pearls from the Ship Master; no entry if there are none. */
const shipped = ({ events }: { events: readonly Event[] }) =>
  eventsOf(events, "pearls-gained")
    .filter(({ source }) => source === "ship-master")
    .map((event) => [event.seat, event.pearls]);

describe("Ship Master", () => {
  /** Seat 0 decides about the last card of the track. */
  const deciding = (track: ExplorationCard[], description: Description = {}) =>
    exploring(track, { seats: [{ lords: ["ship-master"] }], ...description });

  test.each<[string, Ally[], number]>([
    ["two races", ["crab-1", "squid-1"], 2],
    ["one race twice", ["crab-1", "crab-2"], 1],
    ["three cards of two races", ["crab-1", "squid-1", "crab-1"], 2],
    ["four cards of three races", ["crab-1", "squid-1", "seahorse-1", "squid-2"], 3],
    ["four cards of two races", ["crab-1", "squid-1", "crab-2", "squid-2"], 2],
    ["four cards of one race", ["crab-1", "crab-1", "crab-2", "crab-3"], 1],
    ["four races", ["crab-1", "squid-1", "seahorse-1", "shellfish-1"], 4],
  ])("AB-43 Ship Master: %s sent to the council", (_, left, earned) => {
    // The jellyfish is taken, so it is not sent.
    const state = deciding([...left, "jellyfish-1"]);
    const result = play(state, by(0).takes());
    const lastSpace = left.length === 4 ? 1 : 0; // AB-17
    expect(shipped(result)).toEqual([[0, earned]]);
    expect(pearlsOf(result.state)).toEqual([1 + earned + lastSpace, 1, 1]);
  });

  test("AB-43 Ship Master: a race counts even if its last card is taken", () => {
    expect(shipped(play(deciding(["crab-1", "crab-2"]), by(0).takes()))).toEqual([[0, 1]]);
  });

  test("AB-43 Ship Master: nothing sent, nothing earned; monsters are not sent", () => {
    for (const track of [["crab-1"], ["monster", "crab-1"]] as ExplorationCard[][]) {
      const result = play(deciding(track), by(0).takes());
      expect(shipped(result)).toEqual([]);
      expect(pearlsOf(result.state)[0]).toBe(1);
    }
  });

  test("AB-43 Ship Master: an ally that was bought is not sent", () => {
    const state = prepare({
      seats: [{ lords: ["ship-master"] }, { pearls: 1 }, { pearls: 0 }],
      nextCards: ["crab-1", "squid-1", "seahorse-1"],
    });
    const result = play(state, by(0).explores(), by(1).buys(), by(0).continues(), by(0).takes());
    expect(shipped(result)).toEqual([[0, 1]]);
  });

  test("AB-21 AB-43 Ship Master: after a fight as well, when the track has been cleared", () => {
    const state = deciding(["crab-1", "squid-1", "monster"], { threat: 2 });
    const { events } = play(state, by(0).fights({ pearls: 2 }));
    const order = events.map((event) => ("source" in event ? event.source : event.type));
    expect(order).toEqual([
      "monster-fought",
      "reward",
      "exploration-ended",
      "ship-master",
      "turn-started",
    ]);
  });

  test("AB-21 AB-43 Ship Master: its pearls come before control", () => {
    const { state } = play(
      deciding(["crab-1", "monster"], {
        threat: 3,
        seats: [{ lords: ["ship-master", "keeper"] }],
      }),
      by(0).fights({ keys: 1 }),
    );
    expect(question(state)).toBe("control 0");
    expect(pearlsOf(state)[0]).toBe(2);
  });

  test("AB-25 AB-43 Ship Master: also if the exploration ends for lack of cards", () => {
    // Everything else is in seat 1's hand; after the purchase there is nothing to reveal.
    const state = prepare({
      players: 2,
      track: ["crab-1", "squid-1", "seahorse-1"],
      question: { ask: "offer", seats: [1], price: 1, next: [] },
      seats: [{ lords: ["ship-master"] }, { pearls: 1 }],
      rest: 1,
      withoutMonsters: true,
    });
    // `play` would not accept a game without monsters.
    const result = applied(state, by(1).buys());
    expect(shipped(result)).toEqual([[0, 2]]);
    expect(result.state.table.track).toEqual([]);
  });

  test("AB-43 Ship Master: not in an opponent's exploration", () => {
    const result = play(
      deciding(["crab-1", "squid-1"], { seats: [{}, { lords: ["ship-master"] }] }),
      by(0).takes(),
    );
    expect(shipped(result)).toEqual([]);
    expect(pearlsOf(result.state)).toEqual([1, 1, 1]);
  });

  test.each(withoutPower("ship-master"))("AB-35 AB-43 Ship Master %s: no effect", (_, area) => {
    expect(
      shipped(play(deciding(["crab-1", "squid-1"], { seats: [area] }), by(0).takes())),
    ).toEqual([]);
  });

  test.each(waysOf("ship-master"))("AB-31 AB-43 Ship Master %s: works from then on", (way) => {
    const { state } = comes(way, "ship-master", {
      players: 2,
      seats: [{}, { pearls: 0 }],
      nextCards: ["crab-3", "squid-3", "seahorse-3"],
      council: { seahorse: ["seahorse-2"] },
    });
    const result = play(
      state,
      by(1).requests("seahorse"),
      by(0).explores(),
      by(0).continues(),
      by(0).continues(),
      by(0).takes(),
    );
    expect(shipped(result)).toEqual([[0, 2]]);
  });
});

const gifts: [Lord, number][] = [
  ["trader", 3],
  ["peddler", 2],
  ["shopkeeper", 1],
  ["landlord", 1],
];

describe.each(gifts)("%s", (lord, gift) => {
  const name = lord[0]!.toUpperCase() + lord.slice(1);

  test.each(waysOf(lord))(`AB-31 AB-44 ${name} %s: ${gift} pearls immediately`, (way) => {
    const { state, events } = comes(way, lord, { seats: [{ pearls: 2 }] });
    expect(pearlsOf(state)).toEqual([2 + gift, 1, 1]);
    expect(eventsOf(events, "pearls-gained")).toEqual([
      { type: "pearls-gained", seat: 0, pearls: gift, source: lord },
    ]);
    expect(question(state)).toBe("act 1");
  });
});

describe("Landlord", () => {
  /** Seat 2 ends the turn by taking a council stack, and seat 0 begins the next. */
  const begins = (seat: Area, description: Description = {}) =>
    play(
      prepare({
        turn: { seat: 2 },
        council: { crab: ["crab-1"] },
        seats: [seat],
        ...description,
      }),
      by(2).requests("crab"),
    );

  test("AB-7 AB-44 Landlord: 1 pearl at the start of its owner's turn, before everything else", () => {
    const { state, events } = begins({ pearls: 0, lords: ["landlord"] });
    expect(events.slice(-2)).toEqual([
      { type: "turn-started", seat: 0 },
      { type: "pearls-gained", seat: 0, pearls: 1, source: "landlord" },
    ]);
    expect(question(state)).toBe("act 0");
    expect(pearlsOf(state)).toEqual([1, 1, 1]);
  });

  test("AB-8 AB-44 Landlord: the pearl can pay a plot of that turn", () => {
    const { state } = begins(
      { pearls: 0, lords: ["landlord"] },
      { court: ["keeper", "reaper", "miller"] },
    );
    expect(play(state, by(0).plots()).state.table.court).toHaveLength(4);
  });

  test("AB-44 Landlord: in each of its owner's turns, and in nobody else's", () => {
    const council = { crab: ["crab-1"], squid: ["squid-1"], seahorse: ["seahorse-1"] } as const;
    const { state, events } = play(
      prepare({ players: 2, council, turn: { seat: 1 }, seats: [{ lords: ["landlord"] }] }),
      by(1).requests("crab"),
      by(0).requests("squid"),
      by(1).requests("seahorse"),
    );
    expect(eventsOf(events, "turn-started").map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(pearlsOf(state)).toEqual([3, 1]);
  });

  test("AB-44 AB-68 Landlord: also in the last round, even in the last turn", () => {
    for (const lastSeat of [0, 1]) {
      const { state, events } = begins({ pearls: 0, lords: ["landlord"] }, { lastSeat });
      expect(eventsOf(events, "pearls-gained")).toEqual([
        { type: "pearls-gained", seat: 0, pearls: 1, source: "landlord" },
      ]);
      expect(pearlsOf(state)).toEqual([1, 1, 1]);
    }
  });

  test("AB-44 AB-47 Landlord: an extra turn is a turn as well", () => {
    const { state } = play(
      prepare({
        council: { crab: ["crab-1"] },
        turn: { extra: 1 },
        seats: [{ lords: ["landlord"] }],
      }),
      by(0).requests("crab"),
    );
    expect(question(state)).toBe("act 0");
    expect(pearlsOf(state)[0]).toBe(2);
  });

  test.each(withoutPower("landlord"))("AB-35 AB-44 Landlord %s: no pearl", (_, area) => {
    expect(pearlsOf(begins({ pearls: 0, ...area }).state)[0]).toBe(0);
  });

  test.each(waysOf("landlord"))("AB-31 AB-44 Landlord %s: earns in the next turn too", (way) => {
    const { state } = comes(way, "landlord", {
      players: 2,
      seats: [{ pearls: 0 }],
      council: { crab: ["crab-2"] },
    });
    const after = play(state, by(1).requests("crab")).state;
    expect(pearlsOf(after)[0]).toBe(2);
  });
});
