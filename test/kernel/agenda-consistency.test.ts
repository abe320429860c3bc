// What does not fit in the agenda of a state, and how it is told.
import { describe, expect, test } from "vitest";
import { problems } from "../../src/kernel/tools/read.ts";
import { cards, laid, rules, type State, toy, toyWith } from "./toy-game.ts";

type Agenda = State["agenda"];
/** Seats 0 and 1 have a card each, seat 2 has none. */
const table = {
  deck: cards.slice(2),
  seats: [{ hand: [1] }, { hand: [2] }, {}],
};
const withAgenda = (agenda: Agenda): State => laid(table.seats, { deck: table.deck, agenda });
const told = (agenda: Agenda, game = toy) =>
  problems(game, "state", withAgenda(agenda)).map(({ path, reason }) => [path.join("."), reason]);

const act = { ask: "act", seats: [0] } as const;
const tribute = { ask: "tribute", seats: [1] } as const;
const endTurn = { do: "end-turn", seat: 0 } as const;
const drawCard = { do: "draw-card", seat: 0 } as const;

describe("an agenda", () => {
  test.each<[string, Agenda]>([
    ["a question", [act]],
    ["tasks under a question", [endTurn, drawCard, tribute]],
    ["questions to all who can answer", [{ ask: "tribute", seats: [0, 1] }]],
    ["nothing: the game is over", []],
  ])("of %s is sound", (_, agenda) => {
    expect(told(agenda)).toEqual([]);
  });

  test.each<[string, Agenda, [string, string][]]>([
    ["a task on top", [endTurn], [["agenda.0", "the last entry must be a question to somebody"]]],
    [
      "a question to nobody on top",
      [endTurn, { ask: "act", seats: [] }],
      [["agenda.1", "the last entry must be a question to somebody"]],
    ],
    [
      "a seat that is not there, of a task",
      [{ do: "end-turn", seat: 3 }, act],
      [["agenda.0", "there are only 3 seats"]],
    ],
    [
      "a seat that is not there, of a question",
      [{ ask: "tribute", seats: [0, 3] }],
      [["agenda.0", "there are only 3 seats"]],
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
        ["agenda.0", "there are only 3 seats"],
        ["agenda.1.seats", "a seat is named twice"],
      ],
    ],
    [
      "who cannot answer",
      [endTurn, { ask: "tribute", seats: [1, 2] }],
      [["agenda.1", "seat 2 has no answer to it"]],
    ],
  ])("with %s says where and what", (_, agenda, found) => {
    expect(told(agenda)).toEqual(found);
  });
});

describe("a question is due", () => {
  const always = () => true;
  /** Acts over the end of a turn, or over a card to be drawn in it; gifts are asked for one after the other. */
  const strict = toyWith({
    askable: {
      act: { over: [["end-turn"], ["end-turn", "draw-card"]], fits: always },
      tribute: { over: [["end-turn", "draw-card"]], queues: true, fits: always },
    },
  });

  test.each<[string, Agenda]>([
    ["what waits", [endTurn, act]],
    ["other things that may wait", [endTurn, drawCard, act]],
    ["questions of the same kind in a row", [endTurn, drawCard, tribute, tribute]],
  ])("over %s", (_, agenda) => {
    expect(told(agenda, strict)).toEqual([]);
  });

  test.each<[string, Agenda, string]>([
    ["nothing", [act], "act"],
    ["something else", [drawCard, act], "act"],
    ["things in another order", [drawCard, endTurn, act], "act"],
    ["more than may wait", [endTurn, endTurn, act], "act"],
    ["questions in a row where one is asked at a time", [endTurn, act, act], "act"],
    ["another question", [endTurn, drawCard, act, tribute], "tribute"],
  ])("not over %s", (_, agenda, ask) => {
    expect(told(agenda, strict)).toEqual([
      ["agenda", `what waits does not go with the question ${ask}`],
    ]);
  });

  test("only if the table calls for it, wherever it waits", () => {
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
    expect(told([endTurn, { ask: "act", seats: [1] }, drawCard, tribute], fussy)).toEqual([
      ["agenda.1", "the table does not call for it"],
      ["agenda.3", "the table does not call for it"],
    ]);
    expect(seen).toEqual([["end-turn", "act", "draw-card"]]);
    expect(told([endTurn, act], fussy)).toEqual([]);
  });
});

test("an agenda is looked at only where the table is sound", () => {
  const state = laid([{ hand: [1, 1] }, {}], { agenda: [endTurn] });
  expect(problems(toy, "state", state).map(({ path }) => path[0])).not.toContain("agenda");
  expect(rules.problems(state)).not.toEqual([]);
});
