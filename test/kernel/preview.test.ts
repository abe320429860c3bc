import { describe, expect, test } from "vitest";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import {
  type Action,
  accept,
  playThrough,
  rules,
  start,
  toy,
  toyState,
  toyWith,
  type View,
} from "./toy-game.ts";

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const polish: Action = { type: "polish", seat: 0 };

describe("preview", () => {
  test("is the view that the server will send", () => {
    const state = start();
    expect(toy.preview(toy.view(state, 0), polish)).toEqual({
      certain: true,
      view: toy.view(accept(state, polish).state, 0),
    });
  });

  test("is that view for every action that reveals nothing, and not certain for the others", () => {
    const seen = new Set<string>();
    for (let game = 0; game < 60; game++) {
      const rng = rngFrom(`preview ${game}`);
      const picks = Array.from({ length: 20 }, () => rng.below(1000));
      for (const state of playThrough(start(`${game}`), picks).states)
        for (const seat of toy.deciders(state))
          for (const action of toy.legalActions(state, seat)) {
            const step = accept(state, action);
            const preview = toy.preview(toy.view(state, seat), action);
            expect(preview).toEqual(
              step.revealedTo.length === 0
                ? { certain: true, view: toy.view(step.state, seat) }
                : { certain: false },
            );
            seen.add(`${action.type} ${preview.certain}`);
          }
    }
    expect([...seen].sort()).toEqual([
      "draw false",
      "fish false",
      "give false", // it is the last, so the taxer draws
      "give true",
      "play true",
      "polish true",
      "tax false", // nobody has a card to give, so the taxer draws immediately
      "tax true",
    ]);
  });

  test("is not certain for a refused action", () => {
    const view = toy.view(start(), 0);
    expect(toy.preview(view, { type: "pass", seat: 0 })).toEqual({ certain: false });
    expect(toy.preview(view, { type: "polish", seat: 1 })).toEqual({ certain: false });
    expect(toy.preview(view, { type: "give", seat: 0, card: 1 })).toEqual({ certain: false });
    expect(toy.preview(view, { type: "constructor", seat: 0 } as never)).toEqual({
      certain: false,
    });
  });

  test.each([[null], [undefined], [7], ["polish"]])("is not certain for an action %j", (action) => {
    expect(toy.preview(toy.view(start(), 0), action as never)).toEqual({ certain: false });
  });

  test("is not certain for another seat's view, which does not show what the acting seat sees", () => {
    for (const viewer of [1, 2, "spectator"] as const)
      expect(toy.preview(toy.view(start(), viewer), polish)).toEqual({ certain: false });
  });

  test("is the same for a full state as for the view", () => {
    const state = start();
    expect(toy.preview(state as View, polish)).toEqual(toy.preview(toy.view(state, 0), polish));
  });

  test("is certain depending on whether something is revealed, not on the kind of action", () => {
    // In this game a player who polishes looks at the deck, if there is one.
    const curious = toyWith({
      moves: {
        ...rules.moves,
        polish: {
          ...rules.moves.polish,
          perform(table, action, play, decision) {
            rules.moves.polish.perform(table, action, play, decision);
            if (table.deck.length > 0) play.revealTo([action.seat]);
          },
        },
      },
    });
    expect(curious.preview(curious.view(start(), 0), polish)).toEqual({ certain: false });
    const empty = toyState([{ coins: 1, hand: [1] }, { hand: [2] }]);
    expect(curious.preview(curious.view(empty, 0), polish).certain).toBe(true);
  });

  test("does not change or freeze view and action", () => {
    const view = throughJson(toy.view(start(), 0));
    const before = throughJson(view);
    const action = { type: "play", seat: 0, cards: [...(view.table.seats[0]!.hand as number[])] };
    expect(toy.preview(view, action as Action).certain).toBe(true);
    expect(view).toEqual(before);
    expect(Object.isFrozen(view) || Object.isFrozen(view.table)).toBe(false);
    expect(Object.isFrozen(action.cards)).toBe(false);
  });

  test("gives a view that can be queried and previewed again", () => {
    const first = toy.preview(throughJson(toy.view(start(), 0)), polish);
    if (!first.certain) throw new Error("not certain");
    expect(toy.deciders(first.view)).toEqual([0]);
    expect(toy.actionTypes(first.view, 0)).toContain("polish");
    const second = toy.preview(first.view, polish);
    const state = accept(accept(start(), polish).state, polish).state;
    expect(second).toEqual({ certain: true, view: toy.view(state, 0) });
  });

  test("of an impossible view is an error", () => {
    const view = toy.view(start(), 0);
    const [first, ...others] = view.table.seats;
    const doubled = { ...first!, won: [...view.table.pool] };
    const impossible: View = { ...view, table: { ...view.table, seats: [doubled, ...others] } };
    const strict = toyWith({
      fillHidden(seen, rng) {
        if (seen.table.seats[0]!.won.length > 0) throw new Error("a card appears twice");
        return rules.fillHidden(seen, rng);
      },
    });
    expect(() => strict.preview(impossible, polish)).toThrow(
      expect.objectContaining({ name: "RulesError", message: expect.stringMatching(/twice/) }),
    );
  });
});
