import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { by } from "./by.ts";
import {
  type Description,
  eventsOf,
  kinds,
  openKinds,
  play,
  prepare,
  question,
} from "./prepare.ts";

const allies: Ally[] = ["seahorse-5", "seahorse-3"];
const four = ["trader", "sage", "oracle", "tamer"] as const;
/** Seat 0 can pay for the Shepherd. */
const table = (court: readonly Lord[], more: Description = {}) =>
  prepare({ seats: [{ pearls: 0, hand: allies }], court, nextLords: [...four, "elder"], ...more });

describe("refilling the court", () => {
  test.each<[Lord[], Lord[]]>([
    [
      ["miller", "shepherd", "keeper"],
      ["miller", "keeper"],
    ],
    [["shepherd", "keeper"], ["keeper"]],
    [["shepherd"], []],
  ])(
    "AB-33 %j: with two lords or fewer left, it gives 2 pearls and fills all spaces",
    (court, left) => {
      const start = table(court);
      const { state, events } = play(start, by(0).recruits("shepherd", allies));
      const added = [...four, "elder", start.table.lordDeck.at(-6)!].slice(0, 6 - left.length);
      expect(state.table.court).toEqual([...left, ...added]);
      expect(state.table.lordDeck).toHaveLength(start.table.lordDeck.length - added.length);
      expect(state.table.seats[0]!.pearls).toBe(2);
      // First the pearls, then the lords.
      expect(events.slice(-3, -1)).toEqual([
        { type: "pearls-gained", seat: 0, pearls: 2, source: "court" },
        { type: "court-filled", lords: added },
      ]);
    },
  );

  test.each([4, 5, 6])("AB-33 with one less than %i lords left, nothing is added", (size) => {
    const court = (["miller", "shepherd", "keeper", "reaper", "peddler", "seeker"] as const).slice(
      0,
      size,
    );
    const { state, events } = play(table(court), by(0).recruits("shepherd", allies));
    // The lords close the gap and keep their order.
    expect(state.table.court).toEqual(court.filter((lord) => lord !== "shepherd"));
    expect(state.table.seats[0]!.pearls).toBe(0);
    expect(kinds(events)).not.toContain("court-filled");
  });

  test("AB-33 AB-67 from an empty deck nothing is added, and the end is triggered", () => {
    const { state, events } = play(
      table(["shepherd", "keeper"], { nextLords: [], lordDeck: [] }),
      by(0).recruits("shepherd", allies),
    );
    expect(state.table.court).toEqual(["keeper"]);
    expect(events.slice(-3, -1)).toEqual([
      { type: "pearls-gained", seat: 0, pearls: 2, source: "court" },
      { type: "end-triggered", seat: 0 },
    ]);
  });

  test("AB-33 the next plot uses the space after the closed ranks", () => {
    const { state } = play(
      table(["shepherd", "miller", "keeper", "reaper"]),
      by(0).recruits("shepherd", allies),
      by(1).plots(),
    );
    expect(state.table.court).toEqual(["miller", "keeper", "reaper", "trader"]);
  });

  test("AB-33 only a recruitment refills: the other actions leave a small court as it is", () => {
    const start = table(["miller"], { council: { crab: ["crab-1"] }, nextCards: ["crab-2"] });
    const support = play(start, by(0).requests("crab")).state;
    expect(support.table.court).toEqual(["miller"]);
    const exploration = play(
      start,
      by(0).explores(),
      by(1).declines(),
      by(2).declines(),
      by(0).takes(),
    ).state;
    expect(exploration.table.court).toEqual(["miller"]);
    expect(exploration.table.seats[0]!.pearls).toBe(0);
  });
});

const squids: Ally[] = ["squid-5", "squid-4", "squid-1"];
const withCorruptor = (court: readonly Lord[], pearls: number) =>
  prepare({ seats: [{ pearls, hand: squids }], court, nextLords: four });

describe("after a chain of powers", () => {
  test("AB-33 one refill, after the whole chain", () => {
    const start = withCorruptor(["corruptor", "miller", "keeper"], 5);
    const recruited = play(start, by(0).recruits("corruptor", squids));
    expect(question(recruited.state)).toBe("bribe 0");
    expect(recruited.state.table.court).toEqual(["miller", "keeper"]);

    const { state, events } = play(recruited.state, by(0).bribes("miller"));
    expect(state.table.court).toHaveLength(6);
    expect(state.table.seats[0]!.pearls).toBe(2);
    const filled = eventsOf([...recruited.events, ...events], "court-filled");
    expect(filled.map(({ lords }) => lords.length)).toEqual([5]);
  });

  test("AB-33 a chain that leaves two lords is refilled, though its first lord left three", () => {
    const { state } = play(
      withCorruptor(["corruptor", "miller", "keeper", "reaper"], 5),
      by(0).recruits("corruptor", squids),
      by(0).bribes("miller"),
    );
    expect(state.table.court).toEqual(["keeper", "reaper", ...four]);
    expect(state.table.seats[0]!.pearls).toBe(2);
  });

  test("AB-33 the pearls of the refill come too late for the Corruptor", () => {
    const { state } = play(
      withCorruptor(["corruptor", "miller", "keeper"], 4),
      by(0).recruits("corruptor", squids),
    );
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[0]).toMatchObject({ pearls: 6, lords: ["corruptor"] });
  });

  test("AB-33 the lords of the refill come too late for the Traitor", () => {
    const hand: Ally[] = ["squid-5", "crab-4", "shellfish-3"];
    const start = prepare({
      seats: [{ pearls: 0, hand, lords: ["reaper"] }],
      court: ["traitor", "miller", "keeper"],
      nextLords: four,
    });
    const { state } = play(start, by(0).recruits("traitor", hand));
    expect(openKinds(state)).toEqual(["decline", "replace-from-court"]);
    const { state: after } = play(state, by(0).replaces("reaper", "keeper"));
    expect(after.table.court.slice(0, 2)).toEqual(["miller", "trader"]);
    expect(after.table.court).toHaveLength(6);
  });

  test("AB-33 powers come before the refill", () => {
    const hand: Ally[] = ["shellfish-5", "shellfish-3"];
    const start = prepare({
      seats: [{ pearls: 0, hand }],
      court: ["peddler", "miller"],
      nextLords: four,
    });
    const { events } = play(start, by(0).recruits("peddler", hand));
    expect(eventsOf(events, "pearls-gained").map(({ source }) => source)).toEqual([
      "peddler",
      "court",
    ]);
  });
});
