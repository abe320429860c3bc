// The effects of single clicks, in positions set up by hand.
import { fromPosition } from "abyss-rules";
import { abyss, type Position } from "abyss-rules/abyss";
import type { Ally } from "abyss-rules/abyss/cards";
import { conspiracy } from "abyss-rules/conspiracy";
import { describe, expect, test } from "vitest";
import { chosenOf, itemsOf } from "../../docs/playground/src/interaction/chosen-items.ts";
import {
  answersOf,
  type Click,
  clicksOn,
  offerOf,
} from "../../docs/playground/src/interaction/clicks.ts";
import type { ItemId, Zone } from "../../docs/playground/src/interaction/item-id.ts";
import type { PartialAction } from "../../docs/playground/src/interaction/partial-action.ts";
import { type Subject, subjects } from "./subjects.ts";

const at = subjects.abyss;
const item = (zone: Zone, value: ItemId["value"] = null): ItemId => ({ zone, value });

function seen(position: Omit<Position, "seats">, hand: readonly Ally[] = [], pearls = 0) {
  const state = fromPosition(abyss, { ...position, seats: [{ hand, pearls }, {}] }, "clicks");
  return { view: abyss.view(state, 0), seat: 0 };
}

/** The partial actions after a click on the nth copy of an item. */
const clicked = (
  seatView: ReturnType<typeof seen>,
  partial: PartialAction | undefined,
  id: ItemId,
  copy = 0,
) =>
  clicksOn(at, seatView, offerOf(at, seatView, partial), id, copy).map(
    (click: Click) => click.partial,
  );

// Both lords cost 6, in three races: the Jailer requires a crab, the Shopkeeper a shellfish.
const hand = ["crab-3", "crab-3", "shellfish-2", "squid-1"] as const;
const seatView = seen({ court: ["jailer", "shopkeeper"] }, hand, 9);

describe("a click", () => {
  test("on a lord or on an ally starts a recruitment", () => {
    expect(clicked(seatView, undefined, item("court", "jailer"))).toEqual([
      { type: "recruit", lord: "jailer" },
    ]);
    expect(clicked(seatView, undefined, item("hand", "squid-1"))).toEqual([
      { type: "recruit", allies: ["squid-1"] },
    ]);
  });

  test("on a deck starts its action, and a second click cancels it", () => {
    const deck = item("exploration-deck");
    expect(clicked(seatView, undefined, deck)).toEqual([{ type: "explore" }]);
    const offer = offerOf(at, seatView, { type: "explore" });
    expect(offer.action).toEqual({ type: "explore", seat: 0 });
    expect(chosenOf(at, seatView, offer.partial, deck)).toBe(1);
    expect(clicked(seatView, { type: "explore" }, deck)).toEqual([undefined]);
  });

  test("adds an ally; on a chosen one it removes that one only", () => {
    const partial = { type: "recruit", lord: "jailer", allies: ["crab-3", "squid-1"] };
    expect(clicked(seatView, partial, item("hand", "crab-3"), 0)).toEqual([
      { type: "recruit", lord: "jailer", allies: ["squid-1"] },
    ]);
    // The second of two equal allies is not chosen yet.
    expect(clicked(seatView, partial, item("hand", "crab-3"), 1)).toEqual([
      { type: "recruit", lord: "jailer", allies: ["crab-3", "squid-1", "crab-3"] },
    ]);
  });

  test("on the only chosen item cancels the action", () =>
    expect(clicked(seatView, { type: "recruit", lord: "jailer" }, item("court", "jailer"))).toEqual(
      [undefined],
    ));

  test("on another lord replaces the lord, and keeps the allies", () =>
    expect(
      clicked(
        seatView,
        { type: "recruit", lord: "jailer", allies: ["crab-3"] },
        item("court", "shopkeeper"),
      ),
    ).toEqual([{ type: "recruit", lord: "shopkeeper", allies: ["crab-3"] }]));

  test("AB-26 on another council stack replaces the stack", () => {
    const council = seen({ council: { crab: ["crab-1"], squid: ["squid-1"] } });
    expect(
      clicked(council, { type: "request-support", stacks: ["crab"] }, item("council", "squid")),
    ).toEqual([{ type: "request-support", stacks: ["squid"] }]);
  });
});

describe("a field with one possible value", () => {
  test("AB-30 is filled in: the only ally that can be affiliated", () => {
    const partial = {
      type: "recruit",
      lord: "jailer",
      allies: ["crab-3", "shellfish-2", "squid-1"],
    };
    expect(offerOf(at, seatView, partial)).toMatchObject({
      partial: { affiliate: "squid-1" },
      action: { ...partial, seat: 0, affiliate: "squid-1" },
    });
  });

  test("AB-30 is not filled in if there is a choice: then buttons complete the action", () => {
    const two = seen({ court: ["jailer"] }, ["crab-1", "shellfish-1", "squid-2"], 9);
    const partial = {
      type: "recruit",
      lord: "jailer",
      allies: ["crab-1", "shellfish-1", "squid-2"],
    };
    const { action, clicks } = offerOf(at, two, partial);
    expect(action).toBeUndefined();
    expect(clicks.filter(({ field }) => field === "affiliate")).toMatchObject([
      { value: "crab-1", action: { affiliate: "crab-1" } },
      { value: "shellfish-1", action: { affiliate: "shellfish-1" } },
    ]);
  });

  test("AB-27 is filled in with all allies, if only one payment is possible", () =>
    expect(offerOf(at, seatView, { type: "recruit", lord: "jailer" })).toMatchObject({
      partial: { allies: ["crab-3", "shellfish-2", "squid-1"], affiliate: "squid-1" },
      action: { type: "recruit", lord: "jailer" },
    }));

  test("AB-27 is not enough if there are several payments: the offer says why", () => {
    const more = seen({ court: ["jailer"] }, ["crab-1", "shellfish-1", "squid-2", "squid-3"], 9);
    expect(offerOf(at, more, { type: "recruit", lord: "jailer" })).toMatchObject({
      partial: { allies: ["crab-1", "shellfish-1"] },
      missing: { rule: "AB-27" },
    });
  });
});

describe("the buttons of a question", () => {
  const answers = (seat: number, view: object, subject: Subject = subjects.conspiracy) =>
    answersOf(offerOf(subject, { view, seat }, undefined)).map(
      ({ type, action }) => action ?? { type },
    );

  test("CO-4 are whole actions if they differ in a value that is nowhere on the table", () => {
    const { state } = conspiracy.setup({ players: 2, firstPlayer: 0 }, "answers");
    expect(answers(0, conspiracy.view(state, 0))).toEqual(
      [1, 2, 3].map((count) => ({ type: "draw-lords", seat: 0, count })),
    );
  });

  test("AB-26 are types of action if the rest is chosen on the table", () => {
    const { view } = seen({ council: { crab: ["crab-1"], squid: ["squid-1"] } });
    expect(answers(0, view, at)).toEqual([
      { type: "explore", seat: 0 },
      { type: "request-support" },
    ]);
  });
});

test("a hint shows the items of its action", () => {
  const partial = {
    type: "recruit",
    lord: "jailer",
    allies: ["crab-3", "crab-3"],
    affiliate: "crab-3",
  };
  expect(itemsOf(at, seatView, partial)).toEqual([
    item("court", "jailer"),
    item("hand", "crab-3"),
    item("hand", "crab-3"),
  ]);
  expect(itemsOf(at, seatView, { type: "plot" })).toEqual([item("lord-deck")]);
});
