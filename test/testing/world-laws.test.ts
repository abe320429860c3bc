// Who learns what: games that inform too few or too many, and events that show too much.
import { describe, expect, test } from "vitest";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import { type ConspiracyTypes, conspiracy } from "../../src/conspiracy/index.ts";
import type { Game } from "../../src/kernel/contract/game.ts";
import { type Player, RevealCoverage } from "../../src/testing/index.ts";
import { trialOfAbyss, trialOfConspiracy } from "../laws/subjects.ts";
import { breach, fondOf, telling } from "./breaking.ts";

const TOO_FEW = "who is not informed learns nothing: every world held possible stays possible";
const TOO_MANY = "who is informed would have seen something else in some world";
const SHOWN = "events show nobody more than the table does";
const three = { options: { players: 3 } };
const all = [0, 1, 2];

const inAbyss = (game: Game<AbyssTypes>) => ({ ...trialOfAbyss, ...three, game });
const inConspiracy = (game: Game<ConspiracyTypes>) => ({ ...trialOfConspiracy, ...three, game });

/** Informs all three seats, where this happens. */
const informingAll = (happens: (type: string) => boolean): Game<AbyssTypes> =>
  telling(abyss, ({ events, revealedTo }) => ({
    revealedTo: events.some(({ type }) => happens(type)) ? all : revealedTo,
  }));

describe("too few are informed if", () => {
  test.each<[string, Game<AbyssTypes>]>([
    ["nobody is", telling(abyss, () => ({ revealedTo: [] }))],
    ["only who acts is", telling(abyss, (_, __, { seat }) => ({ revealedTo: [seat] }))],
    [
      "who draws tokens is not",
      telling(abyss, ({ events, revealedTo }) => ({
        revealedTo: events.some(({ type }) => type === "tokens-drawn") ? [] : revealedTo,
      })),
    ],
    [
      "everybody sees the tokens drawn",
      {
        ...abyss,
        redact: (event, viewer) =>
          event.type === "tokens-drawn" ? event : abyss.redact(event, viewer),
      },
    ],
    [
      "everybody sees the allies of a stack",
      {
        ...abyss,
        redact: (event, viewer) =>
          event.type === "stacks-taken" ? event : abyss.redact(event, viewer),
      },
    ],
  ])("%s", (_, game) => {
    expect(breach(inAbyss(game), TOO_FEW, 3)).toBeDefined();
  });
});

describe("too many are informed if", () => {
  test.each<[string, string, Player<AbyssTypes["action"]>]>([
    ["draws tokens", "tokens-drawn", fondOf("fight", "explore")],
    ["takes a stack", "stacks-taken", fondOf("request-support")],
  ])("all are where one %s (Abyss)", (_, type, player) => {
    const game = informingAll((happens) => happens === type);
    const subject = { ...inAbyss(game), mostActions: 800 };
    expect(breach(subject, TOO_MANY, 6, player)).toContain("learns nothing from");
  });

  test.each(["pile-taken", "lord-placed"])("all are at %s (Conspiracy)", (type) => {
    const game = telling(conspiracy, ({ events, revealedTo }) => ({
      revealedTo: events.some((event) => event.type === type) ? all : revealedTo,
    }));
    expect(breach(inConspiracy(game), TOO_MANY, 10)).toContain("learns nothing from");
  });

  test("a witness that has seen one game only says nothing of what is rare", () => {
    const rare = informingAll((type) => type === "location-controlled");
    expect(breach(inAbyss(rare), TOO_MANY, 1)).toBeUndefined();
  });

  test("a seat that has learned something once is not told for nothing", () => {
    const witness = new RevealCoverage();
    const draw = { type: "draw", seat: 0 };
    const drawn = [{ type: "drawn", seat: 0, card: 7 }];
    const note = (seat: number, differs: boolean) => witness.record(draw, drawn, seat, differs);
    for (let i = 0; i < 29; i++) expect(note(1, false)).toBeUndefined();
    expect([witness.isCovered(draw, drawn, 0), witness.idle]).toEqual([false, []]);
    expect(note(0, true)).toBeUndefined();
    expect([witness.isCovered(draw, drawn, 0), witness.isCovered(draw, drawn, 1)]).toEqual([
      true,
      false,
    ]);
    expect(note(1, false)).toBe("draw");
    expect(witness.idle).toEqual(["draw", "draw with drawn"]);
    for (let i = 0; i < 100; i++) expect(note(0, false)).toBeUndefined();
  });

  test("what several witnesses have noted is added up", () => {
    const draw = { type: "draw", seat: 0 };
    const testimonyOf = (seat: number, moments: number, hasLearned: boolean) => {
      const witness = new RevealCoverage();
      for (let i = 0; i < moments; i++) witness.record(draw, [], seat, hasLearned);
      return JSON.parse(JSON.stringify(witness.testimony));
    };
    const sum = new RevealCoverage();
    sum.add(testimonyOf(0, 40, false));
    sum.add(testimonyOf(1, 29, false));
    expect(sum.idle).toEqual(["draw draw.seat", "draw draw.seat with "]);
    sum.add(testimonyOf(0, 1, true));
    expect([sum.idle, sum.isCovered(draw, [], 0)]).toEqual([[], true]);
    sum.add(testimonyOf(1, 1, false));
    expect(sum.idle).toEqual(["draw", "draw with "]);
  });
});

describe("events show too much if all are informed, but", () => {
  const everybody = telling(abyss, () => ({ revealedTo: all }));

  test.each(["tokens-drawn", "stacks-taken"])("%s is shown to all", (shown) => {
    const game: Game<AbyssTypes> = {
      ...everybody,
      redact: (event, viewer) => (event.type === shown ? event : abyss.redact(event, viewer)),
    };
    expect(
      breach(
        { ...inAbyss(game), mostActions: 800 },
        SHOWN,
        4,
        fondOf("fight", "explore", "request-support"),
      ),
    ).toContain("sees other events, but the same table");
  });
});

test("what a kind of event shows may be declared", () => {
  const game: Game<AbyssTypes> = {
    ...telling(abyss, () => ({ revealedTo: all })),
    redact: (event, viewer) =>
      event.type === "stacks-taken" ? event : abyss.redact(event, viewer),
  };
  const subject = { ...inAbyss(game), mostActions: 60 };
  const player = fondOf<AbyssTypes["action"]>("request-support");
  expect(breach(subject, SHOWN, 1, player)).toBeDefined();
  expect(breach({ ...subject, reports: ["stacks-taken"] }, SHOWN, 1, player)).toBeUndefined();
});
