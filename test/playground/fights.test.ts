// Fights with leviathans, step by step, in positions set up by hand.
import { fromPosition } from "abyss-rules";
import { leviathan, type Position } from "abyss-rules/leviathan";
import { races } from "abyss-rules/leviathan/cards";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { clicksOn, type Offer, offerOf } from "../../docs/playground/src/interaction/clicks.ts";
import type { ItemId, Zone } from "../../docs/playground/src/interaction/item-id.ts";
import type { PartialAction } from "../../docs/playground/src/interaction/partial-action.ts";
import { whyNot } from "../../docs/playground/src/interaction/why-not.ts";
import { AttackFigures } from "../../docs/playground/src/play/actions/attack-figures.tsx";
import { PageLanguageContext } from "../../docs/playground/src/words/page-language.ts";
import { pageLanguages } from "./page-languages.ts";
import { subjects } from "./subjects.ts";

const at = subjects.leviathan;
const item = (zone: Zone, value: ItemId["value"] = null): ItemId => ({ zone, value });

/** The view of seat 0, with leviathans 10 (6, 4) and 3 (9) at the border. */
function seen(position: Partial<Position>) {
  const state = fromPosition(
    leviathan,
    {
      leviathan: {
        border: [
          { space: "4", leviathan: "leviathan-10", lost: 0 },
          { space: "9", leviathan: "leviathan-3", lost: 0 },
        ],
      },
      seats: [{}, {}],
      ...position,
    },
    "fights",
  );
  return { view: leviathan.view(state, 0), seat: 0 };
}

/** A monster is on the track; a crab can attack both leviathans, a squid only leviathan 10. */
const atMonster = seen({
  seats: [{ hand: ["crab-3", "squid-4-fighter"] }, {}],
  track: ["monster"],
  agenda: [{ ask: "explore", seats: [0] }],
});

const clicked = (
  seatView: ReturnType<typeof seen>,
  partial: PartialAction | undefined,
  id: ItemId,
) => clicksOn(at, seatView, offerOf(at, seatView, partial), id, 0).map((click) => click.partial);

/** The texts of the figures of an offer. */
function figures({ meter }: Offer): string[] {
  const html = renderToStaticMarkup(
    createElement(
      PageLanguageContext,
      { value: pageLanguages.en },
      createElement(AttackFigures, { meter }),
    ),
  );
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, text = ""]) =>
    text.replace(/<svg.*?<\/svg>/g, "").replace(/\s+/g, " "),
  );
}

describe("LE-22 LE-23 a fight begins", () => {
  const target = { type: "fight", leviathan: "leviathan-3" };

  test("with a click on the monster, on a leviathan or on an ally", () => {
    expect(clicked(atMonster, undefined, item("track", 0))).toEqual([{ type: "fight" }]);
    expect(clicked(atMonster, undefined, item("leviathan", "leviathan-3"))).toEqual([target]);
    expect(clicked(atMonster, undefined, item("hand", "crab-3"))).toEqual([
      { type: "fight", ally: "crab-3" },
    ]);
  });

  test("the only ally that can attack the target is filled in", () =>
    expect(offerOf(at, atMonster, target)).toMatchObject({
      partial: { ...target, ally: "crab-3" },
      action: { ...target, ally: "crab-3", seat: 0 },
    }));

  test("an ally of another race says why it cannot attack", () =>
    expect(whyNot(at, atMonster, target, item("hand", "squid-4-fighter"))).toMatchObject({
      code: "ally-cannot-attack",
      rule: "LE-22",
    }));
});

describe("the figures of an attack", () => {
  test("LE-25 LE-28 before the roll", () => {
    const { meter, ...offer } = offerOf(at, atMonster, { type: "fight", leviathan: "leviathan-3" });
    expect(meter).toMatchObject({ kind: "attack", resistances: [9], value: 3, needs: 6 });
    expect(figures({ ...offer, ...(meter && { meter }) })).toEqual([
      "Resistance: 9",
      "Attack so far: 3 + One die",
      "Needs a roll of 6 or more",
    ]);
  });

  test("LE-26 with two dice", () =>
    expect(
      figures(
        offerOf(at, atMonster, {
          type: "fight",
          leviathan: "leviathan-10",
          ally: "squid-4-fighter",
        }),
      ),
    ).toEqual([
      "Resistance: 6, 4",
      "Attack so far: 4 + 2 dice, the highest counts",
      "Needs a roll of 2 or more",
    ]));

  test("LE-32 before an ally is chosen, only what must be reached", () => {
    const again = seen({
      leviathan: {
        border: [{ space: "9", leviathan: "leviathan-3", lost: 0 }],
        fight: { target: "leviathan-3", kills: 0 },
      },
      seats: [{ hand: ["crab-3", "crab-4"] }, {}],
      track: ["monster"],
      agenda: [{ ask: "attack", seats: [0] }],
    });
    expect(figures(offerOf(at, again, undefined))).toEqual(["Resistance: 9"]);
    expect(clicked(again, undefined, item("leviathan", "leviathan-3"))).toEqual([
      { type: "attack" },
    ]);
  });

  test("other actions have none", () => {
    const turn = seen({ seats: [{ hand: ["crab-3"] }, {}] });
    expect(figures(offerOf(at, turn, { type: "explore" }))).toEqual([]);
  });
});

describe("after the roll", () => {
  test("LE-27 LE-77 pearls are chosen with buttons, and the figures say what they must reach", () => {
    const rolled = seen({
      leviathan: {
        border: [{ space: "4", leviathan: "leviathan-10", lost: 1 }],
        fight: { target: "leviathan-10", kills: 0 },
      },
      seats: [{ pearls: 5 }, {}],
      track: ["monster"],
      agenda: [{ ask: "add-pearls", seats: [0], attack: 3 }],
    });
    const offer = offerOf(at, rolled, undefined);
    expect(figures(offer)).toEqual(["Resistance: 4", "Attack so far: 3", "Needs 1 more"]);
    expect(
      offer.clicks.find(({ type, does }) => type === "add-pearls" && does === "start"),
    ).toEqual(expect.objectContaining({ action: { type: "add-pearls", seat: 0, pearls: 1 } }));
  });

  test("LE-29 the number of base tokens has a button each", () => {
    // The second life point of leviathan 1 earns two tokens.
    const rewarded = seen({
      leviathan: { border: [{ space: "4", leviathan: "leviathan-1", lost: 2 }] },
      agenda: [{ ask: "draw-tokens", seats: [0], count: 2 }],
    });
    const { clicks } = offerOf(at, rewarded, { type: "draw-tokens" });
    expect(clicks.map(({ action }) => action)).toEqual(
      [0, 1, 2].map((baseTokens) => ({ type: "draw-tokens", seat: 0, baseTokens })),
    );
  });
});

describe("LE-38 LE-39 a leviathan token", () => {
  const revealing = seen({
    leviathan: { seats: [{ tokens: ["council-stack", "key"] }] },
    council: { crab: ["crab-1"], squid: ["squid-1"] },
    agenda: [{ ask: "reveal-token", seats: [0] }],
  });

  test("is clicked and confirmed", () =>
    expect(offerOf(at, revealing, { type: "reveal-token", token: "key" }).action).toEqual({
      type: "reveal-token",
      seat: 0,
      token: "key",
      stack: null,
    }));

  test("of a council stack needs a click on a stack; the stack alone is enough", () => {
    const partial = { type: "reveal-token", token: "council-stack" };
    expect(offerOf(at, revealing, partial).action).toBeUndefined();
    expect(clicked(revealing, partial, item("council", "squid"))).toEqual([
      { ...partial, stack: "squid" },
    ]);
    expect(clicked(revealing, undefined, item("council", "crab"))).toEqual([
      { type: "reveal-token", stack: "crab" },
    ]);
    expect(offerOf(at, revealing, { type: "reveal-token", stack: "crab" }).action).toMatchObject({
      token: "council-stack",
    });
  });
});

test("LE-46 LE-75 the hand limit: allies are clicked, pearls have buttons", () => {
  const hand = races.flatMap((race) =>
    ([1, 2, 3] as const).map((value) => `${race}-${value}` as const),
  );
  const full = seen({
    seats: [{ hand, pearls: 2 }, {}],
    agenda: [{ ask: "trim-hand", seats: [0] }],
  });
  expect(clicked(full, undefined, item("hand", "crab-1"))).toEqual([
    { type: "trim-hand", allies: ["crab-1"] },
  ]);
  const partial = { type: "trim-hand", allies: ["crab-1", "squid-2"] };
  const pearls = offerOf(at, full, partial).clicks.filter(({ field }) => field === "pearls");
  expect(pearls.map(({ value }) => value)).toEqual([0, 1]);
  expect(offerOf(at, full, { ...partial, pearls: 1 }).action).toEqual({
    ...partial,
    seat: 0,
    pearls: 1,
  });
  expect(whyNot(at, full, { ...partial, pearls: 1 }, item("hand", "crab-3"))).toMatchObject({
    code: "wrong-hand-limit",
    rule: "LE-46",
  });
});

test("LE-61 the Breeder's leviathan is placed on a free space", () => {
  const breeding = seen({
    agenda: [{ ask: "place-leviathan", seats: [0], leviathan: "leviathan-20" }],
  });
  expect(clicked(breeding, undefined, item("border-space", "2-3"))).toEqual([
    { type: "place-leviathan", space: "2-3" },
  ]);
  expect(whyNot(at, breeding, undefined, item("border-space", "4"))).toMatchObject({
    code: "space-taken",
  });
});
