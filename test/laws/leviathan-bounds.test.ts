import { describe, expect, test } from "vitest";
import { exilesKrakenLeviathan } from "../../src/exiles-kraken-leviathan/index.ts";
import { exilesLeviathan } from "../../src/exiles-leviathan/index.ts";
import type { RandomSource } from "../../src/index.ts";
import { krakenLeviathan } from "../../src/kraken-leviathan/index.ts";
import { leviathan } from "../../src/leviathan/index.ts";
import { playRandomly, randomPlayer } from "../../src/testing/random.ts";
import { amount } from "../repetition.ts";
import { checkBounds, MOST_CARDS_FOR_AN_ALLY, mostCards } from "./leviathan-bounds.ts";

/** Goes on wherever that is possible, so that explorations and fights are long. */
const persistent = <Action extends { readonly type: string }>(
  actions: readonly Action[],
  rng: RandomSource,
): Action => {
  const wanted = rng.below(8) === 0 ? [] : ["explore", "continue", "buy", "ignore", "attack"];
  const chosen = actions.filter(({ type }) => wanted.includes(type));
  return randomPlayer(chosen.length > 0 ? chosen : actions, rng);
};

const GAMES = amount(4, 60);

test("LE-21 an exploration has at most 171 cards with five players, 190 with the Hypnotist", () => {
  expect(MOST_CARDS_FOR_AN_ALLY).toBe(19);
  expect(mostCards(5, { hypnotist: false })).toBe(171);
  expect(mostCards(5, { hypnotist: true })).toBe(190);
});

describe("LE-21 LE-24 explorations and fights end", () => {
  test.each([leviathan, krakenLeviathan, exilesLeviathan, exilesKrakenLeviathan])(
    "$id: with players who go on as long as they can",
    (game) => {
      let [cards, attacks] = [0, 0];
      for (let i = 0; i < GAMES; i++) {
        const steps = [
          ...playRandomly(
            game as typeof leviathan,
            { players: 2 + (i % 4) },
            `bounds ${i}`,
            persistent,
          ),
        ];
        const longest = checkBounds(steps);
        [cards, attacks] = [Math.max(cards, longest.cards), Math.max(attacks, longest.attacks)];
      }
      // Longer than without monsters that are passed, so the bound of the track does not hold here.
      expect(cards).toBeGreaterThan(5);
      expect(attacks).toBeGreaterThan(2);
    },
  );
});

describe("the check", () => {
  const state = { table: { seats: [{ hand: ["crab-1"] }, { hand: [] }] } };
  const step = (...events: { readonly type: string }[]) => ({ state, events });
  const revealed = (card: string) => ({ type: "card-revealed", card });

  test("LE-21 finds too many monsters in a row", () => {
    const monsters = (count: number) => step(...Array(count).fill(revealed("monster")));
    expect(checkBounds([monsters(18), step(revealed("crab-1"))])).toEqual({
      cards: 19,
      attacks: 0,
    });
    expect(() => checkBounds([monsters(19)])).toThrow("19 monsters in a row");
    expect(checkBounds([monsters(18), step({ type: "turn-started" }), monsters(18)]).cards).toBe(
      18,
    );
  });

  test("LE-21 finds too many cards", () => {
    const allies = step(...Array(95).fill(revealed("crab-1")));
    expect(checkBounds([allies]).cards).toBe(95);
    expect(() => checkBounds([allies, step(revealed("crab-1"))])).toThrow("96 cards");
    const bought = step({ type: "ally-bought" }, revealed("crab-1"));
    expect(checkBounds([allies, bought]).cards).toBe(96);
  });

  test("LE-24 finds too many attacks; a council stack token brings more allies", () => {
    const attack = { type: "attack-begun", seat: 0 };
    const stack = { type: "stacks-taken", seat: 0, allies: ["crab-2"] };
    expect(() => checkBounds([step(), step(attack), step(attack)])).toThrow("2 attacks of 1");
    expect(checkBounds([step(), step(attack), step(stack), step(attack)]).attacks).toBe(2);
    expect(
      checkBounds([step(), step(attack), step({ type: "fight-ended" }), step(attack)]).attacks,
    ).toBe(1);
  });
});
