// Layers that change the payment: favours instead of pearls, and krakens, which are not affiliated.
import { describe, expect, test } from "vitest";
import type { Ally, Lord } from "../../src/abyss/cards/index.ts";
import { abyssBox } from "../../src/abyss/rules.ts";
import { defaultCatalogue } from "../../src/exiles/cards/index.ts";
import { unseen } from "../../src/kernel/components/bags.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import type { Ally as AllyOrKraken } from "../../src/kraken/cards/index.ts";
import { scenario } from "../../src/testing/index.ts";
import { type Description, prepare as prepareAbyss } from "../abyss/prepare.ts";
import { prepare as prepareExiles } from "../exiles/prepare.ts";
import { favoured, favouredExiles, krakens, krakensExiles } from "./games.ts";
import { krakenBox } from "./krakens.ts";
import { ofAbyss, ofExiles, powerfulCatalogue, trial, withAreas } from "./trial.ts";

/** A landowner costs 10 with seahorses alone, and has no power. */
const court: Lord[] = ["landowner", "recruiter", "landlord", "corruptor"];
const recruit = { type: "recruit", seat: 0, lord: "landowner" } as const;

describe("favours instead of pearls", () => {
  const { play, legalOf, refusalOf, kinds, eventsOf } = scenario(favoured);
  const hand: Ally[] = ["seahorse-2", "seahorse-3", "seahorse-5"];
  const state = withAreas(favoured, prepareAbyss({ court, seats: [{ hand, pearls: 1 }] }), {
    favours: [2, 2, 2],
  });
  const allies: Ally[] = ["seahorse-3", "seahorse-5"];

  test("are offered as far as the player has them and pearls are missing", () => {
    const ways = legalOf(state, "recruit").map(({ allies: played, favours }) => [
      played.map((ally) => ally.at(-1)).join("+"),
      favours,
    ]);
    expect(ways).toEqual([
      ["2+3+5", 0],
      ["3+5", 1],
      ["2+5", 2],
      ["3+5", 2],
    ]);
  });

  test("are paid first, then pearls", () => {
    const { state: after, events } = play(state, {
      ...recruit,
      allies,
      affiliate: "seahorse-3",
      favours: 1,
    });
    expect(kinds(events).slice(0, 2)).toEqual(["favours-spent", "lord-recruited"]);
    expect(eventsOf(events, "lord-recruited")[0]).toMatchObject({ allies, pearls: 1 });
    expect(after.table.favours).toEqual([1, 2, 2]);
    expect(after.table.seats[0]).toMatchObject({ pearls: 0, affiliated: ["seahorse-3"] });
  });

  test.each([
    ["more than the player has", allies, 3, "too-few-favours", { has: 2, needs: 3 }],
    ["for allies that could be kept", hand, 1, "favours-not-needed", { favours: 1 }],
    ["too few", allies, 0, "too-few-pearls", { has: 1, needs: 2 }],
    ["a fraction", allies, 0.5, "malformed", { path: "favours" }],
    ["a negative number", allies, -1, "malformed", { path: "favours" }],
  ])("are refused: %s", (_, played, favours, code, params) => {
    const affiliate = played[0];
    const refusal = refusalOf(state, { ...recruit, allies: played, affiliate, favours });
    expect(refusal).toMatchObject({ code, params });
  });
});

describe("Exiles on top uses the payment from below", () => {
  const { play, legalOf, question, eventsOf, refusalOf } = scenario(favouredExiles);
  const hand: Ally[] = ["seahorse-3", "seahorse-5"];
  const payment = { seat: 0, allies: hand, affiliate: "seahorse-3" } as const;

  test("an exile is paid for with favours", () => {
    const cost = { value: 9, races: 1, required: "seahorse" } as const;
    const catalogue = defaultCatalogue.map((card) => ({ ...card, cost }));
    const state = withAreas(
      favouredExiles,
      prepareExiles({ court, catalogue, exilesInCourt: ["usurer"], seats: [{ hand, pearls: 0 }] }),
      { favours: [1, 0, 0] },
    );
    const action = { type: "recruit-exile", exile: "usurer", ...payment, favours: 1 } as const;
    expect(legalOf(state, "recruit-exile")).toEqual([action]);
    const { state: after, events } = play(state, action);
    expect(eventsOf(events, "favours-spent")).toEqual([
      { type: "favours-spent", seat: 0, favours: 1 },
    ]);
    expect(after.table.exiles.seats[0]?.free).toEqual(["usurer"]);
    expect(after.table.favours).toEqual([0, 0, 0]);
    expect(refusalOf(state, { ...action, favours: 2 }).code).toBe("too-few-favours");
  });

  test("so is the lord that a Conspirator looks at", () => {
    const before = withAreas(
      favouredExiles,
      prepareExiles({
        court: court.slice(1),
        nextLords: ["landowner"],
        turn: { seat: 2 },
        seats: [{ hand, pearls: 1 }],
        council: { crab: ["crab-2"] },
        exiles: [{ free: ["conspirator"] }],
      }),
      { favours: [1, 0, 0] },
    );
    const { state } = play(before, { type: "request-support", seat: 2, stacks: ["crab"] });
    expect(question(state)).toBe("conspire 0");
    const action = { type: "conspire", ...payment, favours: 1 } as const;
    expect(legalOf(state, "conspire")).toEqual([action]);
    const { state: after } = play(state, action);
    expect(after.table.seats[0]).toMatchObject({ lords: ["landowner"], pearls: 0 });
    expect(after.table.favours).toEqual([0, 0, 0]);
  });
});

describe("krakens, which have no race and are never affiliated", () => {
  /** The krakens except these. */
  const without = (allies: readonly AllyOrKraken[]) =>
    unseen<string>(krakenBox.cards.slice(abyssBox.cards.length), allies);
  /** A table of Abyss with these krakens in the hand of seat 0, and the others on top of the deck. */
  function table(description: Description, held: readonly AllyOrKraken[]) {
    const state = prepareAbyss(description);
    const [own, ...others] = state.table.seats;
    const seats = [{ ...own!, hand: [...own!.hand, ...held].sort() }, ...others];
    const deck = [...state.table.deck, ...without(held)];
    return { ...state, table: { ...state.table, deck, seats } };
  }
  const { play, legalOf, question, refusalOf, kinds, eventsOf } = scenario(krakens);
  const played: AllyOrKraken[] = ["kraken-3", "kraken-3", "kraken-4"];

  test("a lord is recruited with krakens alone, and nobody is affiliated", () => {
    const state = withAreas(krakens, table({ court }, played), {});
    const action = { ...recruit, allies: played, affiliate: null };
    expect(legalOf(state, "recruit")).toContainEqual(action);
    const { state: after, events } = play(state, action);
    expect(kinds(events).slice(0, 2)).toEqual(["lord-recruited", "lord-entered"]);
    expect(after.table.discard).toEqual(played);
    expect(after.table.seats[0]).toMatchObject({ lords: ["landowner"], affiliated: [], hand: [] });
    expect(refusalOf(state, { ...action, affiliate: "kraken-3" }).code).toBe("ally-not-played");
  });

  test("among others they count as any race, and one of the others is affiliated", () => {
    const state = withAreas(
      krakens,
      table({ court, seats: [{ hand: ["seahorse-5"] }] }, played),
      {},
    );
    const allies: AllyOrKraken[] = ["kraken-3", "kraken-4", "seahorse-5"];
    const action = { ...recruit, allies, affiliate: "seahorse-5" } as const;
    const { state: after, events } = play(state, action);
    expect(eventsOf(events, "ally-affiliated")).toHaveLength(1);
    expect(after.table.seats[0]?.affiliated).toEqual(["seahorse-5"]);
    expect(after.table.discard).toEqual(["kraken-3", "kraken-4"]);
    expect(refusalOf(state, { ...action, affiliate: null }).code).toBe("somebody-to-affiliate");
    expect(refusalOf(state, { ...action, affiliate: "kraken-3" }).code).toBe("ally-not-played");
  });

  test("an exile, too, is recruited without an affiliation", () => {
    const below = prepareExiles({ exilesInCourt: ["usurer"] });
    const { seats, deck } = table({}, ["kraken-2"]).table;
    const state = withAreas(
      krakensExiles,
      { ...below, table: { ...below.table, seats, deck } },
      {},
    );
    const exiles = scenario(krakensExiles);
    const payment = { allies: ["kraken-2"], affiliate: null } as const;
    const { state: after, events } = exiles.play(state, {
      type: "recruit-exile",
      seat: 0,
      exile: "usurer",
      ...payment,
    });
    expect(exiles.kinds(events)).not.toContain("ally-affiliated");
    expect(after.table.discard).toEqual(["kraken-2"]);
    expect(after.table.exiles.seats[0]?.free).toEqual(["usurer"]);
  });

  test("those left over from an exploration go to stacks that the active player chooses, one by one", () => {
    const base = prepareAbyss({
      track: ["crab-1", "squid-1"],
      question: { ask: "explore", seats: [0] },
    });
    const state = withAreas(krakens, base, {
      track: ["crab-1", "kraken-2", "kraken-3", "squid-1"],
      deck: [...base.table.deck, ...without(["kraken-2", "kraken-3"])],
    });
    const taken = play(state, { type: "take", seat: 0 });
    expect(question(taken.state)).toBe("settle 0");
    expect(taken.state.table.track).toEqual(["kraken-2", "kraken-3"]);
    const settled = play(
      taken.state,
      { type: "settle", seat: 0, stack: "squid" },
      { type: "settle", seat: 0, stack: "crab" },
    );
    expect(settled.state.table.council).toMatchObject({
      squid: ["kraken-2"],
      crab: ["crab-1", "kraken-3"],
    });
    expect(question(settled.state)).toBe("act 1");
    const { state: after } = play(settled.state, {
      type: "request-support",
      seat: 1,
      stacks: ["squid"],
    });
    expect(after.table.seats[1]?.hand).toEqual(["kraken-2"]);
  });

  test("a sampled stack has krakens if nothing else is left for it", () => {
    const crabs = abyssBox.cards.filter((card) => card.startsWith("crab")) as Ally[];
    const base = table({ seats: [{ affiliated: crabs }] }, ["kraken-2"]);
    const [own, ...others] = base.table.seats;
    const state = withAreas(krakens, base, {
      seats: [{ ...own!, hand: [] }, ...others],
      council: { ...base.table.council, crab: ["kraken-2"] },
    });
    for (const seed of ["1", "2", "3"]) {
      const sampled = krakens.sampleState(krakens.view(state, 0), seed);
      expect(sampled.table.council.crab[0]).toMatch(/^kraken-/);
      readState(krakens, JSON.parse(JSON.stringify(sampled)));
    }
  });

  test("keep the laws on Abyss", () => {
    const tally = trial(krakens, (players) => ({ players }), ofAbyss, 20);
    expect(tally).toHaveProperty("kraken-settled");
  });

  test("keep the laws below Exiles", () => {
    const options = (players: number) => ({ players, catalogue: powerfulCatalogue });
    expect(trial(krakensExiles, options, ofExiles, 20)).toHaveProperty("kraken-settled");
  });
});
