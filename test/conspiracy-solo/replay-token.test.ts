import { describe, expect, test } from "vitest";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { once } from "../lazy-scenes.ts";
import { me } from "./by.ts";
import {
  type Description,
  eventsOf,
  kinds,
  open,
  opponentsTurn,
  play,
  prepare,
  question,
} from "./prepare.ts";

/** The player draws and places the lord. */
const placing = (lord: Lord, lords: readonly Lord[], more: Description = {}) =>
  play(prepare({ player: { lords }, nextLords: [lord], ...more }), me.draws(1));

describe("winning the token", () => {
  test.each<[string, boolean, readonly Lord[], Lord]>([
    ["the third in a row", true, ["red-3", "red-4"], "red-3"],
    ["two adjacent ones", false, ["red-3"], "red-4"],
    ["three that are not adjacent", false, ["red-3", "blue-4", "red-4", "blue-3"], "red-3"],
    ["a fourth", false, ["red-3", "red-4", "red-3"], "red-4"],
    [
      "two pairs joined",
      true,
      ["red-3", "red-4", "blue-3", "red-3", "red-4", "blue-4", "green-3"],
      "red-6",
    ],
    [
      "a coalition joined to a single lord",
      false,
      ["red-3", "red-4", "red-3", "blue-3", "red-4", "green-3", "green-4", "blue-4"],
      "red-6",
    ],
    [
      "another colour beside a coalition",
      true,
      ["red-3", "red-4", "red-3", "blue-3", "blue-4", "green-3", "green-4", "yellow-3"],
      "blue-3",
    ],
    [
      "a second coalition of the colour",
      true,
      [
        "red-3",
        "red-4",
        "red-3",
        "blue-3",
        "yellow-3",
        "blue-4",
        "green-4",
        "blue-3",
        "yellow-4",
        "green-3",
        "red-4",
        "yellow-4",
        "red-2",
      ],
      "red-6",
    ],
    [
      "the 15th lord, though the token cannot be used then",
      true,
      [
        ...(["yellow-3", "yellow-3", "yellow-4", "yellow-4", "green-3"] as const),
        ...(["green-3", "green-4", "green-4", "blue-3"] as const),
        ...(["blue-3", "blue-4", "blue-4"] as const),
        ...(["red-3", "red-4"] as const),
      ],
      "red-6",
    ],
  ])("CO-55 %s: %s", (_, wins, lords, lord) => {
    const { state, events } = placing(lord, lords);
    expect(eventsOf(events, "replay-token-won")).toEqual(
      wins ? [{ type: "replay-token-won", seat: 0 }] : [],
    );
    expect(state.table.solo.replayToken).toBe(wins ? 0 : 1);
  });

  test("CO-55 a player who has the token does not win it again", () => {
    const { events } = placing(
      "blue-3",
      ["red-3", "red-4", "red-3", "blue-3", "blue-4", "green-3", "green-4", "yellow-3"],
      { replayToken: 0 },
    );
    expect(eventsOf(events, "replay-token-won")).toEqual([]);
  });

  test("CO-55 a swap does not win the token", () => {
    // Red on 1, 2 and 4; the 0 comes to spot 5. With spots 3 and 4 swapped, three reds are in a row.
    const swap = placing("green-0", ["red-3", "red-4", "blue-3", "red-3"]);
    expect(question(swap.state)).toBe("swap 0");
    const { state, events } = play(swap.state, me.swaps(3, 4));
    expect(state.table.seats[0]!.lords.slice(0, 3)).toEqual(["red-3", "red-4", "red-3"]);
    expect(eventsOf(events, "replay-token-won")).toEqual([]);
    expect(state.table.solo.replayToken).toBe(1);
  });

  test("CO-55 the spot where the lord is placed counts, before its swap", () => {
    const swap = placing("red-0", ["blue-3", "red-4", "red-3"]);
    expect(kinds(swap.events)).toEqual(["lords-drawn", "lord-placed", "replay-token-won"]);
    const { state } = play(swap.state, me.swaps(1, 4));
    expect(state.table.solo.replayToken).toBe(0);
    expect(question(state)).toBe("replay 0");
  });

  test("CO-55 a coalition that a swap has broken can be made anew", () => {
    // Red on 1 to 3 is broken up by the swap of 3 and 4; then a red lord on spot 6 touches 1 and 2.
    const start = prepare({
      player: { lords: ["red-3", "red-4", "red-3", "blue-3"] },
      nextLords: ["green-0", "red-4"],
      piles: ["yellow-3", "yellow-4"],
    });
    const broken = play(start, me.draws(1), me.swaps(3, 4), me.places("yellow-3")).state;
    expect(broken.table.solo.replayToken).toBe(1);
    expect(eventsOf(play(broken, me.draws(1)).events, "replay-token-won")).toHaveLength(1);
  });

  test("CO-55 each lord of a pile is checked", () => {
    const start = prepare({
      player: { lords: ["red-3", "red-4"] },
      piles: ["red-3", "red-4"],
      nextLords: ["blue-4", "green-4"],
    });
    const { events } = play(start, me.takesPile("red"), me.places("red-3"));
    expect(eventsOf(events, "replay-token-won")).toHaveLength(1);
    const all = kinds(events);
    expect(all.indexOf("replay-token-won")).toBeLessThan(all.lastIndexOf("lord-placed"));
  });

  test("CO-56 the opponent never wins it", () => {
    const turn = opponentsTurn({
      other: { lords: ["red-3", "red-4"] },
      piles: ["red-3", "red-4"],
    });
    const { state, events } = play(turn.state, me.places("red-3"));
    expect(eventsOf([...turn.events, ...events], "replay-token-won")).toEqual([]);
    expect(state.table.solo.replayToken).toBe(1);
    expect(question(state)).toBe("recruit 0");
  });
});

describe("using the token", () => {
  const won = once(
    () => placing("red-3", ["red-3", "red-4"], { piles: ["blue-3", "blue-4"] }).state,
  );

  test("CO-56 it goes back to the opponent, and the player has an extra turn", () => {
    expect(question(won())).toBe("replay 0");
    expect(open(won())).toEqual([me.usesToken(), me.keepsToken()]);
    const { state, events } = play(won(), me.usesToken());
    expect(kinds(events)).toEqual(["replay-token-used", "turn-started"]);
    expect(eventsOf(events, "turn-started")).toMatchObject([{ seat: 0 }]);
    expect(state.table.solo.replayToken).toBe(1);
    expect(question(state)).toBe("recruit 0");
    expect(state.table.seats[1]!.lords).toEqual([]);
  });

  test("CO-56 if kept, it may be used at the end of a later turn", () => {
    const start = prepare({
      player: { lords: ["red-3", "red-4"] },
      nextLords: ["red-3", "green-4"],
      piles: ["blue-3", "blue-4"],
    });
    const kept = play(start, me.draws(1), me.keepsToken());
    expect(kinds(kept.events).slice(-2)).toEqual(["turn-started", "pile-taken"]);
    expect(kept.state.table.solo.replayToken).toBe(0);
    const later = play(kept.state, me.places("blue-3"), me.draws(1));
    expect(eventsOf(later.events, "replay-token-won")).toEqual([]);
    expect(question(later.state)).toBe("replay 0");
    const { state, events } = play(later.state, me.usesToken());
    expect(eventsOf(events, "turn-started")).toMatchObject([{ seat: 0 }]);
    expect(state.table.solo.replayToken).toBe(1);
  });

  test("CO-56 after the extra turn it is the opponent's turn, if the token was not won again", () => {
    const start = prepare({
      player: { lords: ["red-3", "red-4"] },
      nextLords: ["red-3", "green-4"],
      piles: ["blue-3", "blue-4"],
    });
    const { state, events } = play(start, me.draws(1), me.usesToken(), me.draws(1));
    expect(eventsOf(events, "turn-started").map(({ seat }) => seat)).toEqual([0, 1]);
    expect(state.table.turn).toBe(1);
  });

  test("CO-56 if won again in the extra turn, it can be used at the end of that turn, too", () => {
    // Blue on 4 and 5; spot 9 touches both.
    const start = prepare({
      player: { lords: ["red-3", "red-4", "green-3", "blue-3", "blue-4", "red-3", "green-4"] },
      replayToken: 0,
      nextLords: ["yellow-4", "blue-3", "yellow-3"],
    });
    const extra = play(start, me.draws(1), me.usesToken(), me.draws(1));
    expect(eventsOf(extra.events, "replay-token-won")).toHaveLength(1);
    expect(question(extra.state)).toBe("replay 0");
    const { events } = play(extra.state, me.usesToken());
    expect(eventsOf(events, "turn-started")).toMatchObject([{ seat: 0 }]);
  });

  test("CO-56 the question is not asked without the token", () => {
    const { state } = placing("green-4", ["red-3", "red-4"], { piles: ["blue-3", "blue-4"] });
    expect(question(state)).toBe("place 0");
    expect(state.table.turn).toBe(1);
  });

  test("CO-61 using or keeping the token reveals nothing", () => {
    for (const action of [me.usesToken(), me.keepsToken()]) {
      const preview = conspiracySolo.preview(conspiracySolo.view(won(), 0), action);
      expect(preview).toEqual({
        certain: true,
        view: conspiracySolo.view(play(won(), action).state, 0),
      });
    }
  });
});
