import { describe, expect, test } from "vitest";
import { scenario } from "../../src/testing/index.ts";
import { rules, start, toy, toyWith } from "../kernel/toy-game.ts";

const { play, edit, refusalOf, question, open, openKinds, legalOf, kinds, eventsOf } =
  scenario(toy);
const by = (seat: number) => ({
  draws: { type: "draw", seat } as const,
  taxes: { type: "tax", seat } as const,
  polishes: { type: "polish", seat } as const,
  gives: (card: number) => ({ type: "give", seat, card }) as const,
  plays: (...cards: number[]) => ({ type: "play", seat, cards }) as const,
});

/** Seat 0 has taxed the others, who have two cards each. */
const taxed = play(start(), by(0).taxes).state;
/** The ways to give a card of the hand. */
const gifts = (seat: number) => taxed.table.seats[seat]!.hand.map(by(seat).gives);

describe("edit", () => {
  test("changes the table of a state, from which the game goes on", () => {
    const richer = edit(start(), ({ seats }) => {
      seats[0]!.coins = 7;
    });
    expect(start().table.seats[0]!.coins).not.toBe(7);
    expect(play(richer, by(0).draws).state.table.seats[0]!.coins).toBe(7);
  });

  test("an impossible table is an error that names the place", () => {
    expect(() =>
      edit(start(), ({ deck }) => {
        deck.pop();
      }),
    ).toThrow(/state of /);
  });
});

describe("play", () => {
  test("each action starts from the state after the one before", () => {
    const { state } = play(start(), by(0).polishes, by(0).polishes, by(0).draws);
    expect(state.table.seats[0]).toMatchObject({ coins: 1, shine: 2 });
    expect(state.table.seats[0]!.hand).toHaveLength(3);
    expect(question(state)).toBe("act 1");
  });

  test("events are those of all actions, in order", () => {
    const { events } = play(start(), by(0).polishes, by(0).draws, by(1).polishes);
    expect(events).toEqual([
      { type: "polished", seat: 0 },
      { type: "drew", seat: 0, card: start().table.deck.at(-1) },
      { type: "turn-ended", seat: 0 },
      { type: "turn-started", seat: 1 },
      { type: "polished", seat: 1 },
    ]);
  });

  test("revealedTo has each seat that learned something, once and in order", () => {
    expect(play(start(), by(0).polishes).revealedTo).toEqual([]);
    expect(play(start(), by(0).draws, by(1).polishes).revealedTo).toEqual([0]);
    const second = play(start(), by(0).draws, by(1).draws).state;
    expect(play(second, by(2).draws, by(0).draws).revealedTo).toEqual([0, 2]);
    const round = [0, 1, 2, 0, 1].map((seat) => by(seat).draws);
    expect(play(start(), ...round).revealedTo).toEqual([0, 1, 2]);
  });

  test("without actions nothing happens", () => {
    const state = start();
    expect(play(state)).toEqual({ state, events: [], revealedTo: [] });
    expect(play(state).state).toBe(state);
  });

  test("a refused action is an error that names the action and the reason", () => {
    expect(() => play(start(), by(0).polishes, by(1).draws)).toThrow(
      /"type":"draw","seat":1.*refused.*not-your-decision/,
    );
  });

  test("an action of the wrong shape is refused", () => {
    expect(() => play(start(), by(0).plays())).toThrow(/malformed/);
  });

  test("an inconsistent state is an error", () => {
    // The drawn card also stays in the deck.
    const broken = toyWith({
      problems: rules.problems,
      tasks: {
        ...rules.tasks,
        "draw-card": ({ seats, deck }, { seat }) => {
          seats[seat]!.hand.push(deck.at(-1)!);
        },
      },
    });
    const state = broken.setup({ players: 3, turns: 6 }, "a seed").state;
    expect(broken.reduce(state, by(0).draws).ok).toBe(true);
    expect(() => scenario(broken).play(state, by(0).draws)).toThrow(/state of toy/);
  });
});

describe("refusalOf", () => {
  test("gives the refusal of an action of any shape", () => {
    expect(refusalOf(start(), by(1).draws)).toMatchObject({
      code: "not-your-decision",
      params: { deciders: [0] },
    });
    expect(refusalOf(start(), "draw").code).toBe("malformed");
  });

  test("throws for an accepted action", () => {
    expect(() => refusalOf(start(), by(0).draws)).toThrow(/"type":"draw","seat":0.*accepted/);
  });
});

describe("questions and legal actions", () => {
  test("a question has a name and the seats that have to answer", () => {
    expect(question(start())).toBe("act 0");
    expect(question(taxed)).toBe("tribute 1+2");
    expect(question(play(taxed, gifts(1)[0]!).state)).toBe("tribute 2");
  });

  test("after the end the game is over", () => {
    const { state } = toy.setup({ players: 2, turns: 1 }, "a seed");
    expect(question(play(state, by(0).draws).state)).toBe("over");
  });

  test("open lists all legal actions of all deciders", () => {
    expect(open(taxed)).toEqual([...gifts(1), by(1).polishes, ...gifts(2), by(2).polishes]);
    expect(open(start())).toEqual([...toy.legalActions(start(), 0)]);
  });

  test("openKinds lists types of action once, in alphabetical order", () => {
    expect(openKinds(taxed)).toEqual(["give", "polish"]);
    expect(openKinds(start())).toEqual(["draw", "fish", "play", "polish", "tax"]);
  });

  test("legalOf lists the legal actions of a type", () => {
    expect(legalOf(taxed, "give")).toEqual([...gifts(1), ...gifts(2)]);
    expect(legalOf(taxed, "draw")).toEqual([]);
    const cards: readonly number[] = legalOf(taxed, "give").map(({ card }) => card);
    expect(cards).toHaveLength(4);
  });
});

describe("events", () => {
  const { events } = play(start(), by(0).polishes, by(0).draws, by(1).polishes);

  test("kinds lists the types of events in order, as often as they occur", () => {
    expect(kinds(events)).toEqual(["polished", "drew", "turn-ended", "turn-started", "polished"]);
  });

  test("eventsOf lists the events of a type in order", () => {
    expect(eventsOf(events, "polished").map(({ seat }) => seat)).toEqual([0, 1]);
    expect(eventsOf(events, "fished")).toEqual([]);
  });
});
