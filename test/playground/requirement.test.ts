import { fromPosition } from "abyss-rules";
import { abyss } from "abyss-rules/abyss";
import { describe, expect, test } from "vitest";
import { offerOf } from "../../docs/playground/src/interaction/clicks.ts";
import {
  type Requirement,
  requirementOf,
} from "../../docs/playground/src/interaction/requirement.ts";
import { positions } from "./positions.ts";
import { type Subject, subjects } from "./subjects.ts";

/** The requirements after each possible first click, in positions of a random game. */
const needs = (
  subject: Subject,
  stride?: number,
  actionType?: string,
): { readonly type: string; readonly need: Requirement }[] =>
  positions(subject, "need", stride).flatMap(({ seatView }) =>
    offerOf(subject, seatView, undefined)
      .clicks.filter(({ type }) => type === (actionType ?? type))
      .map(({ type, partial }) => ({ type, offer: offerOf(subject, seatView, partial) }))
      .filter(({ offer }) => !offer.action)
      .map(({ type, offer }) => ({ type, need: requirementOf(offer) })),
  );

describe.each(Object.entries(subjects))("%s", (_, subject) => {
  test("a partial action has a requirement, which is never that it is malformed", () => {
    const all = needs(subject);
    expect(all.length).toBeGreaterThan(0);
    for (const { type, need } of all) {
      expect({ type, needs: Object.keys(need).length > 0 }).toEqual({ type, needs: true });
      expect(need.refusal?.code).not.toBe("malformed");
    }
  });
});

const fieldsFor = (subject: Subject, actionType: string) =>
  new Set(needs(subject, 1, actionType).map(({ need }) => need.field));

test("AB-21 a fight asks for its reward", () =>
  expect(fieldsFor(subjects.abyss, "fight")).toEqual(new Set(["reward"])));

test("CO-9 a swap asks for lords, also when one of the two is chosen", () =>
  expect(fieldsFor(subjects.conspiracy, "swap-lords")).toEqual(new Set(["spots"])));

test("AB-26 a field in which nothing is chosen yet is no mistake", () => {
  const state = fromPosition(
    abyss,
    { council: { crab: ["crab-1"], squid: ["squid-1"] }, seats: [{}, {}] },
    "need",
  );
  const offer = offerOf(
    subjects.abyss,
    { view: abyss.view(state, 0), seat: 0 },
    { type: "request-support" },
  );
  expect(offer.missing?.code).toBe("wrong-number-of-stacks");
  expect(requirementOf(offer)).toEqual({ field: "stacks" });
});

test("AB-30 a recruitment that is paid asks for the ally to affiliate, not for more allies", () => {
  const hand = ["crab-4", "jellyfish-1", "squid-1", "shellfish-5"] as const;
  const position = { court: ["jailer"], seats: [{ hand, pearls: 0 }, {}] } as const;
  const view = abyss.view(fromPosition(abyss, position, "need"), 0);
  const partial = { type: "recruit", lord: "jailer", allies: ["crab-4", "jellyfish-1", "squid-1"] };
  const offer = offerOf(subjects.abyss, { view, seat: 0 }, partial);
  expect(requirementOf(offer)).toEqual({ field: "affiliate" });
});

test("neither a complete action nor an empty one has a requirement", () => {
  for (const { seatView, action } of positions(subjects.abyss, "need")) {
    const { seat: _, ...partial } = action;
    expect(requirementOf(offerOf(subjects.abyss, seatView, partial))).toEqual({});
    expect(requirementOf(offerOf(subjects.abyss, seatView, undefined))).toEqual({});
  }
});
