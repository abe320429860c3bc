import { describe, expect, test } from "vitest";
import { defaultCatalogue } from "../../src/exiles/cards/default-catalogue.ts";
import { exiles, type Position } from "../../src/exiles/index.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { rulesError } from "../bad-input/errors.ts";
import { sorted } from "../tables.ts";
import { cheap, question } from "./prepare.ts";

const at = (position: Position, seed = "a seed") => fromPosition(exiles, position, seed);
const ids = defaultCatalogue.map(({ id }) => id);
const seats = [{}, {}];

test("EX-1 parts that are left out are as at the start of a game: five lords and an exile in the court", () => {
  const { table } = at({ seats });
  expect(table.court).toHaveLength(5);
  expect(table.exiles.court).toHaveLength(1);
  expect(sorted([...table.exiles.court, ...table.exiles.deck])).toEqual(sorted(ids));
  expect(table.exiles.catalogue).toEqual(defaultCatalogue);
  expect(table.exiles.seats).toEqual(seats.map(() => ({ free: [], holding: [], aside: [] })));
});

test("EX-6 lords and exiles share the court: the position fills the spaces that it leaves free", () => {
  const named = ["usurer", "heretic", "rustler"];
  expect(at({ seats, exiles: { court: named } }).table.court).toHaveLength(3);
  const court = ["jailer", "oracle", "sage", "elder", "miller", "hermit"] as const;
  expect(at({ seats, court }).table.exiles.court).toEqual([]);
  expect(at({ seats, court: court.slice(1) }).table.exiles.court).toHaveLength(1);
});

test("cards that the position mentions are in their place", () => {
  const { table } = at({
    seats: [{ locations: [{ location: "jail", lords: [] }] }, {}],
    exiles: {
      catalogue: cheap,
      deck: { top: ["poacher"] },
      court: ["usurer"],
      seats: [
        { free: ["heretic"], holding: [{ location: "jail", exiles: ["rustler", "deserter"] }] },
      ],
    },
  });
  expect(table.exiles.catalogue).toEqual(cheap);
  expect(table.exiles.deck.at(-1)).toBe("poacher");
  expect(table.exiles.deck).toHaveLength(10 - 4);
  expect(table.exiles.seats[0]).toMatchObject({ free: ["heretic"], aside: [] });
  expect(table.exiles.seats[1]).toEqual({ free: [], holding: [], aside: [] });
});

test("EX-13 lords set aside are nowhere else", () => {
  const { table } = at({ seats, exiles: { seats: [{ aside: ["jailer", "sage"] }] } });
  const others = [...table.court, ...table.lordDeck];
  expect(others).toHaveLength(33);
  expect(others).not.toContain("jailer");
});

test("EX-16 the allies of a payment on the table are nowhere else", () => {
  const seat = 0;
  const state = at({
    seats: [{}, {}],
    court: ["tamer", "landowner", "oracle"],
    exiles: { court: [], seats: [{ free: ["perjurer"] }], payment: ["seahorse-5", "seahorse-4"] },
    agenda: [
      { do: "next-turn", seat },
      { do: "limit-hand", seat },
      { do: "end-turn", seat },
      { do: "control", seat },
      { do: "check-end", seat },
      { do: "refill-court", seat },
      { do: "power", seat, lord: "landowner", isReplacement: false },
      { do: "enter", seat, lord: "landowner", from: "court" },
      { ask: "perjure", seats: [0], lord: "landowner", affiliate: "seahorse-5" },
    ],
  });
  expect(question(state)).toBe("perjure 0");
  expect(state.table.deck).toHaveLength(71 - 2);
  expect(state.table.deck).not.toContain("seahorse-5");
});

describe("an impossible position is an error with a path", () => {
  test.each<[string, object, string, RegExp]>([
    [
      "an exile twice",
      { court: ["usurer"], seats: [{ free: ["usurer"] }] },
      "exiles.court.0",
      /has 1/,
    ],
    [
      "an exile twice among the free",
      { seats: [{ free: ["heretic"] }, { free: ["usurer", "heretic"] }] },
      "exiles.seats.1.free.1",
      /heretic appears 2 times, the game has 1/,
    ],
    [
      "an exile twice under locations",
      {
        seats: [
          {
            holding: [
              { location: "jail", exiles: ["usurer", "heretic"] },
              { location: "chasm", exiles: ["rustler", "heretic"] },
            ],
          },
        ],
      },
      "exiles.seats.0.holding.1.exiles.1",
      /heretic appears 2 times, the game has 1/,
    ],
    ["an unknown exile", { court: ["joker"] }, "exiles.court.0", /joker.*has 0/],
    [
      "an exile in the deck and held",
      { deck: { top: ["usurer"] }, seats: [{ free: ["usurer"] }] },
      "exiles.deck.top.0",
      /has 1/,
    ],
    ["more seats than players", { seats: [{}, {}, {}] }, "exiles.seats", /3 entries.*2 seats/],
    [
      "a location that is not held",
      { seats: [{ holding: [{ location: "jail", exiles: ["usurer", "heretic"] }] }] },
      "exiles.seats.0.holding.0.location",
      /with no lords under it/,
    ],
    ["a court that is too full", { court: ids.slice(0, 7) }, "exiles.court", /spaces/],
    ["a deck that is not complete", { deck: ["usurer"] }, "exiles.deck", /is the whole deck, but/],
    [
      "a catalogue with an exile twice",
      { catalogue: [...cheap, ...cheap.slice(0, 1)] },
      "exiles.catalogue.10.id",
      /./,
    ],
  ])("%s", (_, area, path, reason) => {
    const error = rulesError(() => at({ seats, exiles: area } as Position));
    expect(error.message).toContain("position of exiles");
    expect(error.path).toBe(path);
    expect(error.reason).toMatch(reason);
  });

  test("a lord set aside and in the court", () => {
    const area = { seats: [{ aside: ["jailer"] as const }] };
    const error = rulesError(() => at({ seats, court: ["sage", "jailer"], exiles: area }));
    expect(error.path).toBe("court.1");
    expect(error.reason).toBe("jailer appears 2 times, the game has 1");
  });

  test("a lord set aside twice", () => {
    const aside = ["jailer"] as const;
    const error = rulesError(() => at({ seats, exiles: { seats: [{ aside }, { aside }] } }));
    expect(error.message).toBe("position of exiles: jailer appears 2 times, the game has 1");
  });
});
