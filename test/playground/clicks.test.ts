import { type Action, type Rng, rngFrom } from "abyss-rules";
import { describe, expect, test } from "vitest";
import { chosenOf } from "../../docs/playground/src/interaction/chosen-items.ts";
import type {
  ClickableGame,
  SeatView,
} from "../../docs/playground/src/interaction/clickable-game.ts";
import {
  type Click,
  clicksOn,
  type Offer,
  offerOf,
} from "../../docs/playground/src/interaction/clicks.ts";
import {
  chosenFor,
  type PartialAction,
} from "../../docs/playground/src/interaction/partial-action.ts";
import { positions } from "./positions.ts";
import { subjects } from "./subjects.ts";

/** More clicks than any action needs. */
const MOST_CLICKS = 40;

/** Whether the click can be found where the player looks for it: on its item, or among the buttons. */
function canBeClicked(at: ClickableGame, who: SeatView, offer: Offer, click: Click): boolean {
  if (!click.item) return true;
  const chosen = chosenOf(at, who, offer.partial, click.item);
  const copy = click.does === "remove" ? chosen - 1 : chosen;
  return copy >= 0 && clicksOn(at, who, offer, click.item, copy).includes(click);
}

/** A list holds what a half-partial one holds, each as often. */
function holds(list: readonly unknown[], part: readonly unknown[]): boolean {
  const left = list.map((one) => JSON.stringify(one));
  return part.every((one) => {
    const i = left.indexOf(JSON.stringify(one));
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}

/** Whether an action can become of the half-partial one. */
const leadsTo = (partial: PartialAction | undefined, action: Action): boolean =>
  partial !== undefined &&
  Object.entries(partial).every(([field, value]) => {
    const wanted: unknown = Object.entries(action).find(([name]) => name === field)?.[1];
    return Array.isArray(wanted)
      ? holds(wanted, chosenFor(partial, field))
      : JSON.stringify(wanted) === JSON.stringify(value);
  });

const inOrder = (action: Action | undefined): string =>
  JSON.stringify(action, (_, value: unknown) =>
    Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value,
  );

/** The action that comes of clicks towards this one. */
function clickTogether(
  at: ClickableGame,
  who: SeatView,
  action: Action,
  rng: Rng,
): Action | undefined {
  let offer = offerOf(at, who, undefined);
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    if (inOrder(offer.action) === inOrder(action)) return offer.action;
    const towards = offer.clicks.filter(
      (click) =>
        click.does !== "remove" &&
        leadsTo(click.partial, action) &&
        canBeClicked(at, who, offer, click),
    );
    const click = towards[rng.below(towards.length)];
    if (!click) return undefined;
    offer = offerOf(at, who, click.partial);
  }
  return undefined;
}

/** The action that comes of clicks at random, none of which takes anything back. */
function clickOn(
  at: ClickableGame,
  who: SeatView,
  first: PartialAction | undefined,
  rng: Rng,
): Action | undefined {
  let offer = offerOf(at, who, first);
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const open = offer.clicks.filter(({ does }) => does === "start" || does === "add");
    if (offer.action && (open.length === 0 || rng.below(2) === 0)) return offer.action;
    const click = open[rng.below(open.length)];
    if (!click) return offer.action;
    offer = offerOf(at, who, click.partial);
  }
  return undefined;
}

const seeds = ["one", "two"];

describe.each(Object.entries(subjects))("%s", (_, subject) => {
  const { game } = subject;
  const looked = () => seeds.flatMap((seed) => [...positions(subject, seed)]);

  test("whatever is legal can be clicked together", () => {
    const rng = rngFrom("clicks");
    for (const { who, action } of looked())
      expect(inOrder(clickTogether(subject, who, action, rng))).toBe(inOrder(action));
  });

  test("whatever is lit leads to a legal action", () => {
    const rng = rngFrom("lit");
    for (const { who } of looked()) {
      const offer = offerOf(subject, who, undefined);
      const click = offer.clicks[rng.below(offer.clicks.length)];
      if (!click) throw new Error("nothing is lit");
      expect(canBeClicked(subject, who, offer, click)).toBe(true);
      const action = clickOn(subject, who, click.partial, rng);
      if (!action) throw new Error(`a dead end: ${JSON.stringify(click)}`);
      expect(game.refusal(who.view, action)).toBeUndefined();
    }
  });

  test("what was chosen can be taken back or changed, and never leads to a dead end", () => {
    const rng = rngFrom("back");
    let tried = 0;
    for (const { who, action } of looked()) {
      const partial = partOf(action, rng);
      const offer = offerOf(subject, who, partial);
      for (const click of offer.clicks.filter(
        ({ does }) => does === "remove" || does === "replace",
      )) {
        tried += 1;
        expect(canBeClicked(subject, who, offer, click)).toBe(true);
        const done = clickOn(subject, who, click.partial, rng);
        if (!done) throw new Error(`a dead end: ${JSON.stringify({ partial, click })}`);
        expect(game.refusal(who.view, done)).toBeUndefined();
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  test("a button that makes an action whole makes a legal one", () => {
    let whole = 0;
    for (const { who } of looked())
      for (const { action } of offerOf(subject, who, undefined).clicks)
        if (action) {
          whole += 1;
          expect(game.refusal(who.view, action)).toBeUndefined();
        }
    expect(whole).toBeGreaterThan(0);
  });

  test("who is not asked can click nothing", () => {
    for (const { who } of looked()) {
      const asked = game.deciders(who.view);
      const idle = [0, 1, 2].find((seat) => seat < game.seats.max && !asked.includes(seat));
      if (idle !== undefined)
        expect(offerOf(subject, { ...who, seat: idle }, undefined).clicks).toEqual([]);
    }
  });
});

/** A half-partial action of which this one can become: some of its fields. */
function partOf({ seat: _, ...action }: Action, rng: Rng): PartialAction {
  const fields = Object.entries<unknown>(action).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.slice(0, rng.below(value.length + 1)) : value,
  ]);
  return {
    ...Object.fromEntries(fields.filter(([field]) => field !== "type" && rng.below(2) === 0)),
    type: action.type,
  };
}
