// The problems of an inconsistent agenda, and their texts.
import { describe, expect, test } from "vitest";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import { cards, rules, type State, toy, toyState, toyWith } from "./toy-game.ts";

type Agenda = State["agenda"];
/** Seats 0 and 1 have a card each, seat 2 has none. */
const table = {
  deck: cards.slice(2),
  seats: [{ hand: [1] }, { hand: [2] }, {}],
};
const withAgenda = (agenda: Agenda): State => toyState(table.seats, { deck: table.deck, agenda });
const problemsOf = (agenda: Agenda, game = toy) =>
  problems(game, "state", withAgenda(agenda)).map(({ path, reason }) => [path.join("."), reason]);

const act = { ask: "act", seats: [0] } as const;
const tribute = { ask: "tribute", seats: [1] } as const;
const endTurn = { do: "end-turn", seat: 0 } as const;
const drawCard = { do: "draw-card", seat: 0 } as const;

describe("an agenda", () => {
  test.each<[string, Agenda]>([
    ["a question", [act]],
    ["tasks under a question", [endTurn, drawCard, tribute]],
    ["a question to all seats that can answer", [{ ask: "tribute", seats: [0, 1] }]],
    ["nothing: the game is over", []],
  ])("of %s is consistent", (_, agenda) => {
    expect(problemsOf(agenda)).toEqual([]);
  });

  test.each<[string, Agenda, [string, string][]]>([
    [
      "a task on top",
      [endTurn],
      [["agenda.0", "expected the last entry to be a question to at least one seat"]],
    ],
    [
      "a question to nobody on top",
      [endTurn, { ask: "act", seats: [] }],
      [["agenda.1", "expected the last entry to be a question to at least one seat"]],
    ],
    [
      "a task of a seat that does not exist",
      [{ do: "end-turn", seat: 3 }, act],
      [["agenda.0", "seat 3, expected 0 to 2"]],
    ],
    [
      "a question to a seat that does not exist",
      [{ ask: "tribute", seats: [0, 3] }],
      [["agenda.0", "seat 3, expected 0 to 2"]],
    ],
    [
      "a seat twice",
      [endTurn, { ask: "tribute", seats: [1, 0, 1] }],
      [["agenda.1.seats", "a seat is named twice"]],
    ],
    [
      "wrong seats in several places",
      [{ do: "end-turn", seat: 3 }, { ask: "tribute", seats: [1, 1] }, act],
      [
        ["agenda.0", "seat 3, expected 0 to 2"],
        ["agenda.1.seats", "a seat is named twice"],
      ],
    ],
    [
      "a seat that cannot answer",
      [endTurn, { ask: "tribute", seats: [1, 2] }],
      [["agenda.1", "seat 2 has no legal answer"]],
    ],
  ])("with %s is reported with its path and reason", (_, agenda, found) => {
    expect(problemsOf(agenda)).toEqual(found);
  });
});

describe("a question can be asked", () => {
  const always = () => true;
  /** `act` is allowed over the end of a turn, or over a card to draw; several tributes may be queued. */
  const strict = toyWith({
    askable: {
      act: { over: [["end-turn"], ["end-turn", "draw-card"]], fits: always },
      tribute: { over: [["end-turn", "draw-card"]], queues: true, fits: always },
    },
  });

  test.each<[string, Agenda]>([
    ["the entries that are allowed", [endTurn, act]],
    ["other entries that are allowed", [endTurn, drawCard, act]],
    ["questions of the same kind in a row", [endTurn, drawCard, tribute, tribute]],
  ])("over %s", (_, agenda) => {
    expect(problemsOf(agenda, strict)).toEqual([]);
  });

  test.each<[string, Agenda, string]>([
    ["nothing", [act], "act cannot be asked over an empty agenda"],
    ["something else", [drawCard, act], "act cannot be asked over draw-card"],
    [
      "entries in another order",
      [drawCard, endTurn, act],
      "act cannot be asked over draw-card, end-turn",
    ],
    [
      "more than is allowed",
      [endTurn, endTurn, act],
      "act cannot be asked over end-turn, end-turn",
    ],
    [
      "questions in a row where one is asked at a time",
      [endTurn, act, act],
      "act cannot be asked over end-turn, act",
    ],
    [
      "another question",
      [endTurn, drawCard, act, tribute],
      "tribute cannot be asked over end-turn, draw-card, act",
    ],
  ])("not over %s", (_, agenda, reason) => {
    expect(problemsOf(agenda, strict)).toEqual([["agenda", `the question ${reason}`]]);
  });

  test("only if it fits the table, at any place of the agenda", () => {
    const seen: unknown[] = [];
    const fussy = toyWith({
      askable: {
        act: {
          over: "anything",
          fits: (_, { seats }, under) => {
            seen.push(under);
            return seats[0] !== 1;
          },
        },
        tribute: { over: "anything", fits: ({ pool }) => pool.length > 0 },
      },
    });
    expect(problemsOf([endTurn, { ask: "act", seats: [1] }, drawCard, tribute], fussy)).toEqual([
      ["agenda.1", "cannot be on the agenda in this position"],
      ["agenda.3", "cannot be on the agenda in this position"],
    ]);
    expect(seen).toEqual([["end-turn", "act", "draw-card"]]);
    expect(problemsOf([endTurn, act], fussy)).toEqual([]);
  });
});

test("the agenda is checked only if the table is consistent", () => {
  const state = toyState([{ hand: [1, 1] }, {}], { agenda: [endTurn] });
  expect(problems(toy, "state", state).map(({ path }) => path[0])).not.toContain("agenda");
  expect(rules.problems(state)).not.toEqual([]);
});
