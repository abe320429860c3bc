import { describe, expect, test } from "vitest";
import type { State } from "../../src/conspiracy/blueprint.ts";
import type { Event } from "../../src/conspiracy/events.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import type { Seat, Viewer } from "../../src/kernel/types.ts";
import { asked, by, play, playRandomly, prepare } from "./prepare.ts";

const viewers: Viewer[] = [0, 1, 2, "spectator"];

/** A state with something of everything on the table. */
const rich = prepare({
  players: 3,
  seats: [
    {
      lords: ["yellow-1", "yellow-1", "red-3"],
      locations: [{ location: "silver-keys", spot: 2 }],
      pearls: 2,
    },
    { lords: ["blue-6"], pearls: 1 },
  ],
  piles: ["red-4", "green-0"],
  available: ["gold-keys"],
  order: { by: 1, draw: 2 },
});

/** Seat 0 is about to search the deck. */
const beforeSearch = prepare({
  players: 3,
  seats: [
    {
      lords: ["yellow-1", "yellow-1", "red-1"],
      locations: [{ location: "search-deck", spot: 2 }],
    },
  ],
  deckTop: ["blue-1"],
});

describe("what is seen of the table", () => {
  test.each(viewers)("CO-33 everything but the order of the two decks is public: %s", (viewer) => {
    const { table, agenda, ...rest } = conspiracy.view(rich, viewer);
    const { lordDeck, locationDeck, ...open } = table;
    const { lordDeck: lords, locationDeck: tiles, ...all } = rich.table;
    expect(open).toEqual(all);
    expect(agenda).toEqual(rich.agenda);
    expect(lordDeck).toEqual(lords.map(() => null));
    expect(locationDeck).toEqual(tiles.map(() => null));
    expect(rest).toEqual({}); // above all not the words of chance
  });

  test("CO-33 lords drawn are seen by all", () => {
    const { state } = play(prepare({ players: 3, deckTop: ["red-3", "blue-4"] }), by(0).draws(2));
    for (const viewer of viewers)
      expect([...conspiracy.view(state, viewer).table.recruits].sort()).toEqual([
        "blue-4",
        "red-3",
      ]);
  });

  test("CO-33 locations drawn are seen by all", () => {
    const start = prepare({
      players: 3,
      seats: [{ lords: ["yellow-1"] }],
      deckTop: ["red-1"],
      locationDeckTop: ["best-red", "seven-points"],
    });
    const { state } = play(start, by(0).draws(1), by(0).drawsLocations(2));
    expect(asked(state)).toBe("keep-location 0");
    for (const viewer of viewers)
      expect(conspiracy.view(state, viewer).table.drawn).toEqual(["best-red", "seven-points"]);
  });

  test("CO-33 the look through the location deck is private to the chooser", () => {
    const { state } = play(beforeSearch, by(0).draws(1));
    expect(asked(state)).toBe("search-locations 0");
    const faceDown = state.table.locationDeck.map(() => null);
    for (const viewer of [1, 2, "spectator"] as const)
      expect(conspiracy.view(state, viewer).table.locationDeck).toEqual(faceDown);
    const seen = conspiracy.view(state, 0).table;
    expect([...seen.locationDeck].sort()).toEqual([...state.table.locationDeck].sort());
    expect(seen.lordDeck).toEqual(state.table.lordDeck.map(() => null));
  });
});

describe("what is seen of what happens", () => {
  test("CO-33 every event but the look through the location deck is the same for all", () => {
    const kinds = new Set<Event["type"]>();
    for (let game = 0; game < 12; game++) {
      const { state } = conspiracy.setup({ players: 3 }, `information ${game}`);
      playRandomly(state, game, (_, events) => {
        for (const event of events) {
          if (event.type === "location-deck-searched") continue;
          kinds.add(event.type);
          for (const viewer of viewers) expect(conspiracy.redact(event, viewer)).toEqual(event);
        }
      });
    }
    expect(kinds.size).toBeGreaterThan(15);
  });

  test("CO-33 of the look through the location deck others see that it happened, and the number", () => {
    const { events } = play(beforeSearch, by(0).draws(1));
    const search = events.find(({ type }) => type === "location-deck-searched")!;
    expect(conspiracy.redact(search, 0)).toEqual(search);
    for (const viewer of [1, 2, "spectator"] as const)
      expect(conspiracy.redact(search, viewer)).toEqual({
        type: "location-deck-searched",
        seat: 0,
        locations: Array.from({ length: 23 }, () => null),
      });
  });

  test("CO-33 the location found is shown to all", () => {
    const { events } = play(beforeSearch, by(0).draws(1), by(0).takes("gold-keys"));
    const taken = events.find(({ type }) => type === "location-taken")!;
    expect(conspiracy.redact(taken, "spectator")).toMatchObject({ location: "gold-keys" });
  });
});

describe("who learned something", () => {
  const informed = (state: State, ...actions: Parameters<typeof play>[1][]): readonly Seat[] =>
    play(state, ...actions).informed;
  const location = (available: "seven-points"[] = []) =>
    play(
      prepare({ players: 3, seats: [{ lords: ["yellow-1"] }], deckTop: ["red-1"], available }),
      by(0).draws(1),
    ).state;

  test("CO-33 lords drawn or revealed and locations drawn are news to all", () => {
    const three = prepare({ players: 3, deckTop: ["red-3", "blue-4"] }); // these reveal nothing
    expect(informed(three, by(0).draws(1))).toEqual([0, 1, 2]);
    expect(informed(three, by(0).draws(2))).toEqual([0, 1, 2]);
    const six = prepare({ players: 3, piles: ["red-6"] });
    expect(informed(six, by(0).takesPile("red"))).toEqual([0, 1, 2]);
    expect(informed(location(), by(0).drawsLocations(2))).toEqual([0, 1, 2]);
  });

  test("CO-33 what lies open is news to nobody", () => {
    const pile = prepare({ players: 3, piles: ["red-3", "red-4"] });
    expect(informed(pile, by(0).takesPile("red"), by(0).places("red-3"))).toEqual([]);
    expect(informed(location(["seven-points"]), by(0).takes("seven-points"))).toEqual([]);
    const drawn = play(prepare({ players: 3, deckTop: ["red-3", "blue-4"] }), by(0).draws(2)).state;
    expect(informed(drawn, by(0).places("red-3"))).toEqual([]);
  });

  test("CO-33 a look through the location deck is news to the chooser", () => {
    const start = prepare({
      players: 3,
      seats: [
        {
          lords: ["yellow-1", "yellow-1", "red-1"],
          locations: [{ location: "search-deck", spot: 2 }],
        },
      ],
      piles: ["blue-1"],
    });
    expect(informed(start, by(0).takesPile("blue"))).toEqual([0]);
  });

  test("CO-33 a six placed from a pile with an empty deck is news to nobody", () => {
    const state = prepare({ deck: [] });
    const taking = play(state, by(0).takesPile("red"));
    expect(taking.informed).toEqual([]);
    expect(informed(taking.state, by(0).places("red-6"))).toEqual([]);
  });
});

describe("a view is enough to play by", () => {
  test("CO-33 the seat's view allows the same actions as the whole state", () => {
    let seen = 0;
    const visit = (state: State) => {
      for (const seat of conspiracy.deciders(state)) {
        const view = conspiracy.view(state, seat);
        const actions = [...conspiracy.legal(view, seat)];
        const fromState = [...conspiracy.legal(state, seat)];
        const text = (list: object[]) => list.map((one) => JSON.stringify(one)).sort();
        expect(text(actions)).toEqual(text(fromState));
        seen++;
      }
    };
    for (let game = 0; game < 5; game++)
      playRandomly(conspiracy.setup({ players: 4 }, `view ${game}`).state, game, visit);
    expect(seen).toBeGreaterThan(100);
  });

  test("CO-33 an imagined state looks the same to its viewer", () => {
    playRandomly(conspiracy.setup({ players: 3 }, "imagine").state, 1, (state) => {
      for (const viewer of viewers) {
        const view = conspiracy.view(state, viewer);
        const imagined = conspiracy.imagine(view, "a seed");
        expect(conspiracy.view(imagined, viewer)).toEqual(view);
        expect(() => conspiracy.reduce(JSON.parse(JSON.stringify(imagined)), null)).not.toThrow();
      }
    });
  });
});
