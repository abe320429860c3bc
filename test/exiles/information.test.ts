import { describe, expect, test } from "vitest";
import { exiles } from "../../src/exiles/index.ts";
import type { Viewer } from "../../src/kernel/data/types.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { payment } from "../abyss/by.ts";
import { abyssEvents, abyssSecrets } from "../abyss/events.ts";
import { secretKinds } from "../information/secret-kinds.ts";
import { sorted } from "../tables.ts";
import { exilesSamples } from "../words/samples/exiles.ts";
import { by } from "./by.ts";
import { cheap, kinds, play, prepare, turnOf } from "./prepare.ts";
import { scenes } from "./scenes.ts";

const viewers: Viewer[] = [0, 1, 2, "spectator"];
const me = by(0);

const rich = prepare({
  seats: [{ hand: ["crab-1", "squid-2"] }, { hand: ["crab-2"] }],
  exilesInCourt: ["deserter", "heretic"],
  nextExiles: ["stowaway"],
  exiles: [
    { free: ["usurer"], holding: [{ location: "jail", exiles: ["mutineer", "rustler"] }] },
    { aside: ["keeper", "reaper"] },
  ],
});

describe("the table", () => {
  test.each(viewers)("EX-1 the exile deck is face down, its size is public: %s", (viewer) => {
    const { deck } = exiles.view(rich, viewer).table.exiles;
    expect(deck).toEqual(rich.table.exiles.deck.map(() => null));
    expect(deck).toHaveLength(cheap.length - 5);
  });

  test.each(viewers)("EX-1 AB-77 everything else about exiles is public: %s", (viewer) => {
    const { deck, ...area } = exiles.view(rich, viewer).table.exiles;
    const { deck: hidden, ...whole } = rich.table.exiles;
    expect(area).toEqual(whole);
    expect(deck).toHaveLength(hidden.length);
  });

  test.each(viewers)("EX-1 AB-77 the view does not depend on the order of decks: %s", (viewer) => {
    const { table } = rich;
    const other = {
      ...rich,
      table: {
        ...table,
        lordDeck: [...table.lordDeck].reverse(),
        exiles: { ...table.exiles, deck: [...table.exiles.deck].reverse() },
      },
    };
    expect(exiles.view(other, viewer)).toEqual(exiles.view(rich, viewer));
  });

  test.each(viewers)("AB-77 hands stay their owner's secret: %s", (viewer) => {
    const { seats } = exiles.view(rich, viewer).table;
    for (const [seat, { hand }] of rich.table.seats.entries())
      expect(seats[seat]!.hand).toEqual(seat === viewer ? hand : hand.map(() => null));
    expect(Object.keys(exiles.view(rich, viewer)).sort()).toEqual(["agenda", "table"]);
  });

  test.each(viewers)(
    "EX-16 allies that were played are open while the Perjurer decides: %s",
    (viewer) => {
      const { state } = play(
        prepare({
          court: ["landowner", "tamer", "jailer", "peddler"],
          seats: [{ hand: payment("landowner") }],
          exiles: [{ free: ["perjurer"] }],
        }),
        me.recruits("landowner"),
      );
      expect(sorted(exiles.view(state, viewer).table.exiles.payment)).toEqual(
        payment("landowner").sort(),
      );
    },
  );
});

describe("events", () => {
  test("EX-17 in the events that exiles add, only the lord that the Conspirator looks at is hidden", () => {
    expect(secretKinds(exiles, { ...abyssEvents, ...exilesSamples.events })).toEqual([
      ...abyssSecrets,
      "lord-looked-at",
    ]);
  });

  test.each(viewers)("EX-2 EX-8 EX-16 what happens to exiles is seen by all: %s", (viewer) => {
    const start = prepare({
      court: ["landowner", "tamer", "jailer"],
      exilesInCourt: ["mutineer"],
      seats: [
        { hand: ["crab-1", ...payment("landowner")], pearls: 1 },
        { locations: [{ location: "jail", lords: ["keeper"] }] },
      ],
      exiles: [{ free: ["perjurer"] }],
    });
    const { events } = play(
      start,
      me.plotsExile(),
      me.recruitsExile("mutineer"),
      me.recaptures("jail", "mutineer", "perjurer"),
    );
    const others = play(start, me.recruits("landowner"), me.takesKey()).events;
    const all = [...events, ...others];
    for (const type of [
      "exile-to-court",
      "exile-recruited",
      "exile-entered",
      "location-recaptured",
      "location-replaced",
      "allies-forsworn",
    ])
      expect(kinds(all)).toContain(type);
    for (const event of all) expect(exiles.redact(event, viewer)).toEqual(event);
  });
});

describe("to whom something is revealed", () => {
  const start = prepare({
    exilesInCourt: ["usurer"],
    court: ["tamer", "jailer", "peddler"],
    seats: [{ hand: ["crab-1"] }, { locations: [{ location: "jail", lords: ["keeper"] }] }],
    exiles: [{ free: ["mutineer"] }],
  });

  test("EX-2 EX-11 a card or a location that is turned up is revealed to everybody", () => {
    expect(play(start, me.plotsExile()).revealedTo).toEqual([0, 1, 2]);
    const { state, revealedTo } = play(start, me.recruitsExile("usurer"));
    // The recruitment reveals an ally of the hand to the others.
    expect(revealedTo).toEqual([1, 2]);
    const taken = play(state, me.recaptures("jail", "mutineer", "usurer"));
    expect(taken.revealedTo).toEqual([0, 1, 2]);
  });

  test("EX-7 an exile that a refill brings is revealed to everybody, even without lords", () => {
    const short = prepare({
      exilesInCourt: ["usurer"],
      court: ["tamer", "jailer"],
      seats: [{ hand: ["crab-1"] }],
      exileDeck: ["rustler"],
      lordDeck: [],
    });
    expect(play(short, me.recruitsExile("usurer")).revealedTo).toEqual([0, 1, 2]);
  });

  test("EX-13 taking an available location reveals nothing", () => {
    const replacing = scenes["replace-location"]["with lords"];
    expect(play(replacing, by(1).replacesLocation("chasm")).revealedTo).toEqual([]);
    const taking = scenes.recapture["one of those available"];
    expect(play(taking, me.recaptures("chasm", "mutineer", "usurer")).revealedTo).toEqual([]);
  });

  test("EX-16 the Perjurer's choice reveals nothing", () => {
    const perjure = play(
      prepare({
        court: ["landowner", "tamer", "jailer", "peddler"],
        seats: [{ hand: payment("landowner") }],
        exiles: [{ free: ["perjurer"] }],
      }),
      me.recruits("landowner"),
    );
    expect(play(perjure.state, me.takesKey()).revealedTo).toEqual([]);
    expect(play(perjure.state, me.affiliates()).revealedTo).toEqual([]);
  });
});

describe("states sampled from a view", () => {
  const looking = turnOf(0, {
    seats: [{ hand: payment("landowner") }],
    exiles: [{ free: ["conspirator"] }],
    nextLords: ["landowner"],
  }).state;

  test.each(viewers)("EX-17 AB-77 are consistent and have the same view: %s", (viewer) => {
    for (const state of [rich, looking])
      for (const seed of ["a", "b", "c"]) {
        const view = exiles.view(state, viewer);
        const sampled = exiles.sampleState(view, seed);
        expect(readState(exiles, JSON.parse(JSON.stringify(sampled)))).toEqual(sampled);
        expect(exiles.view(sampled, viewer)).toEqual(view);
      }
  });

  test("EX-17 the lord being looked at stays on top for its viewer, and may be any lord for others", () => {
    const tops = (viewer: Viewer) =>
      new Set(
        Array.from({ length: 40 }, (_, i) =>
          exiles.sampleState(exiles.view(looking, viewer), `${i}`).table.lordDeck.at(-1),
        ),
      );
    expect([...tops(0)]).toEqual(["landowner"]);
    expect(tops(1).size).toBeGreaterThan(5);
  });

  test("EX-16 EX-17 a lord that is recruited from the deck is face up at the Perjurer's question", () => {
    const state = scenes.perjure["by the Conspirator"];
    for (const viewer of [0, 1, "spectator"] as const) {
      const view = exiles.view(state, viewer);
      expect(view.table.lordDeck.at(-1)).toBe("landowner");
      expect(view.table.lordDeck.slice(0, -1).every((lord) => lord === null)).toBe(true);
      const sampled = exiles.sampleState(view, "x");
      expect(readState(exiles, JSON.parse(JSON.stringify(sampled)))).toEqual(sampled);
    }
  });

  test("EX-17 a view without the lord does not say how to recruit it", () => {
    const view = exiles.view(looking, 1);
    const hidden = "is face down, but seat 0 sees it";
    expect(() => exiles.legalActions(view, 0)).toThrow(hidden);
    expect(() => exiles.refusal(view, me.conspires(["crab-1"]))).toThrow(hidden);
  });
});
