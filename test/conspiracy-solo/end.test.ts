import { describe, expect, test } from "vitest";
import { lordDeck } from "../../src/conspiracy/cards/lords.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { me } from "./by.ts";
import { type Description, eventsOf, kinds, open, play, prepare, question } from "./prepare.ts";

/** 14 lords whose abilities ask no question; one spot is left. */
const fourteen = lordDeck.filter((lord) => /[34]$/.test(lord)).slice(0, 14);
const almostFull = { lords: fourteen };
const last = "purple-4";

describe("the player fills the chamber", () => {
  const start = prepare({
    player: almostFull,
    nextLords: [last],
    piles: ["red-0", "green-1", "green-2"],
  });

  test("CO-57 the opponent has one more turn, and then the game is over", () => {
    const full = play(start, me.draws(1));
    expect(eventsOf(full.events, "end-triggered")).toEqual([{ type: "end-triggered", seat: 0 }]);
    expect(question(full.state)).toBe("place 0");
    const { state, events } = play(full.state, me.places("green-1"));
    expect(kinds(events).at(-1)).toBe("game-ended");
    expect(question(state)).toBe("over");
    expect(state.table.seats[1]!.lords).toEqual(["green-1", "green-2"]);
  });

  test("CO-56 CO-57 with a full chamber the token cannot be used", () => {
    const { state, events } = play(
      prepare({
        player: almostFull,
        nextLords: [last],
        piles: ["green-1", "green-2"],
        replayToken: 0,
      }),
      me.draws(1),
    );
    expect(question(state)).toBe("place 0");
    expect(kinds(events)).not.toContain("replay-token-used");
    expect(question(play(state, me.places("green-1")).state)).toBe("over");
  });
});

describe("the opponent fills the chamber", () => {
  const description: Description = {
    player: {
      lords: ["red-1", "red-1", "red-2", "blue-1"],
      locations: [{ location: "gold-keys", spot: 2 }],
    },
    other: almostFull,
    piles: ["purple-4", "purple-3", "green-1", "green-0"],
    nextLords: ["blue-6", "blue-0", "green-6", "blue-2", "yellow-6"],
  };

  test("CO-57 the player has one more turn", () => {
    // Blue 6 reveals blue 0.
    const first = play(prepare(description), me.draws(1));
    const chosen = play(first.state, me.takesPile("purple"), me.places("purple-3"));
    expect(eventsOf(chosen.events, "end-triggered")).toEqual([{ type: "end-triggered", seat: 1 }]);
    expect(eventsOf(chosen.events, "lords-returned")).toMatchObject([{ seat: 1 }]);
    expect(question(chosen.state)).toBe("recruit 0");
    const { state, events } = play(chosen.state, me.draws(1));
    expect(kinds(events).at(-1)).toBe("game-ended");
    expect(question(state)).toBe("over");
    expect(conspiracySolo.deciders(state)).toEqual([]);
  });

  test("CO-56 CO-57 the player may use the Replay token after it", () => {
    const first = play(prepare({ ...description, replayToken: 0 }), me.draws(1), me.keepsToken());
    const chosen = play(first.state, me.takesPile("purple"), me.places("purple-3"));
    const asked = play(chosen.state, me.draws(1));
    expect(question(asked.state)).toBe("replay 0");
    expect(question(play(asked.state, me.keepsToken()).state)).toBe("over");
    const { state, events } = play(asked.state, me.usesToken(), me.takesPile("purple"));
    expect(eventsOf(events, "turn-started")).toMatchObject([{ seat: 0 }]);
    expect(state.table.seats[0]!.lords.at(-1)).toBe("purple-4");
    expect(question(state)).toBe("over");
  });
});

test("CO-57 a location earned by the 15th lord of the opponent is taken", () => {
  const lords = [...fourteen.slice(0, 13), "yellow-1"] as const;
  const start = prepare({
    player: { lords: [] },
    other: { lords },
    piles: ["purple-1", "purple-0"],
    nextLords: ["red-0"],
    available: ["gold-keys"],
  });
  const { state } = play(start, me.draws(1), me.places("purple-1"));
  expect(state.table.seats[1]!.locations).toEqual([{ location: "gold-keys", spot: 15 }]);
  expect(open(state).length).toBeGreaterThan(0);
});
