// Queries with a view in which the acting seat's own cards are face down.
import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { readView } from "../../src/kernel/tools/serialisation.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { start, toy } from "./toy-game.ts";

/** Every query that depends on what the acting seat sees. */
const queriesOf = <T extends GameTypes>(game: Game<T>, action: Of<T, "action">) => {
  const { seat, type } = action;
  return {
    legalActions: (view: Of<T, "view">) => [...game.legalActions(view, seat)],
    actionTypes: (view: Of<T, "view">) => game.actionTypes(view, seat),
    countActions: (view: Of<T, "view">) => game.countActions(view, seat),
    randomAction: (view: Of<T, "view">) => game.randomAction(view, seat, rngFrom("x")),
    choices: (view: Of<T, "view">) => game.choices(view, seat, { type } as never),
    refusal: (view: Of<T, "view">) => game.refusal(view, action),
  };
};

const shop = fromPosition(
  abyss,
  { seats: [{ hand: ["shellfish-1", "crab-5"], pearls: 9 }, { hand: ["crab-1"] }] },
  "own cards",
);

describe("another seat's view, or a spectator's", () => {
  const play = { type: "play", seat: 0, cards: [1] } as const;
  const explore = { type: "explore", seat: 0 } as const;

  test.each(Object.keys(queriesOf(toy, play)) as (keyof ReturnType<typeof queriesOf>)[])(
    "%s throws an error that names the seat and the first place",
    (name) => {
      for (const viewer of [1, "spectator"] as const) {
        const own = toy.view(start(), viewer);
        for (const view of [own, copy(own), readView(toy, copy(own))]) {
          const { message, problems } = rulesError(() => queriesOf(toy, play)[name](view));
          expect(message).toBe(
            "view of toy, at table.seats.0.hand.0: is face down, but seat 0 sees it; expected the view of seat 0",
          );
          expect(problems).toMatchObject([
            { found: "another view", expected: ["the view of seat 0", "a state"] },
          ]);
        }
        const ofAbyss = rulesError(() => queriesOf(abyss, explore)[name](abyss.view(shop, viewer)));
        expect(ofAbyss.path).toBe("table.seats.0.hand.0");
      }
    },
  );

  test("is enough where nothing of the seat is hidden", () => {
    const { state } = conspiracy.setup({ players: 2, firstPlayer: 0 }, "open");
    const action = { type: "draw-lords", seat: 0, count: 1 } as const;
    for (const query of Object.values(queriesOf(conspiracy, action)))
      for (const viewer of [0, 1, "spectator"] as const)
        expect(query(conspiracy.view(state, viewer))).toEqual(query(state as never));
  });

  test("is enough for a seat that has nothing to decide", () => {
    for (const viewer of [0, "spectator"] as const) {
      const view = toy.view(start(), viewer);
      expect([...toy.legalActions(view, 1)]).toEqual([]);
      expect(toy.countActions(view, 1)).toBe(0);
      expect(toy.refusal(view, { ...play, seat: 1 })?.code).toBe("not-your-decision");
    }
  });

  test("does not give a preview", () => {
    const polish = { type: "polish", seat: 0 } as const;
    expect(toy.preview(toy.view(start(), 1), polish)).toEqual({ certain: false });
    expect(toy.preview(toy.view(start(), 0), polish).certain).toBe(true);
  });
});

test("the seat's own view is enough, whatever its origin", () => {
  const view = abyss.view(shop, 0);
  for (const query of Object.values(queriesOf(abyss, { type: "explore", seat: 0 })))
    for (const own of [view, copy(view), readView(abyss, copy(view))])
      expect(query(own)).toEqual(query(shop as never));
});
