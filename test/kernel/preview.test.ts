import { describe, expect, test } from "vitest";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import {
  type Action,
  accept,
  laid,
  playThrough,
  rules,
  start,
  toy,
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

  test("is that view for every action that tells nobody anything, and not certain for the others", () => {
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
      "tax false", // nobody has a card to give, so the taxer draws at once
      "tax true",
    ]);
  });

  test("is not certain for what is refused", () => {
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

  test("is not certain for another's view: it does not show what the acting seat sees", () => {
    for (const viewer of [1, 2, "spectator"] as const)
      expect(toy.preview(toy.view(start(), viewer), polish)).toEqual({ certain: false });
  });

  test("says no more of a whole state than of the view", () => {
    const state = start();
    expect(toy.preview(state as View, polish)).toEqual(toy.preview(toy.view(state, 0), polish));
  });

  test("is certain or not by who learns something, not by the kind of action", () => {
    // Here whoever polishes looks at the deck, if there is one.
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
    const empty = laid([{ coins: 1, hand: [1] }, { hand: [2] }]);
    expect(curious.preview(curious.view(empty, 0), polish).certain).toBe(true);
  });

  test("leaves view and action alone, and unfrozen", () => {
    const view = throughJson(toy.view(start(), 0));
    const before = throughJson(view);
    const action = { type: "play", seat: 0, cards: [...(view.table.seats[0]!.hand as number[])] };
    expect(toy.preview(view, action as Action).certain).toBe(true);
    expect(view).toEqual(before);
    expect(Object.isFrozen(view) || Object.isFrozen(view.table)).toBe(false);
    expect(Object.isFrozen(action.cards)).toBe(false);
  });

  test("leads to a view that can be asked and previewed on", () => {
    const first = toy.preview(throughJson(toy.view(start(), 0)), polish);
    if (!first.certain) throw new Error("not certain");
    expect(toy.deciders(first.view)).toEqual([0]);
    expect(toy.actionTypes(first.view, 0)).toContain("polish");
    const second = toy.preview(first.view, polish);
    const state = accept(accept(start(), polish).state, polish).state;
    expect(second).toEqual({ certain: true, view: toy.view(state, 0) });
  });

  test("of what no state looks like is an error that says so", () => {
    const view = toy.view(start(), 0);
    const [first, ...others] = view.table.seats;
    const doubled = { ...first!, won: [...view.table.pool] };
    const impossible: View = { ...view, table: { ...view.table, seats: [doubled, ...others] } };
    const strict = toyWith({
      fillHidden(seen, rng) {
        if (seen.table.seats[0]!.won.length > 0) throw new Error("a card is there twice");
        return rules.fillHidden(seen, rng);
      },
    });
    expect(() => strict.preview(impossible, polish)).toThrow(
      expect.objectContaining({ name: "RulesError", message: expect.stringMatching(/twice/) }),
    );
  });
});
