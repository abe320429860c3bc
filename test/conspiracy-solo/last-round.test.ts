// CO-57: the turn after the end is triggered follows the same rules as turns before.
import { describe, expect, test } from "vitest";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import type { Action } from "../../src/conspiracy-solo/published-types.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { lordsOf } from "../conspiracy/prepare.ts";
import { ofTurn, turnOutcome } from "../conspiracy/turn-outcome.ts";
import { me } from "./by.ts";
import { type Description, kinds, open, play, prepare, question } from "./prepare.ts";

/** Fourteen lords without pearls, of colours that the scenes do not use. */
const fourteen: readonly Lord[] = lordsOf(1, 2).filter((lord) =>
  /^(green|blue)|purple-2/.test(lord),
);

const outcomeOf = turnOutcome(scenario(conspiracySolo));

type Scene = [string, Description, readonly Action[], object];

describe("the opponent's last turn", () => {
  /** The player draws a lord without effect, which fills the chamber or leaves one spot. */
  const start = ({ nextLords = [], ...scene }: Description, isLast: boolean) =>
    play(
      prepare({
        ...scene,
        player: { lords: isLast ? fourteen : fourteen.slice(0, -1) },
        nextLords: ["yellow-0", ...nextLords],
      }),
      me.draws(1),
    );

  test.each<Scene>([
    [
      "CO-42 the largest pile is taken",
      { piles: ["red-3", "red-4", "yellow-3", "yellow-4", "yellow-4"] },
      [me.places("yellow-3"), me.places("yellow-4")],
      { area: { lords: ["yellow-3", "yellow-4", "yellow-4"] }, piles: { red: ["red-3", "red-4"] } },
    ],
    [
      "CO-42 the player chooses among equally good piles",
      { piles: ["red-3", "red-4", "yellow-3", "yellow-4"] },
      [me.takesPile("red"), me.places("red-3")],
      { area: { lords: ["red-3", "red-4"] }, piles: { yellow: ["yellow-3", "yellow-4"] } },
    ],
    [
      "CO-43 a coalition has priority over many lords",
      {
        opponent: "merchant",
        other: { lords: ["red-1", "red-0"] },
        piles: ["red-2", "yellow-1", "yellow-2"],
      },
      [],
      { area: { lords: ["red-1", "red-0", "red-2"] } },
    ],
    [
      "CO-44 lords are revealed until the opponent wants a pile",
      { opponent: "merchant", nextLords: ["yellow-1", "red-2", "yellow-4"] },
      [me.places("yellow-4")],
      { area: { lords: ["yellow-4", "yellow-1"] }, piles: { red: ["red-2"], yellow: [] } },
    ],
    [
      "CO-12 CO-47 a 6 reveals the top lord of the deck",
      { piles: ["red-6", "red-3"], nextLords: ["red-4"] },
      [me.places("red-6")],
      { area: { lords: ["red-6", "red-3"] }, piles: { red: ["red-4"] } },
    ],
    [
      "CO-47 it never swaps",
      { other: { lords: ["yellow-3", "yellow-4"] }, piles: ["red-0", "red-3"] },
      [me.places("red-0")],
      { area: { lords: ["yellow-3", "yellow-4", "red-0", "red-3"] } },
    ],
    [
      "CO-13 CO-47 coats of arms and pearls",
      { other: { lords: ["red-3"] }, piles: ["red-4", "red-3"] },
      [me.places("red-3")],
      { area: { coats: { red: 3 }, pearls: 5 }, pearlMaster: 1 },
    ],
    [
      "CO-48 CO-49 CO-50 an available location is taken, with its pearls",
      {
        other: { lords: ["yellow-1"] },
        piles: ["red-1", "red-0"],
        available: ["three-points-three-pearls"],
      },
      [me.places("red-1")],
      {
        area: { locations: [{ location: "three-points-three-pearls", spot: 2 }], pearls: 3 },
        pearlMaster: 1,
      },
    ],
    [
      "CO-48 with none available the top one of the deck is taken",
      { other: { lords: ["yellow-1"] }, piles: ["red-1", "red-0"], nextLocations: ["gold-keys"] },
      [me.places("red-1")],
      { area: { locations: [{ location: "gold-keys", spot: 2 }] }, locations: 23 },
    ],
    [
      "CO-49 the location has no effect",
      {
        other: { lords: ["yellow-1"] },
        piles: ["red-1", "red-0", "yellow-3"],
        available: ["reshuffle-lords"],
      },
      [me.places("red-1")],
      { area: { locations: [{ location: "reshuffle-lords" }] }, piles: { yellow: ["yellow-3"] } },
    ],
    [
      "CO-53 the soldier gives its order",
      { opponent: "soldier", piles: ["red-4", "yellow-4"] },
      [],
      { area: { lords: ["red-4"] }, order: { by: 1, draw: 1 } },
    ],
    [
      "CO-54 for the mage two keys of any colours are enough",
      {
        opponent: "mage",
        other: { lords: ["yellow-1"] },
        piles: ["red-2"],
        available: ["gold-keys"],
      },
      [],
      { area: { locations: [{ location: "gold-keys", spot: 2 }] } },
    ],
  ])("CO-57 %s, in the last round as before", (_, scene, actions, outcome) => {
    const [before, last] = [false, true].map((isLast) => {
      const { state, events } = start(scene, isLast);
      const turn = events.slice(kinds(events).indexOf("turn-started"));
      return { events: ofTurn(turn), ...outcomeOf(state, 1, actions) };
    });
    expect(before).toMatchObject(outcome);
    expect(last).toEqual(before);
  });
});

describe("the player's last turn", () => {
  /** The opponent has filled the chamber, or lacks one lord. With the token the turn ends with a question. */
  const start = ({ player, ...scene }: Description, isLast: boolean) =>
    prepare({
      replayToken: 0,
      ...scene,
      player: { lords: ["purple-3", "purple-4", "purple-3", ...(player?.lords ?? [])] },
      other: { lords: isLast ? [...fourteen, "green-0"] : fourteen },
      ...(isLast ? { lastSeat: 0 } : {}),
    });

  test.each<Scene>([
    [
      "CO-9 two lords are swapped",
      { player: { lords: ["red-3", "yellow-4"] }, nextLords: ["red-0"] },
      [me.draws(1), me.swaps(4, 6)],
      { area: { lords: ["purple-3", "purple-4", "purple-3", "red-0", "yellow-4", "red-3"] } },
    ],
    [
      "CO-12 a 6 reveals the top lord of the deck",
      { nextLords: ["red-6", "yellow-3"] },
      [me.draws(1)],
      { area: { coats: { red: 4 } }, piles: { yellow: ["yellow-3"] } },
    ],
    [
      "CO-14 CO-15 a location is taken, with its pearls",
      {
        player: { lords: ["yellow-1"] },
        nextLords: ["red-1"],
        available: ["five-points-one-pearl"],
      },
      [me.draws(1), me.takes("five-points-one-pearl")],
      { area: { locations: [{ location: "five-points-one-pearl", spot: 5 }], pearls: 6 } },
    ],
    [
      "CO-51 a location gives no order",
      { player: { lords: ["yellow-1"] }, nextLords: ["red-1"], available: ["force-one"] },
      [me.draws(1), me.takes("force-one")],
      { area: { locations: [{ location: "force-one", spot: 5 }] }, order: null },
    ],
    [
      "CO-55 a new coalition wins the token",
      {
        replayToken: 1,
        player: { lords: ["red-3", "red-4", "yellow-3", "red-0", "yellow-4"] },
        nextLords: ["red-3"],
      },
      [me.draws(1)],
      { solo: { replayToken: 0 } },
    ],
    [
      "CO-56 the token gives an extra turn",
      { nextLords: ["red-3"] },
      [me.draws(1), me.usesToken()],
      { solo: { replayToken: 1 }, area: { coats: { red: 4 } } },
    ],
  ])("CO-57 %s, in the last round as before", (_, scene, actions, outcome) => {
    const before = outcomeOf(start(scene, false), 0, actions);
    expect(before).toMatchObject(outcome);
    expect(outcomeOf(start(scene, true), 0, actions)).toEqual(before);
  });

  test("CO-53 CO-57 the soldier's order binds the player in the last turn, and is lifted at its end", () => {
    const bound = play(
      prepare({
        opponent: "soldier",
        other: { lords: fourteen },
        nextLords: ["purple-0", "yellow-4"],
        piles: ["red-4", "yellow-3"],
      }),
      me.draws(1),
    );
    expect(kinds(bound.events)).toContain("end-triggered");
    expect(open(bound.state)).toEqual([me.draws(1)]);
    const { state, events } = play(bound.state, me.draws(1));
    expect(events.slice(-2)).toEqual([{ type: "order-lifted", seat: 1 }, { type: "game-ended" }]);
    expect(question(state)).toBe("over");
  });
});
