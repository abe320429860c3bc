import { describe, expect, test } from "vitest";
import { conspiracy } from "../../src/conspiracy/index.ts";
import type { Action, Event } from "../../src/conspiracy/published-types.ts";
import { visibility } from "../../src/conspiracy/rules.ts";
import type { Viewer } from "../../src/kernel/data/types.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { secretKinds } from "../information/secret-kinds.ts";
import { type Scene, stateOf } from "../lazy-scenes.ts";
import { sorted } from "../tables.ts";
import { conspiracySamples } from "../words/samples/conspiracy.ts";
import { by } from "./by.ts";
import {
  type Area,
  type Description,
  eventsOf,
  lordsOf,
  play,
  prepare,
  question,
  type State,
  takingLocation,
} from "./prepare.ts";

const viewers: Viewer[] = [0, 1, 2, "spectator"];

/** A state with a bit of everything on the table. */
const rich = prepare({
  players: 3,
  seats: [
    {
      lords: ["yellow-1", "yellow-1", "red-3"],
      locations: [{ location: "silver-keys", spot: 2 }],
    },
    { lords: ["blue-6", "blue-4"] },
  ],
  piles: ["red-4", "green-0"],
  available: ["gold-keys"],
  order: { by: 1, draw: 2 },
});

/** One silver key short of searching the deck. */
const searcher: Area = {
  lords: ["yellow-1", "yellow-1", "red-1"],
  locations: [{ location: "search-deck", spot: 2 }],
};
const beforeSearch = prepare({ players: 3, seats: [searcher], nextLords: ["blue-1"] });

describe("views", () => {
  test.each(viewers)("CO-33 everything but the order of the two decks is public: %s", (viewer) => {
    const { table, agenda, ...rest } = conspiracy.view(rich, viewer);
    const { lordDeck, locationDeck, ...shown } = table;
    const { lordDeck: lords, locationDeck: tiles, ...all } = rich.table;
    expect(shown).toEqual(all);
    expect(agenda).toEqual(rich.agenda);
    expect(lordDeck).toEqual(lords.map(() => null));
    expect(locationDeck).toEqual(tiles.map(() => null));
    expect(rest).toEqual({}); // above all not the generator's state
  });

  test("CO-33 drawn lords are public", () => {
    const { state } = play(prepare({ players: 3, nextLords: ["red-3", "blue-4"] }), by(0).draws(2));
    for (const viewer of viewers)
      expect(sorted(conspiracy.view(state, viewer).table.recruits)).toEqual(["blue-4", "red-3"]);
  });

  test("CO-33 drawn locations are public", () => {
    const start = prepare({
      players: 3,
      seats: [{ lords: ["yellow-1"] }],
      nextLords: ["red-1"],
      nextLocations: ["best-red", "seven-points"],
    });
    const { state } = play(start, by(0).draws(1), by(0).drawsLocations(2));
    expect(question(state)).toBe("keep-location 0");
    for (const viewer of viewers)
      expect(conspiracy.view(state, viewer).table.drawn).toEqual(["best-red", "seven-points"]);
  });

  test("CO-33 only the player who searches the location deck sees it", () => {
    const { state } = play(beforeSearch, by(0).draws(1));
    expect(question(state)).toBe("search-locations 0");
    const faceDown = state.table.locationDeck.map(() => null);
    for (const viewer of [1, 2, "spectator"] as const)
      expect(conspiracy.view(state, viewer).table.locationDeck).toEqual(faceDown);
    const seen = conspiracy.view(state, 0).table;
    expect([...seen.locationDeck].sort()).toEqual(sorted(state.table.locationDeck));
    expect(seen.lordDeck).toEqual(state.table.lordDeck.map(() => null));
  });
});

describe("visibility", () => {
  test("CO-33 the two decks are hidden, all else is open", () => {
    const { lordDeck, locationDeck, ...others } = visibility;
    expect(lordDeck).toEqual({ kind: "lord" });
    expect(locationDeck.kind).toBe("location");
    expect(new Set(Object.values(others))).toEqual(new Set(["open"]));
    expect(new Set(Object.keys(visibility))).toEqual(new Set(Object.keys(rich.table)));
  });

  test("CO-27 CO-33 a player who searches the location deck sees it only while searching", () => {
    const { state } = play(beforeSearch, by(0).draws(1));
    const { sees } = visibility.locationDeck;
    expect(viewers.map((viewer) => sees(state, viewer))).toEqual(["all", "none", "none", "none"]);
    for (const other of [beforeSearch, play(state, by(0).takes("gold-keys")).state])
      expect(viewers.map((viewer) => sees(other, viewer))).toEqual(viewers.map(() => "none"));
  });
});

describe("redacted events", () => {
  test("CO-33 every event but the search of the location deck is the same for all", () => {
    const met = new Set<Event["type"]>();
    for (let game = 0; game < 12; game++)
      for (const { events } of playRandomly(conspiracy, { players: 3 }, `information ${game}`))
        for (const event of events) {
          if (event.type === "location-deck-searched") continue;
          met.add(event.type);
          for (const viewer of viewers) expect(conspiracy.redact(event, viewer)).toEqual(event);
        }
    expect(met.size).toBeGreaterThan(15);
  });

  test("CO-33 one kind of event is not the same for all", () => {
    const search = { type: "location-deck-searched", seat: 0, locations: ["gold-keys"] } as const;
    expect(
      secretKinds(conspiracy, { ...conspiracySamples.events, "location-deck-searched": search }),
    ).toEqual(["location-deck-searched"]);
  });

  test("CO-33 others see that the location deck was searched, and its size", () => {
    const { events } = play(beforeSearch, by(0).draws(1));
    const [search] = eventsOf(events, "location-deck-searched");
    expect(conspiracy.redact(search!, 0)).toEqual(search);
    for (const viewer of [1, 2, "spectator"] as const)
      expect(conspiracy.redact(search!, viewer)).toEqual({
        type: "location-deck-searched",
        seat: 0,
        locations: beforeSearch.table.locationDeck.map(() => null),
      });
  });

  test("CO-33 the location taken from the deck is public", () => {
    const { events } = play(beforeSearch, by(0).draws(1), by(0).takes("gold-keys"));
    const [taken] = eventsOf(events, "location-taken");
    expect(conspiracy.redact(taken!, "spectator")).toMatchObject({ location: "gold-keys" });
  });
});

describe("to whom something is revealed", () => {
  const revealedTo = (...args: Parameters<typeof play>) => play(...args).revealedTo;
  const location = (more: Description = {}) => takingLocation({ players: 3, ...more });

  test("CO-33 drawn or revealed lords and drawn locations are revealed to all", () => {
    const three = prepare({ players: 3, nextLords: ["red-3", "blue-4"] }); // lords without a reveal
    expect(revealedTo(three, by(0).draws(1))).toEqual([0, 1, 2]);
    expect(revealedTo(three, by(0).draws(2))).toEqual([0, 1, 2]);
    const six = prepare({ players: 3, piles: ["red-6"] });
    expect(revealedTo(six, by(0).takesPile("red"))).toEqual([0, 1, 2]);
    expect(revealedTo(location(), by(0).drawsLocations(2))).toEqual([0, 1, 2]);
  });

  test("CO-33 moving face-up cards reveals nothing", () => {
    const pile = prepare({ players: 3, piles: ["red-3", "red-4"] });
    expect(revealedTo(pile, by(0).takesPile("red"), by(0).places("red-3"))).toEqual([]);
    expect(
      revealedTo(location({ available: ["seven-points"] }), by(0).takes("seven-points")),
    ).toEqual([]);
    const drawn = play(
      prepare({ players: 3, nextLords: ["red-3", "blue-4"] }),
      by(0).draws(2),
    ).state;
    expect(revealedTo(drawn, by(0).places("red-3"))).toEqual([]);
  });

  test("CO-33 a single drawn location is revealed to all", () => {
    const start = location({ nextLocations: ["seven-points"] });
    expect(revealedTo(start, by(0).drawsLocations(1))).toEqual([0, 1, 2]);
  });

  /** One spot of the chamber is left. */
  const fourteen: Area = { lords: lordsOf(3, 4).slice(0, 14) };
  const drawn = () =>
    play(location({ nextLocations: ["seven-points", "gold-keys"] }), by(0).drawsLocations(2)).state;
  const searched = () => play(beforeSearch, by(0).draws(1)).state;
  const swapping = () =>
    play(
      prepare({ players: 3, seats: [{ lords: ["red-3"] }], nextLords: ["blue-0"] }),
      by(0).draws(1),
    ).state;
  test.each<[string, Scene<State>, Action[]]>([
    ["a drawn location kept", drawn, [by(0).takes("gold-keys")]],
    ["a location taken from the deck", searched, [by(0).takes("gold-keys")]],
    ["an order", () => location({ available: ["force-one"] }), [by(0).takes("force-one")]],
    [
      "the lords reshuffled",
      () => location({ available: ["reshuffle-lords"], piles: ["red-6"] }),
      [by(0).takes("reshuffle-lords")],
    ],
    [
      "the locations reshuffled",
      () => location({ available: ["reshuffle-locations", "gold-keys"] }),
      [by(0).takes("reshuffle-locations")],
    ],
    ["a swap", swapping, [by(0).swaps(1, 2)]],
    ["a swap left out", swapping, [by(0).declines()]],
    [
      "lords that go back, and the end triggered",
      prepare({ players: 3, seats: [fourteen], piles: ["purple-1", "purple-2"] }),
      [by(0).takesPile("purple"), by(0).places("purple-1")],
    ],
    [
      "the end",
      prepare({
        players: 3,
        seats: [{}, { lords: [...fourteen.lords!, "red-0"] }],
        piles: ["purple-1"],
        lastSeat: 0,
      }),
      [by(0).takesPile("purple")],
    ],
  ])("CO-33 without a card turned face up nothing is revealed: %s", (_, start, actions) => {
    expect(revealedTo(stateOf(start), ...actions)).toEqual([]);
  });

  test("CO-33 a search of the location deck is revealed to the searcher", () => {
    const start = prepare({ players: 3, seats: [searcher], piles: ["blue-1"] });
    expect(revealedTo(start, by(0).takesPile("blue"))).toEqual([0]);
    const one = prepare({
      players: 3,
      seats: [searcher],
      piles: ["blue-1"],
      locationDeck: ["gold-keys"],
    });
    expect(revealedTo(one, by(0).takesPile("blue"))).toEqual([0]);
  });

  test("CO-33 a six placed from a pile reveals nothing with an empty deck", () => {
    const state = prepare({ lordDeck: [] });
    const taking = play(state, by(0).takesPile("red"));
    expect(taking.revealedTo).toEqual([]);
    expect(revealedTo(taking.state, by(0).places("red-6"))).toEqual([]);
  });
});

describe("a view is enough to play by", () => {
  test("CO-33 the seat's view allows the same actions as the whole state", () => {
    let seen = 0;
    const text = (actions: Iterable<object>) => [...actions].map((one) => JSON.stringify(one));
    for (let game = 0; game < 5; game++)
      for (const { state } of playRandomly(conspiracy, { players: 4 }, `view ${game}`))
        for (const seat of conspiracy.deciders(state)) {
          const fromView = conspiracy.legalActions(conspiracy.view(state, seat), seat);
          expect(sorted(text(fromView))).toEqual(
            sorted(text(conspiracy.legalActions(state, seat))),
          );
          seen++;
        }
    expect(seen).toBeGreaterThan(100);
  });

  test("CO-33 a sampled state looks the same to its viewer", () => {
    for (const { state } of playRandomly(conspiracy, { players: 3 }, "imagine"))
      for (const viewer of viewers) {
        const view = conspiracy.view(state, viewer);
        const sampled = conspiracy.sampleState(view, "a seed");
        expect(conspiracy.view(sampled, viewer)).toEqual(view);
        expect(() => conspiracy.reduce(JSON.parse(JSON.stringify(sampled)), null)).not.toThrow();
      }
  });
});
