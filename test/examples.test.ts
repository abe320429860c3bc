import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as shady from "../docs/examples/exile-with-a-power.ts";
import * as limited from "../docs/examples/hand-limit.ts";
import { gallery, describerFor as galleryDescriber } from "../docs/examples/new-location.ts";
import { describerFor, harbour } from "../docs/examples/new-lord.ts";
import { diving } from "../docs/examples/tiny-game.ts";
import type { Ally } from "../src/abyss/cards/index.ts";
import { exiles } from "../src/exiles/index.ts";
import { exilesBox } from "../src/exiles/rules.ts";
import { fromPosition } from "../src/index.ts";
import { unseen } from "../src/kernel/components/bags.ts";
import { scenario } from "../src/testing/index.ts";
import { galleryOnSolo, harbourOnExiles, harbourOnKraken, trials } from "./example-trials.ts";
import { type Description, prepare } from "./exiles/prepare.ts";
import { withAreas } from "./layers/trial.ts";
import { IS_SAMPLE } from "./repetition.ts";

// The hand limit and the payment with favours are played in test/layers, on many stacks.

test("every example is tested: as a game, as a program in a document, or in another folder", () => {
  const files = readdirSync(new URL("../docs/examples", import.meta.url)).filter((file) =>
    file.endsWith(".ts"),
  );
  const programs = ["first-game", "whole-game", "click-by-click", "position-by-hand"];
  const elsewhere = [
    "boardgame-io",
    "generic-interface",
    "many-games-service",
    "websocket-client",
    "websocket-server",
  ];
  const games = Object.keys(trials).map((name) => name.replace(/ on .*/, ""));
  const names = [...new Set(games), ...programs, ...elsewhere].map((name) => `${name}.ts`);
  expect(files.sort()).toEqual(names.sort());
});

describe("the games satisfy the laws, and their additions occur", () => {
  const added: Readonly<Record<string, readonly string[]>> = {
    "exile-with-a-power": ["informer-paid", "token-stolen"],
    "exile-with-a-power on Exiles with Kraken": ["informer-paid", "token-stolen"],
    "new-location": ["location-taken gallery", "location-taken oyster-bed"],
    "new-location on Solo Conspiracy": ["location-taken gallery", "location-taken oyster-bed"],
    "new-lord": ["key-token-pawned"],
    "new-lord on Kraken": ["key-token-pawned"],
    "new-lord on Exiles": ["key-token-pawned"],
    "hand-limit": ["hand-shed"],
    "payment-of-ones-own": ["favours-spent"],
    "tiny-game": ["dived", "surfaced"],
  };

  // Few games have the new cards in play, even with players who prefer them: these seeds were picked because theirs do.
  const seeds: Readonly<Record<string, string>> = {
    "new-lord": "example 14",
    "new-lord on Kraken": "example 12",
    "new-lord on Exiles": "example 3",
    "new-location": "example 4",
    "new-location on Solo Conspiracy": "example 4",
  };

  test.each(Object.entries(trials))("%s", (name, play) => {
    const seed = seeds[name];
    const tables = IS_SAMPLE && !seed ? [2, 3] : [2, 3, 4];
    const kinds = tables.flatMap((players) => play(players, `${seed ?? "example"} for ${players}`));
    for (const kind of added[name]!) expect(kinds).toContain(kind);
  });
});

describe("a hand limit", () => {
  test("describes its additions, and everything of Abyss", () => {
    const { sentence: say, action, decision } = limited.describerFor([]);
    expect(say({ type: "hand-shed", seat: 1, allies: ["crab-1", "squid-2"] })).toBe(
      "Player 2 gives up crab 1 and squid 2.",
    );
    const params = { limit: 12, sheds: 1, has: 14 };
    expect(say({ code: "hand-over-limit", rule: "HOUSE-1", params })).toBe(
      "Of 14 allies 12 may be kept: give up 2, not 1 (HOUSE-1).",
    );
    expect(say({ type: "turn-started", seat: 0 })).toBe("Player 1's turn.");
    expect(action({ type: "shed", seat: 0, allies: ["crab-1"] })).toBe("Give up crab 1");
    expect(decision({ ask: "shed", seats: [0] })).toBe("Player 1, choose the allies to keep.");
  });
});

describe("new lords", () => {
  const position = { seats: [{ lords: ["pawnbroker"], keys: 1 }, {}] } as const;
  const pawn = { type: "use-pawnbroker", seat: 0 } as const;
  const pawned = [
    { type: "key-token-pawned", seat: 0 },
    { type: "pearls-gained", seat: 0, pearls: 2, source: "pawnbroker" },
  ];

  test("the Pawnbroker is used on Abyss, Kraken and Exiles, once per turn", () => {
    const onAbyss = harbour.reduce(fromPosition(harbour, position, "x"), pawn);
    expect(onAbyss).toMatchObject({ ok: true, events: pawned });
    const onKraken = harbourOnKraken.reduce(fromPosition(harbourOnKraken, position, "x"), pawn);
    expect(onKraken).toMatchObject({ ok: true, events: pawned });
    const onExiles = harbourOnExiles.reduce(fromPosition(harbourOnExiles, position, "x"), pawn);
    expect(onExiles).toMatchObject({ ok: true, events: pawned });
    expect(onAbyss.ok && harbour.reduce(onAbyss.state, pawn).ok).toBe(false);
  });

  test("are described", () => {
    const { sentence, card } = describerFor(["Ann"]);
    expect(sentence({ type: "key-token-pawned", seat: 0 })).toBe("Ann pawns a key token.");
    expect(card("herald").name).toBe("Herald");
  });
});

describe("new locations", () => {
  /** Six lords of three colours. */
  const lords = ["blue-6", "blue-4", "red-2", "red-1", "green-0", "green-3"] as const;
  const locations = ["gallery", "oyster-bed"] as const;
  const tableau = { lords, locations, pearls: 3, pearlMaster: true };

  test("are scored, on Solo Conspiracy for the player only (CO-49)", () => {
    const scored = (sheet: { readonly lines: readonly object[] } | undefined) =>
      sheet?.lines.filter((line) => "category" in line && line.category === "locations");
    const points = { category: "locations", points: 6 };
    const expected = [
      { ...points, source: "gallery" },
      { ...points, source: "oyster-bed", points: 2 },
    ];
    expect(scored(gallery.score([tableau])[0])).toEqual(expected);
    const other = { lords: [], locations: [], pearls: 0, pearlMaster: false };
    const won = galleryOnSolo.score([tableau, { ...other, opponent: "mage" }]);
    expect(scored(won[0])).toEqual(expected);
    const lost = galleryOnSolo.score([other, { ...tableau, opponent: "mage" }]);
    expect(scored(lost[1])?.map((line) => ({ ...line, points: 5 }))).toEqual(scored(lost[1]));
  });

  test("are dealt: a bonus location with the option, one of another set always", () => {
    const dealt = (bonusLocations: boolean) => {
      const { table } = gallery.setup({ players: 2, bonusLocations }, "x").state;
      return [...table.available, ...table.locationDeck];
    };
    expect(dealt(false)).toHaveLength(25);
    expect(dealt(false)).toContain("gallery");
    expect(dealt(true)).toHaveLength(31);
    expect(dealt(true)).toContain("oyster-bed");
  });

  test("are described", () => {
    const { sentence, card } = galleryDescriber(["Ann"]);
    expect(sentence({ type: "location-taken", seat: 0, location: "gallery", spot: 4 })).toBe(
      'Ann takes "Gallery" and puts it on spot 4.',
    );
    expect(card("oyster-bed").text).toBe("2 points. At once: gain 3 pearls.");
  });
});

describe("exiles with custom powers", () => {
  const { play, question, eventsOf } = scenario(shady.shady);
  const catalogue = exilesBox.with(shady.shadyCards).exiles;
  const powerless = catalogue.map((card) => ({ ...card, power: null }));
  /** Laid out as a table of Exiles, which does not know the powers; the catalogue adds them. */
  const at = (description: Description) => {
    const state = prepare({ catalogue: powerless, ...description });
    return withAreas(shady.shady, state, { exiles: { ...state.table.exiles, catalogue } });
  };

  test("are dealt with those of the library, and the standard game rejects their powers", () => {
    const { state } = shady.shady.setup({ players: 2 }, "x");
    expect(state.table.exiles.catalogue).toEqual(catalogue);
    expect(catalogue).toHaveLength(12);
    expect(() => exiles.setup({ players: 2, catalogue }, "x")).toThrow("catalogue.10.power");
  });

  test("the Pickpocket steals a monster token at the beginning of its owner's turn", () => {
    const start = at({
      exiles: [{ free: ["pickpocket"] }],
      turn: { seat: 2 },
      council: { crab: ["crab-1"], squid: ["squid-1"] },
      seats: [{}, { tokens: [2] }, { tokens: [3] }],
    });
    const support = { type: "request-support", seat: 2, stacks: ["crab"] } as const;
    const { state } = play(start, support);
    expect(question(state)).toBe("steal-token 0");
    const { state: after } = play(state, { type: "steal-token", seat: 0, from: 1 });
    expect(after.table.seats.map(({ tokens }) => tokens)).toEqual([[2], [], [3]]);
    expect(question(after)).toBe("act 0");
    // Seat 1 has no Pickpocket.
    const squid = { ...support, seat: 0, stacks: ["squid"] } as const;
    expect(question(play(after, squid).state)).toBe("act 1");
  });

  test("the Informer brings a pearl when an opponent recruits a lord, not when its owner does", () => {
    const allies: Ally[] = ["seahorse-1", "seahorse-4", "seahorse-5"];
    const paid = (free: readonly string[][]) => {
      const { state, events } = play(
        at({
          court: ["landowner", "tamer", "miller", "keeper"],
          exiles: free.map((ids) => ({ free: ids })),
          seats: [{ hand: allies }],
        }),
        { type: "recruit", seat: 0, lord: "landowner", allies, affiliate: "seahorse-1" },
      );
      return {
        pearls: state.table.seats.map(({ pearls }) => pearls),
        paidEvents: eventsOf(events, "informer-paid"),
      };
    };
    const paidEvents = [{ type: "informer-paid", seat: 2 }];
    expect(paid([[], [], ["informer"]])).toEqual({ pearls: [1, 1, 2], paidEvents });
    expect(paid([["informer"], [], []])).toEqual({ pearls: [1, 1, 1], paidEvents: [] });
  });

  test("are described", () => {
    expect(shady.describe({ type: "informer-paid", seat: 2 })).toBe(
      "The Informer brings Player 3 1 pearl.",
    );
    expect(shady.describe({ type: "exile-entered", seat: 0, exile: "pickpocket" })).toBe(
      "The Pickpocket joins Player 1.",
    );
  });
});

describe("diving", () => {
  const { play, question, refusalOf } = scenario(diving);
  const dive = { type: "dive", seat: 0 } as const;
  const surface = { type: "surface", seat: 0 } as const;
  const { state } = diving.setup({ players: 2 }, "x");
  /** The deck with these on top, the top one first. */
  const withNext = (...next: readonly ("pearl" | "shark")[]) =>
    withAreas(diving, state, {
      deck: [...unseen(state.table.deck, next), ...next.toReversed()],
    });

  test("pearls are caught until the diver surfaces", () => {
    expect(refusalOf(state, surface)).toEqual({
      code: "nothing-caught",
      rule: "DIVE-2",
      params: {},
    });
    const caught = play(withNext("pearl", "pearl"), dive, dive);
    expect(caught.state.table.seats[0]).toEqual({ catch: 2, home: 0 });
    const home = play(caught.state, surface);
    expect(home.state.table.seats[0]).toEqual({ catch: 0, home: 2 });
    expect(home.events).toEqual([{ type: "surfaced", seat: 0, pearls: 2 }]);
    expect(home.revealedTo).toEqual([]);
    expect(question(home.state)).toBe("dive 1");
  });

  test("a shark scatters the catch and ends the turn", () => {
    const { state: after, revealedTo } = play(withNext("pearl", "shark"), dive, dive);
    expect(after.table.seats[0]).toEqual({ catch: 0, home: 0 });
    expect(after.table.discard).toEqual(["pearl", "shark"]);
    expect(revealedTo).toEqual([0, 1]);
    expect(question(after)).toBe("dive 1");
  });

  test("the game ends with the deck, and pearls at home count", () => {
    const last = withAreas(diving, state, {
      seats: [
        { catch: 3, home: 1 },
        { catch: 0, home: 2 },
      ],
      deck: ["pearl"],
      discard: unseen(state.table.deck, ["pearl"]),
    });
    const { state: over } = play(last, dive);
    expect(question(over)).toBe("over");
    expect(diving.standings(over)).toMatchObject({ winners: [1] });
    expect(() => withAreas(diving, over, { turn: 2 })).toThrow("expected a seat from 0 to 1");
  });
});
