import { describe, expect, test } from "vitest";
import { kraken } from "../../src/kraken/index.ts";
import { by } from "./by.ts";
import {
  type Description,
  eventsOf,
  kinds,
  nebulisIn,
  open,
  play,
  prepare,
  question,
} from "./prepare.ts";

/** Seat 2 plays the last turn and requests support. */
const ending = (more: Description) =>
  play(
    prepare({ council: { crab: ["crab-1"] }, ...more, turn: { seat: 2 }, lastSeat: 2 }),
    by(2).requests("crab"),
  );

describe("the end of the game", () => {
  test("KR-67 krakens in hand are discarded, and their owners get the nebulis shown on them", () => {
    const { state, events } = ending({
      seats: [{ hand: ["kraken-4", "squid-1"] }, { hand: ["kraken-2"] }, {}],
    });
    expect(question(state)).toBe("over");
    expect(nebulisIn(state)).toEqual({ nebulis: [3, 1, 0], figure: 0 });
    expect(state.table.seats.map(({ affiliated }) => affiliated)).toEqual([
      ["squid-1"],
      [],
      ["crab-1"],
    ]);
    expect(state.table.discard).toEqual(["kraken-2", "kraken-4"]);
    // All at the same time.
    expect(eventsOf(events, "nebulis-changed")).toEqual([
      { type: "nebulis-changed", by: [3, 1, 0], source: "krakens" },
    ]);
    expect(eventsOf(events, "allies-discarded")).toEqual([
      { type: "allies-discarded", seat: 0, allies: ["kraken-4"] },
      { type: "allies-discarded", seat: 1, allies: ["kraken-2"] },
    ]);
    expect(kinds(events).at(-1)).toBe("game-ended");
  });

  test("KR-67 KR-45 the Cleaner's owner gets none, if the Cleaner is free and not disabled", () => {
    const hand = ["kraken-4"] as const;
    const nebulisWith = (area: object) =>
      nebulisIn(ending({ seats: [{ hand, ...area }, {}, {}] }).state).nebulis[0];
    expect(nebulisWith({ lords: ["cleaner"] })).toBe(0);
    expect(nebulisWith({ disabled: ["cleaner"] })).toBe(3);
    expect(nebulisWith({ locations: [{ location: "jail", lords: ["cleaner"] }] })).toBe(3);
  });

  test("KR-67 KR-24 then the figure may move once more", () => {
    const { state } = ending({ seats: [{}, { hand: ["kraken-2"] }, {}], nebulis: [2, 1, 0] });
    expect(nebulisIn(state)).toEqual({ nebulis: [2, 2, 0], figure: 1 });
  });

  test("KR-67 KR-25 the holder may have to choose, before the hands are shown", () => {
    const { state } = ending({
      seats: [{}, { hand: ["kraken-2", "squid-3"] }, { hand: ["kraken-3"] }],
      nebulis: [2, 1, 0],
    });
    expect(question(state)).toBe("give-figure 0");
    expect(open(state)).toEqual([by(0).givesFigure(1), by(0).givesFigure(2)]);
    expect(kraken.view(state, 0).table.seats[1]!.hand).toEqual([null]);
    const over = play(state, by(0).givesFigure(2)).state;
    expect(question(over)).toBe("over");
    expect(nebulisIn(over)).toEqual({ nebulis: [2, 2, 2], figure: 2 });
    expect(kraken.standings(over).ranking.at(-1)).toBe(2);
  });

  test("KR-26 KR-67 if nobody had it, it goes to the most nebulis; ties go by turn order from the player who triggered the end", () => {
    const hand = ["kraken-2"] as const;
    // Seat 0 triggered the end, as seat 2 has the last turn.
    expect(nebulisIn(ending({ seats: [{}, { hand }, { hand }] }).state).figure).toBe(1);
    expect(nebulisIn(ending({ seats: [{ hand }, {}, { hand }] }).state).figure).toBe(0);
    expect(nebulisIn(ending({ seats: [{ hand }, {}, { hand: ["kraken-3"] }] }).state).figure).toBe(
      2,
    );
    const last = play(
      prepare({
        council: { squid: ["squid-1"] },
        turn: { seat: 0 },
        lastSeat: 0,
        seats: [{ hand }, { hand }, { hand: [] }],
      }),
      by(0).requests("squid"),
    ).state;
    expect(nebulisIn(last).figure).toBe(1);
  });
});
