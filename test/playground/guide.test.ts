import type { Action } from "abyss-rules";
import { describe, expect, test } from "vitest";
import {
  beginGuide,
  type GuidedGame,
  leadsTo,
  nextStep,
  playOn,
  scriptOf,
  stepOf,
} from "../../docs/playground/src/extras/guide/guided-game.ts";
import { GUIDED, type GuideId } from "../../docs/playground/src/extras/guide/scripts.ts";
import { guideWords as cs } from "../../docs/playground/src/extras/guide/words/cs.ts";
import { guideWords as en } from "../../docs/playground/src/extras/guide/words/en.ts";
import { guideWords as pl } from "../../docs/playground/src/extras/guide/words/pl.ts";
import { guideWords as zhHant } from "../../docs/playground/src/extras/guide/words/zh-hant.ts";
import { gameOf } from "../../docs/playground/src/play/games/rules.ts";
import { movesOf } from "../../docs/playground/src/play/local-game.ts";

const ids: readonly GuideId[] = ["abyss", "conspiracy"];

/** The seat whose turn it is. */
const turnOf = (id: GuideId, state: object): number => {
  const { turn } = (state as { table: { turn: number | { seat: number } } }).table;
  expect(gameOf(id).deciders(state)).toHaveLength(1);
  return typeof turn === "number" ? turn : turn.seat;
};

describe.each(ids)("the guide to %s", (id) => {
  const { steps } = scriptOf(id);

  test("is one whole turn of the visitor, and every step is legal", () => {
    let guided: GuidedGame = beginGuide(id);
    for (const [at, { action, answers = [] }] of steps.entries()) {
      expect(guided.at).toBe(at);
      expect(stepOf(guided)).toBe(steps[at]);
      if (action) {
        expect(turnOf(id, guided.state)).toBe(GUIDED);
        expect(action.seat).toBe(GUIDED);
      } else expect(at === 0 || at === steps.length - 1).toBe(true);
      for (const answer of answers) expect(answer.seat).not.toBe(GUIDED);
      // Throws for an illegal action.
      if (at < steps.length - 1) guided = nextStep(guided);
    }
    expect(turnOf(id, guided.state)).not.toBe(GUIDED);
  });

  test("goes on as a game against a bot, with all moves since the deal", () => {
    let guided = beginGuide(id);
    for (const _ of steps.slice(0, -1)) guided = nextStep(guided);
    const localGame = playOn(guided);
    expect(localGame.session.state).toEqual(guided.state);
    expect(movesOf(localGame)?.actions).toEqual(
      steps.flatMap(({ action, answers = [] }) => (action ? [action, ...answers] : answers)),
    );
    expect(localGame.players.map(({ plays }) => plays === "person")).toEqual([true, false]);
  });

  test("asks for nothing that the visitor has to choose but cannot see", () => {
    let guided = beginGuide(id);
    for (const { action } of steps.slice(0, -1)) {
      if (action) {
        const view = gameOf(id).view(guided.state, GUIDED);
        expect([...gameOf(id).legalActions(view, GUIDED)]).toContainEqual(action);
      }
      guided = nextStep(guided);
    }
  });

  test("has a note for every step in every language", () => {
    for (const words of [en, pl, cs, zhHant]) {
      const notes: Readonly<Record<string, string>> = words.notes[id];
      expect(Object.keys(notes)).toEqual(steps.map(({ note }) => note));
    }
  });
});

test("the guide to Abyss ends with the jellyfish in hand and the crab in the council", () => {
  let guided = beginGuide("abyss");
  const { length } = scriptOf("abyss").steps;
  while (guided.at < length - 1) guided = nextStep(guided);
  expect(guided.state).toMatchObject({
    table: { council: { crab: ["crab-2"] }, threat: 2 },
  });
  expect(gameOf("abyss").view(guided.state, GUIDED)).toMatchObject({
    table: {
      court: expect.arrayContaining(["apprentice"]),
      seats: [{ hand: ["jellyfish-4"] }, {}],
    },
  });
});

test("the guide to Conspiracy ends with two pearls and the title", () => {
  let guided = beginGuide("conspiracy");
  const { length } = scriptOf("conspiracy").steps;
  while (guided.at < length - 1) guided = nextStep(guided);
  expect(guided.state).toMatchObject({
    table: { pearlMaster: GUIDED, seats: [{ lords: ["blue-3"], pearls: 2 }, {}] },
  });
});

test("only choices of the wanted action lead to it", () => {
  const action: Action = { type: "recruit", seat: 0, allies: ["crab-1", "crab-1"] } as Action;
  expect(leadsTo({ type: "recruit" }, action)).toBe(true);
  expect(leadsTo({ type: "recruit", allies: ["crab-1"] }, action)).toBe(true);
  expect(leadsTo({ type: "recruit", allies: ["crab-1", "crab-1"] }, action)).toBe(true);
  expect(leadsTo({ type: "recruit", allies: ["crab-1", "crab-1", "crab-1"] }, action)).toBe(false);
  expect(leadsTo({ type: "recruit", allies: ["crab-2"] }, action)).toBe(false);
  expect(leadsTo({ type: "plot" }, action)).toBe(false);
  expect(leadsTo(undefined, action)).toBe(false);
});
