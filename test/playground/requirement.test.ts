import { describe, expect, test } from "vitest";
import { offerOf } from "../../docs/playground/src/interaction/clicks.ts";
import {
  type Requirement,
  requirementOf,
} from "../../docs/playground/src/interaction/requirement.ts";
import { positions } from "./positions.ts";
import { type Subject, subjects } from "./subjects.ts";

/** What is needed after each click that a player can begin with, in positions of a random game. */
const needs = (
  subject: Subject,
  stride?: number,
): { readonly type: string; readonly need: Requirement }[] =>
  [...positions(subject, "need", stride)].flatMap(({ who }) =>
    offerOf(subject, who, undefined)
      .clicks.map(({ type, partial }) => ({ type, offer: offerOf(subject, who, partial) }))
      .filter(({ offer }) => !offer.action)
      .map(({ type, offer }) => ({ type, need: requirementOf(offer) })),
  );

describe.each(Object.entries(subjects))("%s", (_, subject) => {
  test("whoever has begun an action is told what it needs, and never that it is no action", () => {
    const all = needs(subject);
    expect(all.length).toBeGreaterThan(0);
    for (const { type, need } of all) {
      expect({ type, need: Object.keys(need) }).toEqual({ type, need: [expect.any(String)] });
      expect(need.refusal?.code).not.toBe("malformed");
    }
  });
});

const fieldsFor = (subject: Subject, wanted: string) =>
  new Set(
    needs(subject, 1)
      .filter(({ type }) => type === wanted)
      .map(({ need }) => need.field),
  );

test("AB-21 a fight asks for its reward", () =>
  expect(fieldsFor(subjects.abyss, "fight")).toEqual(new Set(["reward"])));

test("CO-9 a swap asks for lords, also when one of the two is chosen", () =>
  expect(fieldsFor(subjects.conspiracy, "swap-lords")).toEqual(new Set(["spots"])));

test("nothing is needed by an action that can be done, or that was not begun", () => {
  for (const { who, action } of positions(subjects.abyss, "need")) {
    const { seat: _, ...partial } = action;
    expect(requirementOf(offerOf(subjects.abyss, who, partial))).toEqual({});
    expect(requirementOf(offerOf(subjects.abyss, who, undefined))).toEqual({});
  }
});
