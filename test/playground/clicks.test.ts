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

/** True if the player can find the click: on its item, or among the buttons. */
function canBeClicked(at: ClickableGame, seatView: SeatView, offer: Offer, click: Click): boolean {
  if (!click.item) return true;
  const chosen = chosenOf(at, seatView, offer.partial, click.item);
  const copy = click.does === "remove" ? chosen - 1 : chosen;
  return copy >= 0 && clicksOn(at, seatView, offer, click.item, copy).includes(click);
}

/** True if a list contains all members of a part of it, with their copies. */
function holds(list: readonly unknown[], part: readonly unknown[]): boolean {
  const left = list.map((one) => JSON.stringify(one));
  return part.every((one) => {
    const i = left.indexOf(JSON.stringify(one));
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}

/** True if the partial action can become this action. */
const leadsTo = (partial: PartialAction | undefined, action: Action): boolean =>
  partial !== undefined &&
  Object.entries(partial).every(([field, value]) => {
    const target: unknown = Object.entries(action).find(([name]) => name === field)?.[1];
    return Array.isArray(target)
      ? holds(target, chosenFor(partial, field))
      : JSON.stringify(target) === JSON.stringify(value);
  });

const inOrder = (action: Action | undefined): string =>
  JSON.stringify(action, (_, value: unknown) =>
    Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value,
  );

/** Clicks towards an action; returns the action that results. */
function clickTowards(
  at: ClickableGame,
  seatView: SeatView,
  action: Action,
  rng: Rng,
): Action | undefined {
  let offer = offerOf(at, seatView, undefined);
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    if (inOrder(offer.action) === inOrder(action)) return offer.action;
    const towards = offer.clicks.filter(
      (click) =>
        click.does !== "remove" &&
        leadsTo(click.partial, action) &&
        canBeClicked(at, seatView, offer, click),
    );
    const click = towards[rng.below(towards.length)];
    if (!click) return undefined;
    offer = offerOf(at, seatView, click.partial);
  }
  return undefined;
}

/** Clicks at random without removing anything; returns the action that results. */
function clickAtRandom(
  at: ClickableGame,
  seatView: SeatView,
  first: PartialAction | undefined,
  rng: Rng,
): Action | undefined {
  let offer = offerOf(at, seatView, first);
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const open = offer.clicks.filter(({ does }) => does === "start" || does === "add");
    if (offer.action && (open.length === 0 || rng.below(2) === 0)) return offer.action;
    const click = open[rng.below(open.length)];
    if (!click) return offer.action;
    offer = offerOf(at, seatView, click.partial);
  }
  return undefined;
}

const seeds = ["one", "two"];

describe.each(Object.entries(subjects))("%s", (_, subject) => {
  const { game } = subject;
  const samples = () => seeds.flatMap((seed) => positions(subject, seed));

  test("every legal action can be reached by clicks", () => {
    const rng = rngFrom("clicks");
    for (const { seatView, action } of samples())
      expect(inOrder(clickTowards(subject, seatView, action, rng))).toBe(inOrder(action));
  });

  test("every lit item leads to a legal action", () => {
    const rng = rngFrom("lit");
    for (const { seatView } of samples()) {
      const offer = offerOf(subject, seatView, undefined);
      const click = offer.clicks[rng.below(offer.clicks.length)];
      if (!click) throw new Error("nothing is lit");
      expect(canBeClicked(subject, seatView, offer, click)).toBe(true);
      const action = clickAtRandom(subject, seatView, click.partial, rng);
      if (!action) throw new Error(`a dead end: ${JSON.stringify(click)}`);
      expect(game.refusal(seatView.view, action)).toBeUndefined();
    }
  });

  test("choices can be removed or replaced, and never lead to a dead end", () => {
    const rng = rngFrom("back");
    let tried = 0;
    for (const { seatView, action } of samples()) {
      const partial = partOf(action, rng);
      const offer = offerOf(subject, seatView, partial);
      for (const click of offer.clicks.filter(
        ({ does }) => does === "remove" || does === "replace",
      )) {
        tried += 1;
        expect(canBeClicked(subject, seatView, offer, click)).toBe(true);
        const done = clickAtRandom(subject, seatView, click.partial, rng);
        if (!done) throw new Error(`a dead end: ${JSON.stringify({ partial, click })}`);
        expect(game.refusal(seatView.view, done)).toBeUndefined();
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  test("a button that completes an action gives a legal one", () => {
    let whole = 0;
    for (const { seatView } of samples())
      for (const { action } of offerOf(subject, seatView, undefined).clicks)
        if (action) {
          whole += 1;
          expect(game.refusal(seatView.view, action)).toBeUndefined();
        }
    expect(whole).toBeGreaterThan(0);
  });

  test("a seat that has nothing to decide can click nothing", () => {
    for (const { seatView } of samples()) {
      const deciders = game.deciders(seatView.view);
      const idle = [0, 1, 2].find((seat) => seat < game.seats.max && !deciders.includes(seat));
      if (idle !== undefined)
        expect(offerOf(subject, { ...seatView, seat: idle }, undefined).clicks).toEqual([]);
    }
  });
});

/** A partial action with some of the fields of this one. */
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
