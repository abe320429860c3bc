import { expect, test } from "vitest";
import { conspiracySolo, describe, opponents } from "../../src/conspiracy-solo/index.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { expectSentence } from "../refusals/sentence.ts";

test("every event of whole games has a sentence, and none speaks of a second player", () => {
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

test("CO-39 the opponent is called by its name, where it is given", () => {
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
  expect(describe(start, { opponent: "soldier" })).toBe("A game for one; the Soldier begins.");
  expect(describe({ ...start, first: 0 })).toBe("A game for one; Player 1 begins.");
});
