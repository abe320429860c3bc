import { describe, expect, test } from "vitest";
import type * as abyssCards from "../../src/abyss/cards/index.ts";
import * as abyss from "../../src/abyss/index.ts";
import * as abyssRules from "../../src/abyss/rules.ts";
import * as conspiracy from "../../src/conspiracy/index.ts";
import * as solo from "../../src/conspiracy-solo/index.ts";
import * as exilesCards from "../../src/exiles/cards/index.ts";
import * as exiles from "../../src/exiles/index.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { describerOf } from "../../src/kernel/words/describe.ts";
import { english } from "../../src/kernel/words/english.ts";
import {
  type DescribableOf,
  noWords,
  type Phrases,
  wordsOver,
} from "../../src/kernel/words/phrases.ts";
import { cs } from "../../src/locales/cs.ts";
import { pl } from "../../src/locales/pl.ts";
import { zhHant } from "../../src/locales/zh-hant.ts";
import { prepare } from "../abyss/prepare.ts";
import { prepare as prepareExiles } from "../exiles/prepare.ts";

describe("buttons", () => {
  const recruit = { type: "recruit", seat: 0, lord: "jailer" } as const;
  const paid = { ...recruit, allies: ["crab-3", "squid-2"], affiliate: "squid-2" } as const;

  test.each<[abyss.Action, string]>([
    [paid, "Recruit the Jailer with crab 3 and squid 2"],
    [
      { ...paid, affiliate: "crab-3" },
      "Recruit the Jailer with crab 3 and squid 2; affiliate crab 3",
    ],
    [
      { ...recruit, allies: ["crab-2", "squid-2"], affiliate: "squid-2" },
      "Recruit the Jailer with crab 2 and squid 2; affiliate squid 2",
    ],
    [
      { ...recruit, allies: ["crab-2", "crab-2"], affiliate: "crab-2" },
      "Recruit the Jailer with crab 2 and crab 2",
    ],
    [{ type: "plot", seat: 0 }, "Bring the top lord to court for 1 pearl"],
    [{ type: "request-support", seat: 0, stacks: ["crab"] }, "Take the crab stack"],
    [
      { type: "request-support", seat: 0, stacks: ["crab", "squid"] },
      "Take the crab and squid stacks",
    ],
    [
      { type: "fight", seat: 0, reward: { keys: 1, pearls: 2, tokens: 0 } },
      "Fight the monster for 1 key token and 2 pearls",
    ],
    [{ type: "buy", seat: 0 }, "Buy the ally"],
    [{ type: "steal-token", seat: 0, from: 1 }, "Take a monster token from Ben"],
    [{ type: "bribe", seat: 0, lord: "miller" }, "Recruit the Miller for 5 pearls"],
    [{ type: "draw-locations", seat: 0, count: 1 }, "Draw 1 location"],
    [
      { type: "control", seat: 0, location: "jail", lords: ["tamer", "keeper"], keyTokens: 1 },
      "Control Jail with the Tamer, the Keeper and 1 key token",
    ],
  ])("%j", (action, text) => {
    expect(abyss.describeAction(action, { names: ["Ann", "Ben"] })).toBe(text);
  });

  test("AB-28, AB-36, AB-56 with a view, the pearls to pay", () => {
    const court = ["jailer", "miller", "keeper"] as const;
    const at = (lords: readonly abyssCards.Lord[], of: 0 | 1) =>
      abyss.abyss.view(prepare({ court, seats: of === 0 ? [{ lords }, {}] : [{}, { lords }] }), 0);
    const text = (view: abyss.View) => abyss.describeAction(paid, { view });
    const begin = "Recruit the Jailer with crab 3 and squid 2";
    expect(text(at([], 0))).toBe(`${begin}, and 1 pearl`);
    expect(text(at(["recruiter"], 1))).toBe(`${begin}, and 3 pearls`);
    expect(text(at(["treasurer"], 0))).toBe(begin);
  });

  test.each([
    [english, abyssRules.abyssWords, "Recruit the Jailer with crab 3 and squid 2, and 2 shells"],
    [pl, pl.abyss, "Zrekrutuj lorda: Nadzorca; zapłata: krab 3, kałamarnica 2 i 2 shells"],
    [cs, cs.abyss, "Rekrutuj vládce: Dozorce; platba: krab 3, chobotnice 2 a 2 shells"],
    [zhHant, zhHant.abyss, "以螃蟹3、烏賊2和2 shells招募獄卒"],
  ])("a layer can change how payments are described: $tag", (language, words, text) => {
    const layer: Phrases<DescribableOf<object>, abyssRules.AbyssTerms> = {
      ...noWords,
      terms: { coins: () => ["2 shells"] },
    };
    const { action } = describerOf(
      language,
      wordsOver(words, layer),
      [],
      abyssRules.abyssContext(undefined),
    );
    expect(action(paid).replaceAll("\u00a0", " ")).toBe(text);
  });

  test("AB-12 with a view, the ally on offer and its price", () => {
    const { table } = prepare();
    const turn = { ...table.turn, seat: 1, buyers: [2] };
    const view = { table: { ...table, track: ["squid-1", "crab-3"], turn } as const };
    expect(abyss.describeAction({ type: "buy", seat: 0 }, { view })).toBe(
      "Buy crab 3 for 2 pearls",
    );
    expect(abyss.describeAction({ type: "take", seat: 1 }, { view })).toBe("Take crab 3");
    const offer = { ask: "offer", seats: [0], price: 2, next: [] } as const;
    expect(abyss.describeDecision(offer, { view })).toBe(
      "Player 1, buy crab 3 for 2 pearls, or decline.",
    );
  });

  test("EX-3, EX-5 exiles: the Treasurer does not make them cheaper", () => {
    const state = prepareExiles({
      catalogue: exilesCards.defaultCatalogue,
      exilesInCourt: ["deserter"],
      seats: [{ lords: ["treasurer"] }],
    });
    const action = {
      type: "recruit-exile",
      seat: 0,
      exile: "deserter",
      allies: ["crab-4"],
      affiliate: "crab-4",
    } as const;
    expect(exiles.describeAction(action, { view: exiles.exiles.view(state, 0) })).toBe(
      "Recruit the Deserter with crab 4, and 2 pearls",
    );
    expect(exiles.describeAction(action)).toBe("Recruit the Deserter with crab 4");
  });

  test.each<[conspiracy.Action, string]>([
    [{ type: "draw-lords", seat: 0, count: 1 }, "Draw 1 lord"],
    [{ type: "draw-lords", seat: 0, count: 3 }, "Draw 3 lords"],
    [{ type: "take-pile", seat: 0, colour: "blue" }, "Take the blue pile"],
    [{ type: "place-lord", seat: 0, lord: "red-6" }, "Place red 6"],
    [{ type: "swap-lords", seat: 0, spots: [1, 4] }, "Swap the lords on spots 1 and 4"],
    [{ type: "take-location", seat: 0, location: "seven-points" }, 'Take "7 points"'],
  ])("%j", (action, text) => {
    expect(conspiracy.describeAction(action)).toBe(text);
  });
});

describe("prompts, events and lines", () => {
  const names = ["Ann", "Ben", "Cid"];

  test("several players are asked by name", () => {
    const decision = { ask: "discard", seats: [1, 2], by: "jailer" } as const;
    expect(abyss.describeDecision(decision, { names })).toBe(
      "Ben and Cid, discard 1 ally because of the Jailer.",
    );
    expect(abyss.describeDecision(decision)).toBe(
      "Player 2 and Player 3, discard 1 ally because of the Jailer.",
    );
  });

  test("AB-32 a question that may be declined", () => {
    const ask = { ask: "disable", seats: [0], of: 1 } as const;
    const text = "Ann, choose a free lord of Ben to be disabled";
    expect(abyss.describeDecision({ ...ask, mayDecline: false }, { names })).toBe(`${text}.`);
    expect(abyss.describeDecision({ ...ask, mayDecline: true }, { names })).toBe(
      `${text}, if you like.`,
    );
  });

  test("redacted cards are only counted", () => {
    const taken = { type: "stacks-taken", seat: 0, stacks: ["crab"] } as const;
    expect(abyss.describe({ ...taken, allies: [null, null] }, { names })).toBe(
      "Ann takes the crab stack: 2 allies.",
    );
    expect(abyss.describe({ ...taken, allies: [null] })).toBe(
      "Player 1 takes the crab stack: 1 ally.",
    );
    expect(abyss.describe({ ...taken, allies: ["crab-1", "crab-2"] }, { names })).toBe(
      "Ann takes the crab stack: crab 1 and crab 2.",
    );
  });

  test("singular and plural", () => {
    const gained = { type: "key-tokens-gained", seat: 0 } as const;
    expect(abyss.describe({ ...gained, keyTokens: 1 })).toBe("Player 1 gains 1 key token.");
    expect(abyss.describe({ ...gained, keyTokens: 2 })).toBe("Player 1 gains 2 key tokens.");
  });

  test("score lines", () => {
    expect(abyss.describeLine({ category: "locations", source: "jail", points: 14 })).toBe(
      "Jail: 14 points",
    );
    const mirrors = {
      category: "locations" as const,
      source: "city-of-mirrors",
      copied: "jail",
      points: 14,
    };
    expect(abyss.describeLine(mirrors)).toBe("City of Mirrors (as Jail): 14 points");
    expect(abyss.describeLine({ category: "allies", source: "crab-1", points: 1 })).toBe(
      "Crab 1: 1 point",
    );
    expect(exiles.describeLine({ category: "exiles", source: "usurer", points: 9 })).toBe(
      "Usurer: 9 points",
    );
    expect(conspiracy.describeLine({ category: "coalition", source: "blue", points: 15 })).toBe(
      "Largest group of blue lords: 15 points",
    );
  });

  test("an answer to another question", () => {
    const refusal = {
      code: "not-asked",
      rule: "AB-7",
      params: { ask: "act", answers: ["explore", "recruit"] },
    } as const;
    expect(abyss.describe(refusal)).toBe(
      "This does not answer the open question; the answers are: explore or recruit a lord (AB-7).",
    );
  });
});

describe("cards", () => {
  test("have a name and say what they do", () => {
    expect(abyss.describeCard("sargasso-silos")).toEqual({
      name: "Sargasso Silos",
      text: "5 points, and 2 for each farmer of yours.",
    });
    expect(abyss.describeCard("crab-5")).toEqual({
      name: "Crab 5",
      text: "Ally of value 5 (1 card).",
    });
    expect(conspiracy.describeCard("force-two").text).toBe(
      "3 points. Until your next turn, each opponent must draw the top 2 lords of the deck and place one.",
    );
    expect(conspiracy.describeCard("blue-4")).toEqual({ name: "Blue 4", text: "Gain 1 pearl." });
    expect(solo.describeCard("blue-4")).toEqual(conspiracy.describeCard("blue-4"));
    // CO-51: in the solo game these give no order.
    expect(conspiracy.describeCard("force-one").text).toContain("must draw the top lord");
    for (const id of ["force-one", "force-two"] as const)
      expect(solo.describeCard(id)).toEqual({
        name: conspiracy.describeCard(id).name,
        text: "3 points.",
      });
  });

  const card = exilesCards.defaultCatalogue[2]!;
  test.each([
    [card, "Deserter", "At once: take a key token."],
    [{ ...card, name: "Old Joe" }, "Old Joe", "At once: take a key token."],
    [{ ...card, key: false }, "Deserter", "No power."],
    [{ ...card, power: "informer", key: false }, "Deserter", "A power of its own."],
    [{ ...card, power: "constructor", key: false }, "Deserter", "A power of its own."],
  ])("EX-18 exiles are those of the catalogue", (exile, name, text) => {
    expect(exiles.describeCard({ kind: "exile", id: "deserter" }, { catalogue: [exile] })).toEqual({
      name,
      text,
    });
  });

  test("unknown cards throw", () => {
    for (const id of [
      "",
      "toString",
      "kraken-2",
      "usurer",
      5,
      null,
      undefined,
      { kind: "exile", id: "jailer" },
    ])
      for (const describeCard of [
        abyss.describeCard,
        exiles.describeCard,
        conspiracy.describeCard,
        solo.describeCard,
      ])
        expect(() => describeCard(id as never)).toThrow(RulesError);
  });
});

describe("bad options", () => {
  const turn = { type: "turn-started", seat: 1 } as const;
  const event = { type: "game-ended" } as const;

  test.each<unknown>([{ names: "Ann" }, { names: [5] }, { locale: 5 }, { locale: {} }])(
    "%j",
    (options) => {
      expect(() => abyss.describe(event, options as never)).toThrow(RulesError);
      expect(() => exiles.describe(event, options as never)).toThrow(RulesError);
      expect(() => conspiracy.describe(event, options as never)).toThrow(RulesError);
      expect(() => solo.describe(event, options as never)).toThrow(RulesError);
      expect(() => solo.describeCard("mage", options as never)).toThrow(RulesError);
      expect(() => abyss.describeCard("jailer", options as never)).toThrow(RulesError);
      expect(() => exiles.describeCard({ kind: "exile", id: "usurer" }, options as never)).toThrow(
        RulesError,
      );
      expect(() => conspiracy.describeCard("blue-6", options as never)).toThrow(RulesError);
    },
  );

  test("a locale with empty parts", () => {
    const parts = { abyss: {}, exiles: {}, conspiracy: {}, conspiracySolo: {} };
    const options = { locale: parts } as never;
    for (const opponent of [undefined, "mage"] as const)
      expect(() => solo.describe(turn, { locale: parts, opponent } as never)).toThrow(RulesError);
    expect(() => solo.describeCard("mage", options)).toThrow(RulesError);
    expect(() => abyss.describe(event, options)).toThrow(RulesError);
    expect(() => abyss.describeCard("jailer", options)).toThrow(RulesError);
    expect(() => exiles.describeCard({ kind: "exile", id: "usurer" }, options)).toThrow(RulesError);
    expect(() => exiles.describe(event, options)).toThrow(RulesError);
    expect(() => conspiracy.describeCard("blue-6", options)).toThrow(RulesError);
  });

  test("a wrong value as catalogue or view", () => {
    expect(() => exiles.describe(event, { catalogue: 5 as never })).toThrow(RulesError);
    expect(() =>
      exiles.describeCard({ kind: "exile", id: "jailer" }, { catalogue: {} as never }),
    ).toThrow(RulesError);
    const buy = { type: "buy", seat: 0 } as const;
    for (const catalogue of [[null], [5], [{}]])
      expect(() =>
        exiles.describeCard({ kind: "exile", id: "usurer" }, { catalogue: catalogue as never }),
      ).toThrow(RulesError);
    for (const view of [5, {}, { table: {} }])
      expect(() => abyss.describeAction(buy, { view: view as never })).toThrow(RulesError);
  });
});
