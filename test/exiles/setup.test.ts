import { describe, expect, test } from "vitest";
import { lords } from "../../src/abyss/cards/lords.ts";
import { defaultCatalogue } from "../../src/exiles/cards/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { pearlsOf, sorted } from "../tables.ts";
import { cheap, eventsOf, kinds, question } from "./prepare.ts";

const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
const ids = defaultCatalogue.map(({ id }) => id);

describe("the court", () => {
  test.each([2, 3, 4])("EX-1 %i players: one exile and five lords, nine exiles left", (players) => {
    const { table } = exiles.setup({ players }, "seed").state;
    expect(table.exiles.court).toHaveLength(1);
    expect(table.exiles.deck).toHaveLength(9);
    expect(table.court).toHaveLength(5);
    expect(table.lordDeck).toHaveLength(30);
    expect(sorted([...table.exiles.court, ...table.exiles.deck])).toEqual(sorted(ids));
    expect(sorted([...table.court, ...table.lordDeck])).toEqual(sorted(lords));
  });

  test("EX-1 the exile and the lords are shown as they come", () => {
    const { state, events } = exiles.setup({ players: 2 }, "seed");
    expect(eventsOf(events, "exile-to-court")).toEqual([
      { type: "exile-to-court", exile: state.table.exiles.court[0], seat: null },
    ]);
    expect(eventsOf(events, "court-filled")).toEqual([
      { type: "court-filled", lords: state.table.court },
    ]);
    expect(kinds(events).at(-1)).toBe("turn-started");
  });

  test("EX-1 any exile may come first, and the deck is shuffled", () => {
    const tables = seeds.map((seed) => exiles.setup({ players: 2 }, seed).state.table.exiles);
    expect(sorted(new Set(tables.map(({ court }) => court[0]!)))).toEqual(sorted(ids));
    expect(new Set(tables.map(({ deck }) => deck.join())).size).toBeGreaterThan(50);
  });
});

describe("everything else", () => {
  test("EX-1 nobody has an exile, a location held by exiles or lords set aside", () => {
    const { exiles: area } = exiles.setup({ players: 4 }, "seed").state.table;
    expect(area.seats).toEqual(
      Array.from({ length: 4 }, () => ({ free: [], holding: [], aside: [] })),
    );
    expect(area.payment).toEqual([]);
  });

  test.each([2, 3, 4])("EX-1 the rest is as in Abyss: %i players", (players) => {
    const { state } = exiles.setup({ players, firstPlayer: 1 }, "seed");
    expect(state.table).toMatchObject({ threat: 1, keyTokens: 10, lastSeat: null, track: [] });
    expect(state.table.deck).toHaveLength(71);
    expect(state.table.stack).toHaveLength(19);
    expect(state.table.available).toHaveLength(1);
    expect(state.table.tokens).toHaveLength(20);
    expect(pearlsOf(state)).toEqual(new Array(players).fill(1));
    expect(question(state)).toBe("act 1");
    expect(exiles.seats).toEqual({ min: 2, max: 4 });
  });

  test("EX-1 the same seed gives the same game, which is consistent", () => {
    const { state } = exiles.setup({ players: 3 }, "a");
    expect(exiles.setup({ players: 3 }, "a").state).toEqual(state);
    expect(exiles.setup({ players: 3 }, "b").state).not.toEqual(state);
    expect(readState(exiles, JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test("EX-18 the table contains its catalogue: the default one, or that of the options", () => {
    expect(exiles.setup({ players: 2 }, "a").state.table.exiles.catalogue).toEqual(
      defaultCatalogue,
    );
    const { table } = exiles.setup({ players: 2, catalogue: cheap.slice(3, 7) }, "a").state;
    expect(table.exiles.catalogue).toEqual(cheap.slice(3, 7));
    expect(sorted([...table.exiles.deck, ...table.exiles.court])).toEqual(
      sorted(["stowaway", "poacher", "heretic", "pretender"]),
    );
  });
});
