import { expect, test } from "vitest";
import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import {
  conspiracySolo,
  describe,
  describeAction,
  describeCard,
  describeDecision,
  describeLine,
} from "../../src/conspiracy-solo/index.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { rulesError } from "../bad-input/errors.ts";
import { expectSentence } from "../refusals/sentence.ts";

test("every event of whole games has a sentence, and none mentions a second player", () => {
  const met = new Set<string>();
  for (const opponent of opponents)
    for (let game = 0; game < 3; game++)
      for (const { events } of playRandomly(conspiracySolo, { opponent }, `words ${game}`))
        for (const event of events) {
          met.add(event.type);
          for (const text of [describe(event), describe(event, { opponent })]) {
            expectSentence(text);
            expect(text).not.toContain("Player 2");
          }
        }
  expect(met.size).toBeGreaterThan(20);
});

test("CO-39 the opponent is called by its name if the option is given", () => {
  const turn = { type: "turn-started", seat: 1 } as const;
  expect(describe(turn)).toBe("The opponent's turn.");
  expect(opponents.map((opponent) => describe(turn, { opponent }))).toEqual([
    "The Farmer's turn.",
    "The Soldier's turn.",
    "The Merchant's turn.",
    "The Politician's turn.",
    "The Mage's turn.",
  ]);
  expect(describe({ type: "opponent-appeared", opponent: "mage" })).toBe(
    "The opponent is the Mage.",
  );
  const start = { type: "game-started", players: 2, first: 1 } as const;
  expect(describe(start, { opponent: "soldier" })).toBe("A solo game; the Soldier begins.");
  expect(describe({ ...start, first: 0 })).toBe("A solo game; Player 1 begins.");
});

test("a player name for seat 1 replaces the opponent's name", () => {
  const options = { names: ["Ann", "the Abyss"], opponent: "mage" } as const;
  expect(describe({ type: "turn-started", seat: 1 }, options)).toBe("The Abyss's turn.");
  expect(describe({ type: "turn-started", seat: 0 }, options)).toBe("Ann's turn.");
  expect(describe({ type: "turn-started", seat: 1 }, { names: ["Ann"] })).toBe(
    "The opponent's turn.",
  );
});

test.each<unknown>(["Mage", "", "toString", 5, null, {}, ["mage"]])(
  "%j is not an opponent",
  (opponent) => {
    const error = rulesError(() => describe({ type: "game-ended" }, { opponent } as never));
    expect(error.path).toBe("opponent");
    expect(error.reason).toContain("mage");
  },
);

test("CO-42, CO-56 prompts, buttons and refusals", () => {
  const names = ["Ann"];
  const pile = { ask: "opponent-pile", seats: [0], colours: ["red", "blue"] } as const;
  expect(describeDecision(pile, { names })).toBe(
    "Ann, choose which pile the opponent takes: red or blue.",
  );
  expect(describeDecision({ ask: "replay", seats: [0] }, { names })).toBe(
    "Ann, use the Replay token for one more turn, or keep it.",
  );
  expect(describeAction({ type: "use-replay-token", seat: 0 })).toBe(
    "Use the Replay token for one more turn",
  );
  const params = { colour: "green", colours: ["red", "blue"] } as const;
  expect(describe({ code: "pile-not-wanted", rule: "CO-42", params })).toBe(
    "The opponent takes the red or blue pile, not the green one (CO-42).",
  );
});

test("CO-52 the card of an opponent, and its line in a score", () => {
  expect(describeCard("mage")).toEqual({
    name: "Mage",
    text: "It looks for these in the piles, in this order, and takes the pile with the most of the first it finds: keys; a coalition of 3 or more; 2 or more lords. 1 point for each of its locations. 2 keys of any colours are enough for a location.",
  });
  expect(describeLine({ category: "card", source: "mage", points: 3 })).toBe(
    "Card of the Mage: 3 points",
  );
});
