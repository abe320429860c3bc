// The kit of Abyss: values that its rules read from `top`, so that a layer can replace them.
import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/index.ts";
import { abyss } from "../../src/abyss/index.ts";
import { powers } from "../../src/abyss/powers/index.ts";
import {
  type AbyssBlueprint,
  type AbyssKit,
  type AbyssPurse,
  abyssRuleNumbers,
  abyssSchemas,
  abyssScoring,
  abyssStack,
  bribeWith,
  buyWith,
  underAction,
} from "../../src/abyss/rules.ts";
import { defaultCatalogue } from "../../src/exiles/cards/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import {
  type CardAdditions,
  type ExilePower,
  type ExilesBlueprint,
  exilesSchemas,
  exilesScoring,
  exilesStack,
  shapesWithCards,
} from "../../src/exiles/rules.ts";
import { define } from "../../src/kernel/api/define.ts";
import type { Additions, Layer } from "../../src/kernel/rules/layers.ts";
import { alsoAskableOver } from "../../src/kernel/rules/rules.ts";
import type { Refusal } from "../../src/kernel/validation/refusal.ts";
import { scenario } from "../../src/testing/index.ts";
import { prepare } from "../abyss/prepare.ts";
import { prepare as prepareExiles } from "../exiles/prepare.ts";
import { ofExiles, powerfulCatalogue, trial, withAreas } from "./trial.ts";

const about = { version: "1", ruleNumbers: abyssRuleNumbers };

describe("a layer can replace", () => {
  /** Abyss with another kit. */
  const abyssWith = (kit: Partial<AbyssKit<AbyssPurse>>) => {
    const layer: Layer<AbyssBlueprint, Additions> = () => kit;
    const rules = abyssStack.with(layer);
    return define({ id: "kit", ...about, rules, schemas: abyssSchemas, scoring: abyssScoring });
  };
  const inAbyss = scenario(abyss);
  const allies: Ally[] = ["crab-1", "crab-5", "jellyfish-1", "squid-1"];
  const jailed = prepare({
    court: ["jailer", "tamer", "miller", "keeper"],
    seats: [{ hand: allies }, { hand: ["crab-2"] }],
  });
  const recruit = {
    type: "recruit",
    seat: 0,
    lord: "jailer",
    allies,
    affiliate: "crab-1",
  } as const;

  test("the number of lords in the court at the start", () => {
    const game = abyssWith({ lordsAtStart: 4 });
    expect(game.setup({ players: 2 }, "x").state.table.court).toHaveLength(4);
    expect(abyss.setup({ players: 2 }, "x").state.table.court).toHaveLength(6);
  });

  test("the number of cards in the court", () => {
    const game = abyssWith({ cardsInCourt: ({ court }) => court.length + 2 });
    const full = scenario(game).refusalOf(jailed, { type: "plot", seat: 0 });
    expect(full).toMatchObject({ code: "court-full" });
    expect(abyss.reduce(jailed, { type: "plot", seat: 0 }).ok).toBe(true);
  });

  test("the pearls that activated powers could bring, for the Corruptor", () => {
    const hand: Ally[] = ["squid-1", "squid-4", "squid-5"];
    const poor = prepare({
      court: ["corruptor", "tamer", "miller", "keeper"],
      seats: [{ hand, pearls: 1 }],
    });
    const bribe = { ...recruit, lord: "corruptor", allies: hand, affiliate: "squid-1" } as const;
    const questionWith = (pearls: number) => {
      const { play, question } = scenario(abyssWith({ pearlsInReach: () => pearls }));
      return question(play(poor, bribe).state);
    };
    expect([questionWith(3), questionWith(4)]).toEqual(["act 1", "bribe 0"]);
  });

  test("who counts for the end of the game", () => {
    const { play, kinds } = scenario(abyssWith({ followers: () => 7 }));
    const discard = { type: "discard", seat: 1, allies: ["crab-2"] } as const;
    expect(kinds(play(jailed, recruit, discard).events)).toContain("end-triggered");
    expect(kinds(inAbyss.play(jailed, recruit, discard).events)).not.toContain("end-triggered");
  });

  test("the effect of a power", () => {
    const { play, question } = scenario(abyssWith({ powers: { ...powers, jailer: () => {} } }));
    expect(question(play(jailed, recruit).state)).toBe("act 1");
    expect(inAbyss.question(inAbyss.play(jailed, recruit).state)).toBe("discard 1");
  });

  test("the number of allies an opponent may buy", () => {
    const game = abyssWith({ mostPurchases: () => 2 });
    const { play, question } = scenario(game);
    const start = prepare({
      seats: [{}, { pearls: 9 }, { pearls: 0 }],
      nextCards: ["crab-1", "crab-2", "crab-3"],
    });
    const buy = { type: "buy", seat: 1 } as const;
    const { state } = play(start, { type: "explore", seat: 0 }, buy);
    expect(question(state)).toBe("offer 1");
    expect(question(play(state, buy).state)).toBe("explore 0");
  });

  test("how pearls are paid: to buy an ally, and with the Corruptor", () => {
    const free: AbyssPurse["sums"] = {
      *ways() {
        yield {};
      },
      refuse: () => undefined,
      pay: () => {},
    };
    const generous: Layer<AbyssBlueprint, Additions> = (below, top) => {
      const purse = { ...below.purse, sums: free };
      return { purse, moves: { buy: buyWith(purse), bribe: bribeWith(purse, top) } };
    };
    const game = define({
      id: "generous",
      ...about,
      rules: abyssStack.with(generous),
      schemas: abyssSchemas,
      scoring: abyssScoring,
    });
    const { play, question } = scenario(game);
    const poor = prepare({ seats: [{ pearls: 0 }, { pearls: 0 }], nextCards: ["crab-1"] });
    const offered = play(poor, { type: "explore", seat: 0 });
    expect(question(offered.state)).toBe("offer 1");
    const bought = play(offered.state, { type: "buy", seat: 1 });
    expect(bought.state.table.seats[1]).toMatchObject({ hand: ["crab-1"], pearls: 0 });
    const hand: Ally[] = ["squid-1", "squid-4", "squid-5"];
    const corrupt = play(
      prepare({
        court: ["corruptor", "tamer", "miller", "keeper", "reaper"],
        seats: [{ hand, pearls: 0 }],
      }),
      { type: "recruit", seat: 0, lord: "corruptor", allies: hand, affiliate: "squid-1" },
      { type: "bribe", seat: 0, lord: "miller" },
    );
    expect(corrupt.state.table.seats[0]).toMatchObject({
      lords: ["corruptor", "miller"],
      pearls: 0,
    });
  });

  test("which council stacks are open, with a refusal for the others", () => {
    interface Closed extends Additions<{ refusal: Refusal<"stack-closed"> }> {}
    const closed: Layer<AbyssBlueprint, Closed> = (below) => {
      const request = below.moves["request-support"];
      return {
        stacksFor: (table, seat) =>
          below.stacksFor(table, seat).filter((stack) => stack !== "crab"),
        moves: {
          "request-support": {
            ...request,
            refuse: (table, action, decision) =>
              action.stacks.includes("crab")
                ? { code: "stack-closed", rule: "TOY-1", params: {} }
                : request.refuse(table, action, decision),
          },
        },
      };
    };
    const game = define({
      id: "closed",
      ...about,
      rules: abyssStack.with(closed),
      schemas: abyssSchemas,
      scoring: abyssScoring,
    });
    const { legalOf, refusalOf } = scenario(game);
    const state = prepare({ council: { crab: ["crab-1"], squid: ["squid-1"] } });
    const only = { type: "request-support", seat: 0, stacks: ["squid"] } as const;
    expect(legalOf(state, "request-support")).toEqual([only]);
    expect(refusalOf(state, { ...only, stacks: ["crab"] }).code).toBe("stack-closed");
    expect(refusalOf(state, { ...only, stacks: [] }).code).toBe("wrong-number-of-stacks");
  });
});

describe("powers of exiles", () => {
  /** Steals a token like the Hunter, before its owner's action. */
  const thief: ExilePower = {
    beforeAction(_table, seat, play) {
      play.next(
        { ask: "steal-token", seats: [seat], mayDecline: false },
        { ask: "act", seats: [seat] },
      );
      return true;
    },
  };
  const cards = {
    exiles: {
      thief: {
        name: "Thief",
        cost: { value: 5, races: 1, required: null },
        influence: 3,
        key: false,
        power: "thief",
      },
    },
  } as const;
  interface ThievesAdded extends Additions<CardAdditions<typeof cards>> {}
  const thieves: Layer<ExilesBlueprint, ThievesAdded> = (below) => ({
    box: below.box.with(cards),
    exilePowers: { ...below.exilePowers, thief },
    askable: {
      "steal-token": alsoAskableOver(below.askable["steal-token"], [[...underAction, "act"]]),
    },
  });
  const game = define({
    id: "thieves",
    ...about,
    rules: exilesStack.with(thieves),
    schemas: exilesSchemas.with<ThievesAdded>((below) => shapesWithCards(below, cards)),
    scoring: exilesScoring,
  });
  const catalogue = defaultCatalogue.map((card) => ({ ...card, power: "thief" }));

  test("a catalogue may name a power that a layer adds, and it works", () => {
    const { play, question } = scenario(game);
    const state = prepareExiles({
      exiles: [{ free: ["usurer"] }],
      turn: { seat: 2 },
      council: { crab: ["crab-1"] },
      seats: [{}, { tokens: [2] }],
    });
    const area = { ...state.table.exiles, catalogue };
    const turned = play(withAreas(game, state, { exiles: area }), {
      type: "request-support",
      seat: 2,
      stacks: ["crab"],
    });
    expect(question(turned.state)).toBe("steal-token 0");
    const stolen = play(turned.state, { type: "steal-token", seat: 0, from: 1 });
    expect(stolen.state.table.seats[0]?.tokens).toEqual([2]);
    expect(question(stolen.state)).toBe("act 0");
    expect(() => exiles.setup({ players: 2, catalogue }, "x")).toThrow("power");
  });

  test("the laws hold", () => {
    const cheap = powerfulCatalogue.map((card) => ({ ...card, power: "thief" }));
    const options = (players: number) => ({ players, catalogue: cheap });
    expect(trial(game, options, ofExiles)).toHaveProperty("token-stolen");
  });
});
