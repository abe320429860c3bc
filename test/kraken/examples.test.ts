// Worked examples, played from beginning to end; further examples are beside the rules they illustrate.
import { describe, expect, test } from "vitest";
import type { Ally, Lord } from "../../src/kraken/cards/box.ts";
import { pearlsOf } from "../tables.ts";
import { by } from "./by.ts";
import { eventsOf, exploring, nebulisIn, play, refusalOf } from "./prepare.ts";
import { atHighwayman, beforeHighwayman } from "./worked-examples.ts";

const [a, b, c] = [by(0), by(1), by(2)];

describe("KR-73 recruiting the Highwayman, 9 of 2 races with crab", () => {
  test.each<[Ally[], number, Ally[], number]>([
    [["crab-2", "kraken-4", "kraken-3"], 0, ["crab-2"], 5],
    [["kraken-4", "kraken-3"], 2, [], 5],
    [["squid-5", "kraken-4"], 0, ["squid-5"], 3],
  ])("KR-73 with %j and %i pearls it fits", (hand, pearls, affiliated, nebulis) => {
    const { state } = play(atHighwayman(hand, pearls), a.recruits("highwayman", hand));
    expect(state.table.seats[0]).toMatchObject({ lords: ["highwayman"], affiliated, pearls: 0 });
    expect(nebulisIn(state)).toEqual({ nebulis: [nebulis, 0, 0], figure: 0 });
  });

  test("KR-73 with squid 5, jellyfish 4 and kraken 2 it is refused: the kraken would be a third race", () => {
    const hand: Ally[] = ["squid-5", "jellyfish-4", "kraken-2"];
    expect(refusalOf(atHighwayman(hand), a.recruits("highwayman", hand))).toMatchObject({
      code: "required-race-missing",
      rule: "KR-11",
    });
  });
});

describe("KR-78 the Highwayman, three players", () => {
  const explored = (lords: Lord[]) => {
    let state = beforeHighwayman(lords);
    // C buys an ally for 1 pearl: the Highwayman does not react.
    let step = play(state, b.explores(), c.buys());
    expect(eventsOf(step.events, "pearl-taken")).toEqual([]);
    // A buys the next for 2 pearls: B gains 2, and A takes 1 back.
    step = play(step.state, a.buys());
    expect(eventsOf(step.events, "pearl-taken")).toHaveLength(lords.length > 0 ? 0 : 1);
    state = step.state;
    for (let space = 1; space < 5; space++) state = play(state, b.continues()).state;
    expect(state.table.track).toHaveLength(5);
    step = play(state, b.fights({ pearls: 2 }));
    return step;
  };

  test("KR-78 KR-53 B has gained 1 + 1 + 1 + 1 = 4 pearls in all", () => {
    const { state, events } = explored([]);
    expect(pearlsOf(state)).toEqual([4 - 2 + 1 + 1, 4, 0]);
    expect(eventsOf(events, "pearls-gained").map(({ pearls, source }) => [pearls, source])).toEqual(
      [
        [1, "last-space"],
        [2, "reward"],
      ],
    );
    expect(eventsOf(events, "pearl-taken")).toEqual([{ type: "pearl-taken", seat: 0, from: 1 }]);
  });

  test("KR-78 KR-64 with a Shaman it would be 6", () => {
    expect(pearlsOf(explored(["shaman"]).state)).toEqual([4 - 2, 6, 0]);
  });
});

test("KR-53 the Highwayman also takes from pearls that its owner paid, but nebulis do not count", () => {
  const start = exploring(["crab-1"], {
    turn: { seat: 1, buyers: [2] },
    seats: [{ pearls: 1, lords: ["highwayman"] }, { pearls: 0 }, { pearls: 0 }],
    nebulis: [1, 0, 0],
    nextCards: ["crab-2", "crab-3"],
  });
  const { state, events } = play(start, b.continues(), a.buys(1));
  expect(pearlsOf(state)).toEqual([0, 1, 0]);
  expect(eventsOf(events, "pearl-taken")).toEqual([]);
});
