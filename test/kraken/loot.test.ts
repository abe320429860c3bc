import { describe, expect, test } from "vitest";
import type { Location } from "../../src/kraken/cards/box.ts";
import type { Loot } from "../../src/kraken/cards/loot.ts";
import { kraken, lootOn } from "../../src/kraken/index.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { pearlsOf } from "../tables.ts";
import { by } from "./by.ts";
import {
  eventsOf,
  exploring,
  kinds,
  legalOf,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
  type State,
} from "./prepare.ts";
import { taking, workedExamples } from "./worked-examples.ts";

const me = by(0);
const held = (location: Location) => ({ location, lords: [] });

const lootDeck = (state: State): number => state.table.kraken.lootDeck.length;

describe("a search", () => {
  test.each(["cetacean-graveyard", "abandoned-convoy", "megalodon", "battlefield"] as const)(
    "KR-27 KR-28 on %s: the first card must be drawn, further cards are optional",
    (location) => {
      const { state, events } = taking(location, { nextLoot: [7, 3] });
      expect(lootOn(state.table, location)).toEqual([7]);
      expect(question(state)).toBe("search-loot 0");
      expect(openKinds(state)).toEqual(["draw-loot", "stop-search"]);
      expect(eventsOf(events, "loot-drawn")).toEqual([
        { type: "loot-drawn", seat: 0, location, value: 7 },
      ]);
      const stopped = play(state, me.stops()).state;
      expect(question(stopped)).toBe("act 1");
      expect(lootOn(stopped.table, location)).toEqual([7]);
      const more = play(state, me.drawsLoot()).state;
      expect(lootOn(more.table, location)).toEqual([7, 3]);
    },
  );

  test("KR-27 the Sanctuary of the base game is not a loot location", () => {
    expect(question(taking("sanctuary").state)).toBe("act 1");
  });

  test("KR-27 a location that an ambassador brings is searched", () => {
    const hand = ["crab-5", "squid-2", "jellyfish-1", "seahorse-1", "shellfish-1"] as const;
    const start = prepare({ seats: [{ hand }], court: ["hermit"], nextLocations: ["megalodon"] });
    const { state } = play(start, me.recruits("hermit", hand, 0, "seahorse-1"));
    expect(question(state)).toBe("search-loot 0");
  });

  test("KR-27 KR-33 the Illusionist: loot on the location given away is discarded, the new one is searched", () => {
    const hand = ["jellyfish-5", "jellyfish-4", "jellyfish-1"] as const;
    const start = prepare({
      seats: [{ hand, locations: [held("megalodon")] }],
      loot: [{ location: "megalodon", values: [4, 7] }],
      available: ["battlefield"],
      court: ["illusionist", "tamer", "keeper", "trader"],
      nextLoot: [7],
    });
    const swapping = play(start, me.recruits("illusionist", hand)).state;
    const { state, events } = play(swapping, me.swaps("megalodon", "battlefield"));
    expect(eventsOf(events, "loot-discarded")).toEqual([
      { type: "loot-discarded", location: "megalodon", values: [4, 7] },
    ]);
    expect(state.table.kraken).toMatchObject({
      loot: [{ location: "battlefield", values: [7] }],
      discardedLoot: [4, 7],
    });
    expect(question(state)).toBe("search-loot 0");
  });

  test("KR-33 loot on other locations stays when one without loot is given away", () => {
    const hand = ["jellyfish-5", "jellyfish-4", "jellyfish-1"] as const;
    const loot = [{ location: "megalodon", values: [4, 7] as Loot[] }] as const;
    const start = prepare({
      seats: [{ hand, locations: [held("megalodon"), held("jail")] }],
      loot,
      available: ["chasm"],
      court: ["illusionist", "tamer", "keeper", "trader"],
    });
    const { state, events } = play(
      start,
      me.recruits("illusionist", hand),
      me.swaps("jail", "chasm"),
    );
    expect(state.table.kraken).toMatchObject({ loot, discardedLoot: [] });
    expect(kinds(events)).not.toContain("loot-discarded");
  });

  test("KR-33 of two locations with loot only the one given away loses it", () => {
    const hand = ["jellyfish-5", "jellyfish-4", "jellyfish-1"] as const;
    const start = prepare({
      seats: [{ hand, locations: [held("megalodon"), held("battlefield")] }],
      loot: [
        { location: "megalodon", values: [4, 7] },
        { location: "battlefield", values: [7, 5] },
      ],
      available: ["chasm"],
      court: ["illusionist", "tamer", "keeper", "trader"],
    });
    const { state } = play(
      start,
      me.recruits("illusionist", hand),
      me.swaps("battlefield", "chasm"),
    );
    expect(state.table.kraken).toMatchObject({
      loot: [{ location: "megalodon", values: [4, 7] }],
      discardedLoot: [5, 7],
    });
  });

  test("KR-27 a location taken for Black Smokers is searched", () => {
    const { state } = taking("black-smokers", { nextLocations: ["jail", "megalodon"] });
    expect(question(play(state, me.switches("megalodon")).state)).toBe("search-loot 0");
  });

  test("KR-29 KR-31 bonuses: a key token, 2 pearls, a monster token; none for a 7", () => {
    const { state, events } = taking("megalodon", { nextLoot: [7, 3, 4, 5], nextTokens: [4] });
    expect(kinds(events)).not.toContain("key-tokens-gained");
    const after = play(state, me.drawsLoot(), me.drawsLoot(), me.drawsLoot());
    expect(after.state.table.seats[0]).toMatchObject({ keys: 1, pearls: 2, tokens: [4] });
    expect(eventsOf(after.events, "pearls-gained")).toMatchObject([{ pearls: 2, source: "loot" }]);
  });

  test("KR-29 a bonus that has run out is not given", () => {
    const { state } = taking("megalodon", {
      nextLoot: [5, 7],
      tokensLeft: 0,
      seats: [{}, {}, {}],
    });
    expect(state.table.seats[0]!.tokens).toEqual([]);
    const noKeys = taking("megalodon", { nextLoot: [7, 3], seats: [{}, { keys: 7 }] }).state;
    const drawn = play(noKeys, me.drawsLoot()).state;
    // The three keys that were spent are in the supply again.
    expect(drawn.table.seats[0]!.keys).toBe(1);
  });

  test("KR-30 the ally of a 6: monsters raise the threat and are discarded, a kraken is an ally", () => {
    const { state, events, revealedTo } = taking("megalodon", {
      nextLoot: [6],
      nextCards: ["monster", "monster", "kraken-3"],
      threat: 5,
    });
    expect(state.table).toMatchObject({ threat: 6, discard: ["monster", "monster"] });
    expect(state.table.seats[0]!.hand).toEqual(["crab-1", "kraken-3"]);
    expect(eventsOf(events, "ally-found")).toEqual([
      { type: "ally-found", seat: 0, ally: "kraken-3", monsters: 2 },
    ]);
    expect(eventsOf(events, "threat-raised")).toEqual([{ type: "threat-raised", threat: 6 }]);
    expect(revealedTo).toEqual([0, 1, 2]);
  });

  test("KR-30 the deck is renewed, but not with the monsters revealed; without an ally none is given", () => {
    const { state, events } = taking("megalodon", {
      nextLoot: [6],
      rest: 2,
      nextCards: [],
      council: { crab: ["crab-1"] },
    });
    expect(eventsOf(events, "ally-found")).toEqual([
      { type: "ally-found", seat: 0, ally: null, monsters: 6 },
    ]);
    expect(state.table).toMatchObject({ threat: 6, deck: [] });
    expect(state.table.discard).toEqual(Array(6).fill("monster"));
    const renewed = taking("megalodon", { nextLoot: [6], rest: "discard" });
    expect(kinds(renewed.events)).toContain("deck-renewed");
    expect(renewed.state.table.seats[0]!.hand).toHaveLength(2);
  });

  test.each([1, 2, 3, 6])(
    "KR-30 AB-25 the deck ends after %i of the six monsters: it is renewed, and the ally of the discard is found",
    (before) => {
      const { state, events } = taking("megalodon", {
        nextLoot: [6],
        nextCards: Array(before).fill("monster"),
        rest: 2,
        discard: ["squid-1"],
      });
      const [found] = eventsOf(events, "ally-found");
      // More monsters may come before the ally, as the others are in the discard with it.
      const monsters = 6 - state.table.deck.length;
      expect(found).toEqual({ type: "ally-found", seat: 0, ally: "squid-1", monsters });
      expect(monsters).toBeGreaterThanOrEqual(before);
      expect(eventsOf(events, "deck-renewed")).toEqual([
        { type: "deck-renewed", cards: 6 - before + 1 },
      ]);
      expect(state.table.seats[0]!.hand).toEqual(["crab-1", "squid-1"]);
      expect(state.table.threat).toBe(Math.min(1 + monsters, 6));
      expect(state.table.discard).toEqual(Array(monsters).fill("monster"));
    },
  );

  test("KR-31 a second card of a value ends the search: its bonus is taken, both are discarded", () => {
    const { state } = taking("megalodon", { nextLoot: [4, 7, 4] });
    const { state: end, events } = play(state, me.drawsLoot(), me.drawsLoot());
    expect(question(end)).toBe("act 1");
    expect(end.table.seats[0]!.pearls).toBe(4);
    expect(end.table.kraken).toMatchObject({
      loot: [{ location: "megalodon", values: [7] }],
      discardedLoot: [4, 4],
    });
    expect(kinds(events).slice(-3, -1)).toEqual(["pearls-gained", "loot-discarded"]);
  });

  test("KR-31 loot on other locations does not matter", () => {
    const { state } = taking("megalodon", {
      seats: [{ locations: [held("battlefield")] }],
      loot: [{ location: "battlefield", values: [7] }],
      nextLoot: [7],
    });
    expect(question(state)).toBe("search-loot 0");
  });

  test("KR-32 with an empty loot deck a search does not begin, and a current one ends", () => {
    expect(question(taking("megalodon", { lootDeck: [] }).state)).toBe("act 1");
    const { state } = taking("megalodon", { lootDeck: [7] });
    expect(lootDeck(state)).toBe(0);
    expect(question(state)).toBe("act 1");
    expect(state.table.kraken.discardedLoot).toHaveLength(24);
    const asking = { ask: "search-loot", seats: [0], location: "megalodon" } as const;
    const agenda = [...state.agenda.slice(0, -1), asking];
    const withoutLoot = assumeConsistent(kraken, { ...state, agenda });
    expect(kraken.refusal(withoutLoot, me.drawsLoot())).toMatchObject({
      code: "loot-deck-empty",
      rule: "KR-32",
    });
  });

  test("KR-34 a key token won in a search counts at the control step that is under way", () => {
    const { state } = taking("megalodon", { nextLoot: [3], seats: [{ keys: 5 }] });
    const after = play(state, me.stops()).state;
    expect(question(after)).toBe("control 0");
    expect(after.table.seats[0]!.keys).toBe(3);
  });

  test("AB-60 AB-63 a location drawn for the first control can be taken for the second of the turn", () => {
    const start = prepare({
      seats: [{ keys: 5 }],
      council: { crab: ["crab-1"] },
      available: [],
      nextLocations: ["megalodon", "chasm", "jail"],
      nextLoot: [3],
    });
    const { state } = play(
      start,
      me.requests("crab"),
      me.drawsLocations(2),
      me.controls("megalodon", [], 3),
      me.stops(),
    );
    expect(question(state)).toBe("control 0");
    expect(legalOf(state, "control").map(({ location }) => location)).toEqual(["chasm"]);
    const { table } = play(state, me.controls("chasm", [], 3)).state;
    expect(table.seats[0]!.locations.map(({ location }) => location)).toEqual([
      "megalodon",
      "chasm",
    ]);
    expect(table.available).toEqual([]);
  });

  test("KR-34 in a recruitment it counts at the control step to come", () => {
    const hand = ["crab-5", "squid-2", "jellyfish-1", "seahorse-1", "shellfish-1"] as const;
    const start = prepare({
      seats: [{ hand, keys: 2 }],
      court: ["hermit"],
      nextLocations: ["megalodon", "jail"],
      nextLoot: [3],
    });
    const { state } = play(start, me.recruits("hermit", hand, 0, "seahorse-1"), me.stops());
    expect(question(state)).toBe("control 0");
  });

  test("KR-34 no activated power in a search, nor when krakens are placed or the figure is given", () => {
    const lords = ["slaver", "ferryman"] as const;
    const { state } = taking("megalodon", {
      nextLoot: [7],
      seats: [{ lords }],
      nebulis: [1, 0, 0],
    });
    expect(openKinds(state)).toEqual(["draw-loot", "stop-search"]);
    expect(refusalOf(state, me.usesFerryman()).code).toBe("not-asked");
    const placing = play(
      exploring(["kraken-4", "squid-3"], { seats: [{ lords }], nebulis: [1, 0, 0] }),
      me.takes(),
    ).state;
    expect(question(placing)).toBe("place-kraken 0");
    expect(openKinds(placing)).toEqual(["place-kraken"]);
    expect(refusalOf(placing, me.usesFerryman()).code).toBe("not-asked");
    const giving = play(
      prepare({ seats: [{ lords }], nebulis: [3, 2, 2] }),
      me.usesFerryman(),
    ).state;
    expect(question(giving)).toBe("give-figure 0");
    expect(openKinds(giving)).toEqual(["give-figure"]);
    expect(refusalOf(giving, me.usesFerryman()).code).toBe("not-asked");
  });
});

test("KR-76 a search on Megalodon", () => {
  const state = workedExamples["KR-76"]();
  const { state: end } = play(state, me.drawsLoot(), me.drawsLoot(), me.drawsLoot());
  expect(end.table.seats[0]).toMatchObject({ keys: 2, tokens: [2], hand: ["crab-1", "kraken-3"] });
  expect(end.table.threat).toBe(2);
  expect(end.table.kraken).toMatchObject({
    loot: [{ location: "megalodon", values: [5, 6] }],
    discardedLoot: [3, 3],
  });
  expect(question(end)).toBe("act 1");
  const seats = [...end.table.seats.keys()];
  const [sheet] = kraken.score(seats.map((seat) => kraken.tableau(end, seat)));
  expect(sheet!.lines).toContainEqual({ category: "locations", source: "megalodon", points: 11 });
  expect(pearlsOf(end)[0]).toBe(0);
});

test.each<[Loot, string]>([
  [3, "key"],
  [4, "pearls"],
  [5, "monster"],
  [6, "ally"],
  [7, "nothing"],
])("KR-29 the bonus of a %i: %s", (value, _bonus) => {
  const { events } = taking("megalodon", { nextLoot: [value], nextCards: ["squid-1"] });
  const gains = { 3: "key-tokens-gained", 4: "pearls-gained", 5: "tokens-drawn", 6: "ally-found" };
  const all = kinds(events).filter((type) => Object.values(gains).includes(type));
  expect(all).toEqual(value === 7 ? [] : [gains[value]]);
});
