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
      expect({ type, need: Object.keys(need) }).toEqual({ type, need: [expect.any(String)] });
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

test("neither a complete action nor an empty one has a requirement", () => {
  for (const { seatView, action } of positions(subjects.abyss, "need")) {
    const { seat: _, ...partial } = action;
    expect(requirementOf(offerOf(subjects.abyss, seatView, partial))).toEqual({});
    expect(requirementOf(offerOf(subjects.abyss, seatView, undefined))).toEqual({});
  }
});
