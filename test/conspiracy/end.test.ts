import { describe, expect, test } from "vitest";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import type { Tableau } from "../../src/conspiracy/published-types.ts";
import { rank, score } from "../../src/conspiracy/score.ts";
import { by } from "./by.ts";
import {
  type Area,
  eventsOf,
  lordsOf,
  open,
  play,
  prepare,
  question,
  refusalOf,
} from "./prepare.ts";

// Nothing is asked when they are placed.
const plain = lordsOf(3, 4);
const fourteen = plain.slice(0, 14);
const rest = plain.slice(14);

describe("the end", () => {
  const rows = [2, 3, 4].flatMap((players) =>
    Array.from({ length: players }, (_, seat) => ({ players, seat })),
  );
  test.each(rows)(
    "CO-29 of $players players, seat $seat fills the 15th spot: every other has one more turn",
    ({ players, seat }) => {
      const seats: Area[] = Array.from({ length: players }, (_, i) =>
        i === seat ? { lords: fourteen } : {},
      );
      let { state, events } = play(
        prepare({ players, turn: seat, seats, nextLords: rest }),
        by(seat).draws(1),
      );
      expect(eventsOf(events, "end-triggered")).toEqual([{ type: "end-triggered", seat }]);
      for (let i = 1; i < players; i++) {
        expect(question(state)).toBe(`recruit ${(seat + i) % players}`);
        ({ state, events } = play(state, by((seat + i) % players).draws(1)));
      }
      expect(question(state)).toBe("over");
      expect(conspiracy.deciders(state)).toEqual([]);
      expect(events.at(-1)).toEqual({ type: "game-ended" });
      expect(eventsOf(events, "turn-started")).toEqual([]);
      expect(state.table.seats.map(({ lords }) => lords.length)).toEqual(
        seats.map((_, i) => (i === seat ? 15 : 1)),
      );
    },
  );

  test("CO-29 14 lords are not the end", () => {
    const start = prepare({ seats: [{ lords: plain.slice(0, 13) }], nextLords: rest });
    const { state, events } = play(start, by(0).draws(1), by(1).draws(1));
    expect(eventsOf(events, "end-triggered")).toEqual([]);
    expect(question(state)).toBe("recruit 0");
  });

  test("CO-29 a chamber filled in a last turn gives nobody another turn", () => {
    const key = lordsOf(1, 2);
    const start = prepare({
      players: 3,
      turn: 1,
      seats: [{ lords: key.slice(0, 15) }, { lords: fourteen }, { lords: ["red-0"] }],
      nextLords: rest,
      lastSeat: 2,
    });
    const second = play(start, by(1).draws(1));
    expect(second.state.table.seats[1]!.lords).toHaveLength(15);
    expect(question(second.state)).toBe("recruit 2");
    expect(question(play(second.state, by(2).draws(1)).state)).toBe("over");
  });

  test("CO-29 the 15th lord may come from a pile", () => {
    const start = prepare({
      seats: [{ lords: plain.slice(0, 13) }],
      piles: ["green-6", "green-0"],
    });
    const filling = play(start, by(0).takesPile("green"), by(0).places("green-6"));
    expect(eventsOf(filling.events, "end-triggered")).toEqual([]);
    expect(question(filling.state)).toBe("swap 0");
    const { state, events } = play(filling.state, by(0).declines());
    expect(eventsOf([...filling.events, ...events], "end-triggered")).toHaveLength(1);
    expect(question(state)).toBe("recruit 1");
  });

  test("CO-29 a location earned by the 15th lord is taken and carried out", () => {
    const start = prepare({
      seats: [{ lords: ["red-1", ...plain.slice(0, 13)] }],
      nextLords: ["blue-1"],
      available: ["three-points-three-pearls"],
    });
    const asking = play(start, by(0).draws(1)).state;
    expect(question(asking)).toBe("location 0");
    const { state } = play(asking, by(0).takes("three-points-three-pearls"));
    expect(state.table.seats[0]).toMatchObject({
      locations: [{ location: "three-points-three-pearls", spot: 15 }],
      pearls: start.table.seats[0]!.pearls + 3,
    });
    expect(question(state)).toBe("recruit 1");
  });

  test("CO-29 a location earned by the 15th lord of the last turn is taken and carried out", () => {
    const start = prepare({
      seats: [
        { lords: ["red-1", ...plain.slice(0, 13)] },
        {
          lords: lordsOf(1, 2)
            .filter((lord) => !/^(red|blue)/.test(lord))
            .slice(0, 15),
        },
      ],
      nextLords: ["blue-1"],
      available: ["three-points-three-pearls"],
      lastSeat: 0,
    });
    const asking = play(start, by(0).draws(1)).state;
    expect(question(asking)).toBe("location 0");
    const { state, events } = play(asking, by(0).takes("three-points-three-pearls"));
    expect(question(state)).toBe("over");
    expect(state.table.seats[0]!.pearls).toBe(start.table.seats[0]!.pearls + 3);
    expect(events.at(-1)).toEqual({ type: "game-ended" });
  });

  test("CO-29 after the end nobody can do anything", () => {
    const start = prepare({ seats: [{ lords: fourteen }], nextLords: rest });
    const { state } = play(start, by(0).draws(1), by(1).draws(1));
    expect(open(state)).toEqual([]);
    for (const seat of [0, 1])
      expect(refusalOf(state, by(seat).draws(1))).toMatchObject({
        code: "game-over",
        rule: "CO-29",
      });
  });
});

describe("the winner", () => {
  const having = (lords: Lord[], pearls: number): Tableau => ({
    lords,
    locations: [],
    pearls,
    pearlMaster: false,
  });
  const master = (pearls: number): Tableau => ({ ...having([], pearls), pearlMaster: true });

  test("CO-31 the most influence wins, regardless of pearls", () => {
    const standings = rank(score([having(["red-4"], 9), having(["blue-6"], 0), master(9)]));
    expect(standings.winners).toEqual([1]);
    expect(standings.decidedBy).toBe(null);
    expect(standings.bySeat).toEqual([
      { rank: 2, total: 7 },
      { rank: 1, total: 9 }, // 6 and a coalition of one
      { rank: 3, total: 5 }, // the Pearl Master
    ]);
  });

  test("CO-31 a tie is decided by more pearls", () => {
    const standings = rank(score([having(["red-4"], 3), having(["blue-4"], 4), master(5)]));
    expect(standings.winners).toEqual([1]);
    expect(standings.decidedBy).toBe("pearls");
    expect(standings.ranking).toEqual([1, 0, 2]);
  });

  test("CO-31 still tied, the victory is shared", () => {
    const tied = [having(["red-4"], 3), master(8), having(["blue-4"], 3)];
    const standings = rank(score(tied));
    expect(standings.winners).toEqual([0, 2]);
    expect(standings.decidedBy).toBe("shared");
    expect(standings.bySeat).toEqual([
      { rank: 1, total: 7 },
      { rank: 3, total: 5 },
      { rank: 1, total: 7 },
    ]);
  });

  test("CO-31 a game's standings come from what its players have", () => {
    const state = prepare({
      seats: [{ lords: ["red-4"] }, { lords: ["blue-4"] }, { lords: ["red-6"] }],
      pearlMaster: 0,
    });
    // 4 + 3 + 5, 4 + 3, 6 + 3
    expect(conspiracy.standings(state)).toEqual({
      bySeat: [
        { rank: 1, total: 12 },
        { rank: 3, total: 7 },
        { rank: 2, total: 9 },
      ],
      ranking: [0, 2, 1],
      winners: [0],
      decidedBy: null,
      complete: true,
    });
  });
});
