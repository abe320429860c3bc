// The visibility of each part of the table, which the laws check against the views.
import { describe, expect, test } from "vitest";
import { allies } from "../../src/abyss/cards/allies.ts";
import { visibility } from "../../src/abyss/rules.ts";
import type { Viewer } from "../../src/kernel/data/types.ts";
import { krakens } from "../../src/kraken/cards/krakens.ts";
import { prepare, type State } from "./prepare.ts";
import { over, scenes } from "./scenes.ts";

const viewers: Viewer[] = [0, 1, 2, "spectator"];
const start = prepare({ seats: [{}, {}, {}] });
const switching = () => scenes["switch-location"]["taken from those available"];
const cards = [...allies, ...Object.keys(krakens), "monster"];

/** What each viewer sees. */
const seenOf = (
  zone: { readonly sees: (state: State, viewer: Viewer) => string },
  state: State,
): string => viewers.map((viewer) => zone.sees(state, viewer)).join(" ");

test("AB-77 everything else is open to all", () => {
  const { hand, tokens, ...area } = visibility.seats(1);
  const { seats, deck, council, lordDeck, stack, tokens: supply, ...table } = visibility;
  expect(Object.keys(area)).toHaveLength(6);
  expect(new Set(Object.values(area))).toEqual(new Set(["open"]));
  expect(Object.keys(table)).toHaveLength(11);
  expect(new Set(Object.values(table))).toEqual(new Set(["open"]));
});

test("AB-77 the deck and the supply of tokens are hidden from all", () => {
  expect(visibility.deck).toEqual({ kind: "exploration" });
  expect(visibility.tokens).toEqual({ kind: "token" });
});

describe("AB-77 hands and tokens", () => {
  const own = () => {
    const { hand, tokens } = visibility.seats(1);
    return [hand, tokens];
  };
  const sees = expect.any(Function);

  test("are bags of their own kind", () => {
    expect(own()).toEqual([
      { kind: "exploration", isBag: true, sees, takes: sees },
      { kind: "token", isBag: true, sees },
    ]);
  });

  test("are seen by their owner", () => {
    for (const zone of own()) expect(seenOf(zone as never, start)).toBe("none all none none");
  });

  test("AB-23 are seen by all at the end", () => {
    for (const zone of own()) expect(seenOf(zone as never, over())).toBe("all all all all");
  });

  test("no monster is in a hand", () => {
    expect(cards.filter((card) => !visibility.seats(1).hand.takes?.(card))).toEqual(["monster"]);
  });
});

test.each(["jellyfish", "crab", "seahorse", "shellfish", "squid"] as const)(
  "AB-24, AB-77 the council stack %s is hidden, and has its own race and krakens",
  (race) => {
    const { takes, ...stack } = visibility.council[race];
    expect(stack).toEqual({ kind: "exploration", isBag: true });
    expect(cards.filter((card) => takes?.(card))).toEqual([
      ...[1, 2, 3, 4, 5].map((value) => `${race}-${value}`),
      ...Object.keys(krakens),
    ]);
  },
);

describe("AB-77 the lord deck", () => {
  const entering = (from: "court" | "deck"): State => ({
    ...start,
    agenda: [...start.agenda, { do: "enter", seat: 0, lord: "sage", from }],
  });

  test.each([
    ["is hidden", start, "none none none none"],
    ["is hidden while a lord of the court enters", entering("court"), "none none none none"],
    ["shows the lord that is about to enter from it", entering("deck"), "top top top top"],
  ] as const)("%s", (_, state, seen) => {
    expect(visibility.lordDeck.kind).toBe("lord");
    expect(seenOf(visibility.lordDeck, state)).toBe(seen);
  });
});

test("AB-65, AB-77 the stack of locations is seen only by the player who may switch one", () => {
  expect(visibility.stack.kind).toBe("location");
  expect(seenOf(visibility.stack, start)).toBe("none none none none");
  expect(seenOf(visibility.stack, switching())).toBe("all none none none");
});
