// Views that show what is hidden or hide what is open, and wrong declarations of places.
import { describe, expect, test } from "vitest";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import { exilesKraken } from "../../src/exiles-kraken/index.ts";
import { faceDown } from "../../src/kernel/components/bags.ts";
import type { Game } from "../../src/kernel/contract/game.ts";
import { kraken } from "../../src/kraken/index.ts";
import { krakenLeviathan } from "../../src/kraken-leviathan/index.ts";
import { leviathan } from "../../src/leviathan/index.ts";
import type { TestSubject } from "../../src/testing/index.ts";
import {
  trialOfAbyss,
  trialOfConspiracy,
  trialOfConspiracySolo,
  trialOfExiles,
  trialOfExilesKraken,
  trialOfKraken,
  trialOfKrakenLeviathan,
  trialOfLeviathan,
} from "../laws/subjects.ts";
import { violationIn, withView } from "./breaking.ts";

const SAME_VIEW = "a view is the same in every state that differs only in what is hidden";
const DECLARED = "every place is declared, and viewers see all that is not hidden from them";
const three = { options: { players: 3 } };

const inAbyss = (game: Game<AbyssTypes>): TestSubject<AbyssTypes> => ({
  ...trialOfAbyss,
  ...three,
  game,
});

describe("a law is broken if a view shows", () => {
  const { seats, deck, lordDeck, stack, tokens, council } = {
    seats: (key: "hand" | "tokens") =>
      withView(abyss, ({ table }, state) => ({
        seats: table.seats.map((area, seat) => ({
          ...area,
          [key]: state.table.seats[seat]![key],
        })),
      })),
    deck: withView(abyss, (_, { table }) => ({ deck: table.deck })),
    lordDeck: withView(abyss, (_, { table }) => ({ lordDeck: table.lordDeck })),
    stack: withView(abyss, (_, { table }) => ({ stack: table.stack })),
    tokens: withView(abyss, (_, { table }) => ({ tokens: table.tokens })),
    council: withView(abyss, ({ table }, state) => ({
      council: { ...table.council, squid: state.table.council.squid },
    })),
  };

  test.each<[string, Game<AbyssTypes>, string]>([
    ["the exploration deck", deck, "table.deck"],
    ["the lord deck", lordDeck, "table.lordDeck"],
    ["the stack of locations", stack, "table.stack"],
    ["the supply of monster tokens", tokens, "table.tokens"],
    ["a council stack", council, "table.council.squid"],
    ["the hands of others", seats("hand"), "table.seats"],
    ["the monster tokens of others", seats("tokens"), "table.seats"],
    [
      "only the bottom card of the lord deck",
      withView(abyss, ({ table }, state) => ({
        lordDeck: [...state.table.lordDeck.slice(0, 1), ...table.lordDeck.slice(1)],
      })),
      "table.lordDeck.0",
    ],
    [
      "which cards are in the deck, though not their order",
      withView(abyss, (_, { table }) => ({ deck: [...table.deck].sort() })),
      "table.deck",
    ],
    [
      "the lord deck to spectators only",
      withView(abyss, ({ table }, state, viewer) => ({
        lordDeck: viewer === "spectator" ? state.table.lordDeck : table.lordDeck,
      })),
      "the view of spectator differs at table.lordDeck",
    ],
    [
      "the random generator",
      {
        ...abyss,
        view: (state, viewer) => Object.freeze({ ...abyss.view(state, viewer), rng: state.rng }),
      },
      "differs at rng",
    ],
    [
      "a hidden card by the value of an open field",
      withView(abyss, (_, { table }) => ({
        threat: table.lordDeck[0]! > "j" ? table.threat : table.threat + 1,
      })),
      "table.threat",
    ],
  ])("%s (Abyss)", (_, game, where) => {
    expect(violationIn(inAbyss(game), SAME_VIEW, 2)).toContain(where);
  });

  test("the lord deck and the location deck (Conspiracy)", () => {
    const lords = withView(conspiracy, (_, { table }) => ({ lordDeck: table.lordDeck }));
    const locations = withView(conspiracy, (_, { table }) => ({
      locationDeck: table.locationDeck,
    }));
    for (const [game, where] of [
      [lords, "table.lordDeck"],
      [locations, "table.locationDeck"],
    ] as const)
      expect(violationIn({ ...trialOfConspiracy, ...three, game }, SAME_VIEW, 2)).toContain(where);
  });

  test("the lord deck (solo Conspiracy)", () => {
    const game = withView(conspiracySolo, (_, { table }) => ({ lordDeck: table.lordDeck }));
    expect(violationIn({ ...trialOfConspiracySolo, options: {}, game }, SAME_VIEW, 2)).toContain(
      "lordDeck",
    );
  });

  test("the exile deck, or the lord that somebody else looks at (Exiles)", () => {
    const deck = withView(exiles, ({ table }, state) => ({
      exiles: { ...table.exiles, deck: state.table.exiles.deck },
    }));
    expect(violationIn({ ...trialOfExiles, ...three, game: deck }, SAME_VIEW, 1)).toContain(
      "exiles.deck",
    );
    const looked = withView(exiles, ({ table, agenda }, state) => {
      const isLookedAt = agenda.some((entry) => "ask" in entry && entry.ask === "conspire");
      return isLookedAt
        ? { lordDeck: [...table.lordDeck.slice(0, -1), ...state.table.lordDeck.slice(-1)] }
        : {};
    });
    const catalogue = exiles
      .setup({ players: 3 }, "x")
      .state.table.exiles.catalogue.map((card) => ({
        ...card,
        cost: { ...card.cost, value: 3 },
        power: "conspirator" as const,
      }));
    const subject = { ...trialOfExiles, options: { players: 3, catalogue }, game: looked };
    expect(violationIn(subject, SAME_VIEW, 3)).toContain("table.lordDeck");
  });

  test("the loot deck (Kraken, with exiles or without)", () => {
    const inKraken = withView(kraken, ({ table }, state) => ({
      kraken: { ...table.kraken, lootDeck: state.table.kraken.lootDeck },
    }));
    expect(violationIn({ ...trialOfKraken, ...three, game: inKraken }, SAME_VIEW, 1)).toContain(
      "lootDeck",
    );
    const inBoth = withView(exilesKraken, ({ table }, state) => ({
      kraken: { ...table.kraken, lootDeck: state.table.kraken.lootDeck },
    }));
    expect(violationIn({ ...trialOfExilesKraken, ...three, game: inBoth }, SAME_VIEW, 1)).toContain(
      "lootDeck",
    );
  });
});

describe("LE-66 a law is broken if a view shows, with Leviathan,", () => {
  // The leviathan deck has all leviathans that are not in sight, and no order: there is nothing to show.
  test("the supply of leviathan tokens, with Kraken or without", () => {
    const alone = withView(leviathan, ({ table }, state) => ({
      leviathan: { ...table.leviathan, tokens: state.table.leviathan.tokens },
    }));
    expect(violationIn({ ...trialOfLeviathan, ...three, game: alone }, SAME_VIEW, 2)).toContain(
      "leviathan.tokens",
    );
    const inBoth = withView(krakenLeviathan, ({ table }, state) => ({
      leviathan: { ...table.leviathan, tokens: state.table.leviathan.tokens },
    }));
    const subject = { ...trialOfKrakenLeviathan, ...three, game: inBoth };
    expect(violationIn(subject, SAME_VIEW, 2)).toContain("leviathan.tokens");
  });

  test("the base supply", () => {
    const shown = withView(leviathan, (_, { table }) => ({ tokens: table.tokens }));
    expect(violationIn({ ...trialOfLeviathan, ...three, game: shown }, SAME_VIEW, 2)).toContain(
      "table.tokens",
    );
  });

  test("the tokens of others, of either kind", () => {
    const ofLeviathan = withView(leviathan, ({ table }, state) => ({
      leviathan: {
        ...table.leviathan,
        seats: table.leviathan.seats.map((hunter, seat) => ({
          ...hunter,
          tokens: state.table.leviathan.seats[seat]!.tokens,
        })),
      },
    }));
    const ofBase = withView(leviathan, ({ table }, state) => ({
      seats: table.seats.map((area, seat) => ({
        ...area,
        tokens: state.table.seats[seat]!.tokens,
      })),
    }));
    for (const [game, where] of [
      [ofLeviathan, "table.leviathan.seats"],
      [ofBase, "table.seats"],
    ] as const)
      expect(violationIn({ ...trialOfLeviathan, ...three, game }, SAME_VIEW, 8)).toContain(where);
  });
});

describe("a law is broken if a view does not show", () => {
  test.each<[string, Game<AbyssTypes>, string]>([
    [
      "the discard",
      withView(abyss, ({ table }) => ({ discard: faceDown(table.discard) })),
      "table.discard",
    ],
    [
      "the viewer's own hand",
      withView(abyss, ({ table }) => ({
        seats: table.seats.map((area) => ({ ...area, hand: faceDown(area.hand) })),
      })),
      "table.seats.0.hand",
    ],
    [
      "the monster tokens when the game is over",
      withView(abyss, ({ table, agenda }) => ({
        seats: table.seats.map((area) =>
          agenda.length > 0 ? area : { ...area, tokens: faceDown(area.tokens) },
        ),
      })),
      ".tokens",
    ],
  ])("%s", (_, game, where) => {
    expect(violationIn(inAbyss(game), DECLARED, 4)).toContain(`does not see table`);
    expect(violationIn(inAbyss(game), DECLARED, 4)).toContain(where);
  });
});

describe("a law is broken if", () => {
  const { visibility } = trialOfAbyss;
  const declaring = (changed: object): TestSubject<AbyssTypes> => ({
    ...inAbyss(abyss),
    visibility: { ...(visibility as object), ...changed } as typeof visibility,
  });

  test.each<[string, TestSubject<AbyssTypes>, string]>([
    ["a place is left out", declaring({ stack: undefined }), "table.stack is not declared"],
    ["a part of a place is left out", declaring({ council: {} }), "table.council.jellyfish"],
    ["cards are declared where there are none", declaring({ threat: { kind: "x" } }), "threat"],
    ["a deck is declared open", declaring({ lordDeck: "open" }), "does not see table.lordDeck"],
  ])("%s", (_, subject, what) => {
    expect(violationIn(subject, DECLARED, 1)).toContain(what);
  });

  test.each<[string, TestSubject<AbyssTypes>, string]>([
    ["the court is declared hidden", declaring({ court: { kind: "lord" } }), "table.court"],
    [
      "a stack is declared to take any ally",
      declaring({
        council: {
          ...(visibility as { council: object }).council,
          crab: { kind: "exploration", isBag: true },
        },
      }),
      "council",
    ],
  ])("%s", (_, subject, what) => {
    expect(violationIn(subject, SAME_VIEW, 2)).toContain(what);
  });
});
