// What viewers learn: `revealedTo` with too few or too many seats, and events that show too much.
import { describe, expect, test } from "vitest";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import { type ConspiracyTypes, conspiracy } from "../../src/conspiracy/index.ts";
import type { Game } from "../../src/kernel/contract/game.ts";
import { type Player, RevealCoverage } from "../../src/testing/index.ts";
import { trialOfAbyss, trialOfConspiracy } from "../laws/subjects.ts";
import { preferring, violationIn, withOutput } from "./breaking.ts";

const NOTHING_LEARNED =
  "viewers outside revealedTo learn nothing: every state that was possible stays possible";
const SOMETHING_LEARNED = "seats in revealedTo would have seen something else in some other state";
const NOT_MORE_THAN_TABLE = "events show no viewer more than the table does";
const three = { options: { players: 3 } };
const all = [0, 1, 2];

const inAbyss = (game: Game<AbyssTypes>) => ({ ...trialOfAbyss, ...three, game });
const inConspiracy = (game: Game<ConspiracyTypes>) => ({ ...trialOfConspiracy, ...three, game });

/** A game that lists all three seats in `revealedTo` after such an event. */
const revealingToAll = (happens: (type: string) => boolean): Game<AbyssTypes> =>
  withOutput(abyss, ({ events, revealedTo }) => ({
    revealedTo: events.some(({ type }) => happens(type)) ? all : revealedTo,
  }));

describe("revealedTo has too few seats if", () => {
  test.each<[string, Game<AbyssTypes>]>([
    ["it is empty", withOutput(abyss, () => ({ revealedTo: [] }))],
    [
      "it has only the acting seat",
      withOutput(abyss, (_, __, { seat }) => ({ revealedTo: [seat] })),
    ],
    [
      "it lacks the seat that draws tokens",
      withOutput(abyss, ({ events, revealedTo }) => ({
        revealedTo: events.some(({ type }) => type === "tokens-drawn") ? [] : revealedTo,
      })),
    ],
    [
      "everybody sees the drawn tokens",
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
    expect(violationIn(inAbyss(game), NOTHING_LEARNED, 3)).toBeDefined();
  });
});

describe("revealedTo has too many seats if", () => {
  test.each<[string, string, Player<AbyssTypes["action"]>]>([
    ["draws tokens", "tokens-drawn", preferring("fight", "explore")],
    ["takes a stack", "stacks-taken", preferring("request-support")],
  ])("it has all when one of them %s (Abyss)", (_, type, player) => {
    const game = revealingToAll((happens) => happens === type);
    const subject = { ...inAbyss(game), mostActions: 800 };
    expect(violationIn(subject, SOMETHING_LEARNED, 6, player)).toContain("learns nothing from");
  });

  test.each(["pile-taken", "lord-placed"])("it has all at %s (Conspiracy)", (type) => {
    const game = withOutput(conspiracy, ({ events, revealedTo }) => ({
      revealedTo: events.some((event) => event.type === type) ? all : revealedTo,
    }));
    expect(violationIn(inConspiracy(game), SOMETHING_LEARNED, 10)).toContain("learns nothing from");
  });

  test("a coverage of a single game gives no verdict on rare actions", () => {
    const rare = revealingToAll((type) => type === "location-controlled");
    expect(violationIn(inAbyss(rare), SOMETHING_LEARNED, 1)).toBeUndefined();
  });

  test("a seat that has learned something once may be in revealedTo", () => {
    const coverage = new RevealCoverage();
    const draw = { type: "draw", seat: 0 };
    const drawn = [{ type: "drawn", seat: 0, card: 7 }];
    const record = (seat: number, differs: boolean) => coverage.record(draw, drawn, seat, differs);
    for (let i = 0; i < 29; i++) expect(record(1, false)).toBeUndefined();
    expect([coverage.isCovered(draw, drawn, 0), coverage.uninformative]).toEqual([false, []]);
    expect(record(0, true)).toBeUndefined();
    expect([coverage.isCovered(draw, drawn, 0), coverage.isCovered(draw, drawn, 1)]).toEqual([
      true,
      false,
    ]);
    expect(record(1, false)).toBe("draw");
    expect(coverage.uninformative).toEqual(["draw", "draw with drawn"]);
    for (let i = 0; i < 100; i++) expect(record(0, false)).toBeUndefined();
  });

  test("counts of several coverages are added up", () => {
    const draw = { type: "draw", seat: 0 };
    const countsOf = (seat: number, moments: number, hasLearned: boolean) => {
      const coverage = new RevealCoverage();
      for (let i = 0; i < moments; i++) coverage.record(draw, [], seat, hasLearned);
      return JSON.parse(JSON.stringify(coverage.counts));
    };
    const sum = new RevealCoverage();
    sum.add(countsOf(0, 40, false));
    sum.add(countsOf(1, 29, false));
    expect(sum.uninformative).toEqual(["draw draw.seat", "draw draw.seat with "]);
    sum.add(countsOf(0, 1, true));
    expect([sum.uninformative, sum.isCovered(draw, [], 0)]).toEqual([[], true]);
    sum.add(countsOf(1, 1, false));
    expect(sum.uninformative).toEqual(["draw", "draw with "]);
  });
});

describe("with all seats in revealedTo, events show too much if", () => {
  const revealingAlways = withOutput(abyss, () => ({ revealedTo: all }));

  test.each(["tokens-drawn", "stacks-taken"])("%s is shown to all", (shown) => {
    const game: Game<AbyssTypes> = {
      ...revealingAlways,
      redact: (event, viewer) => (event.type === shown ? event : abyss.redact(event, viewer)),
    };
    expect(
      violationIn(
        { ...inAbyss(game), mostActions: 800 },
        NOT_MORE_THAN_TABLE,
        4,
        preferring("fight", "explore", "request-support"),
      ),
    ).toContain("sees different events, but the same table");
  });
});

test("types of event that show more can be declared", () => {
  const game: Game<AbyssTypes> = {
    ...withOutput(abyss, () => ({ revealedTo: all })),
    redact: (event, viewer) =>
      event.type === "stacks-taken" ? event : abyss.redact(event, viewer),
  };
  const subject = { ...inAbyss(game), mostActions: 60 };
  const player = preferring<AbyssTypes["action"]>("request-support");
  expect(violationIn(subject, NOT_MORE_THAN_TABLE, 3, player)).toBeDefined();
  expect(
    violationIn({ ...subject, reports: ["stacks-taken"] }, NOT_MORE_THAN_TABLE, 3, player),
  ).toBeUndefined();
});
