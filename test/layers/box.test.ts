// Layers that change the box: they add, replace, leave out and count cards anew, and change the number of seats.
import { describe, expect, expectTypeOf, test } from "vitest";
import { lordCards } from "../../src/abyss/cards/index.ts";
import { abyss } from "../../src/abyss/index.ts";
import {
  type AbyssBlueprint,
  abyssBox,
  abyssRuleNumbers,
  abyssSchemas,
  abyssScoring,
  abyssStack,
  type Box,
  type CardAdditions,
  type Components,
  cardScoringLayer,
  gainPearls,
  guildOf,
  type Power,
  shapesWithCards,
  usesPower,
} from "../../src/abyss/rules.ts";
import type { Table } from "../../src/abyss/table.ts";
import { exilesLayer, exilesSchemaLayer, exilesScoringLayer } from "../../src/exiles/rules.ts";
import { define } from "../../src/kernel/api/define.ts";
import type { Game } from "../../src/kernel/contract/game.ts";
import type { WidenIds } from "../../src/kernel/data/ids.ts";
import type { Additions, Layer } from "../../src/kernel/rules/layers.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { krakenLocationCards } from "../../src/kraken/cards/locations.ts";
import { krakenLordCards } from "../../src/kraken/cards/lords.ts";
import { scenario } from "../../src/testing/index.ts";
import { sorted } from "../tables.ts";
import { GAMES_OF_A_TRIAL, ofAbyss, ofExiles, powerfulCatalogue, trial } from "./trial.ts";

const about = { version: "1", ruleNumbers: abyssRuleNumbers };

const { outlaw, inheritor } = krakenLordCards;
const farmer = guildOf("pond", "farmer", "crab");
/** Changes of every kind. */
const cards = {
  lords: { outlaw, inheritor },
  locations: { "gambling-den": krakenLocationCards["gambling-den"] },
  allies: { "crab-1-fighter": 2, "crab-3-fighter": 1, "squid-4-fighter": 1 },
  replaced: {
    lords: {
      miller: farmer({
        value: 6,
        races: 1,
        influence: 6,
        keys: 0,
        power: "once",
        entering: usesPower("miller"),
      }),
    },
  },
  copies: { "crab-1": 5, monster: 9 },
  leftOut: { lords: ["tamer", "slaver"], locations: ["chasm"], allies: ["squid-5"] },
  seats: { min: 3, max: 5 },
} as const satisfies Components;

interface Added extends Additions<CardAdditions<typeof cards>> {}

const miller: Power = (table, seat, play) => gainPearls(table, seat, 2, "miller", play);
const pondLayer: Layer<AbyssBlueprint, Added> = (below) => ({
  box: below.box.with(cards),
  powers: { ...below.powers, miller },
});
const schemas = abyssSchemas.with<Added>((below) => shapesWithCards(below, cards));
const scoring = cardScoringLayer(cards, {});

const pond = define({
  id: "pond",
  ...about,
  rules: abyssStack.with(pondLayer),
  schemas,
  scoring: abyssScoring.with(scoring),
});
type Pond = typeof pond extends Game<infer Types> ? Types : never;

const dealt = ({ table }: { readonly table: WidenIds<Table> }) => ({
  cards: sorted(table.deck),
  lords: sorted([...table.lordDeck, ...table.court]),
  locations: sorted([...table.stack, ...table.available]),
});
const inBox = ({ cards, lords, locations }: Box) => ({
  cards: sorted(cards),
  lords: sorted(lords),
  locations: sorted(locations),
});

describe("a changed box", () => {
  const box = abyssBox.with(cards);
  const countOf = (id: string) => box.cards.filter((card) => card === id).length;

  test("has the cards that were added, and not those that were left out", () => {
    expect(box.lords).toHaveLength(35 + 2 - 2);
    expect(box.lords).toContain("outlaw");
    expect(box.lords).not.toContain("tamer");
    expect(box.locations).toHaveLength(20 + 1 - 1);
    expect(box.locations).not.toContain("chasm");
    expect(countOf("squid-5")).toBe(0);
    expect(countOf("crab-1-fighter")).toBe(2);
  });

  test("has other copies, other cards and other seats", () => {
    expect(countOf("crab-1")).toBe(5);
    expect(countOf("monster")).toBe(9);
    expect(countOf("crab-2")).toBe(3);
    expect(box.lord("miller").influence).toBe(6);
    expect(abyssBox.lord("miller")).toBe(lordCards.miller);
    expect(box.seats).toEqual({ min: 3, max: 5 });
  });

  test("is dealt, and the laws hold for five players", () => {
    expect(dealt(pond.setup({ players: 5 }, "x").state)).toEqual(inBox(box));
    const tally = trial(pond, (players) => ({ players: players === 4 ? 3 : 5 }), ofAbyss);
    expect(tally["game-ended"]).toBe(GAMES_OF_A_TRIAL);
  });

  test("works below Exiles, too", () => {
    const game = define({
      id: "pond-exiles",
      ...about,
      rules: abyssStack.with(pondLayer).with(exilesLayer),
      schemas: schemas.with(exilesSchemaLayer),
      scoring: abyssScoring.with(scoring).with(exilesScoringLayer),
    });
    const options = () => ({ players: 5, catalogue: powerfulCatalogue });
    expect(trial(game, options, ofExiles)).toHaveProperty("exile-recruited");
  });

  test("has the types of its cards", () => {
    type Lord = Pond["state"]["table"]["court"][number];
    expectTypeOf<"outlaw">().toExtend<Lord>();
    expectTypeOf<"miller">().toExtend<Lord>();
    expectTypeOf<"tamer">().not.toExtend<Lord>();
    type Card = Pond["state"]["table"]["discard"][number];
    expectTypeOf<"crab-3-fighter" | "monster">().toExtend<Card>();
    expectTypeOf<"squid-5">().not.toExtend<Card>();
    type Location = Pond["tableau"]["locations"][number];
    expectTypeOf<"gambling-den">().toExtend<Location>();
    expectTypeOf<"chasm">().not.toExtend<Location>();
    type Source = Extract<Pond["event"], { type: "pearls-gained" }>["source"];
    expectTypeOf<"outlaw" | "reward">().toExtend<Source>();
    expectTypeOf<"slaver">().not.toExtend<Source>();
  });

  test("limits the names in actions, options and tableaux", () => {
    const action = (lord: string, ally: string) => ({
      type: "recruit",
      seat: 4,
      lord,
      allies: [ally],
      affiliate: ally,
    });
    const accepts = (...names: [lord: string, ally: string]) =>
      pond.schemas.action.safeParse(action(...names)).success;
    expect(accepts("outlaw", "crab-1-fighter")).toBe(true);
    expect(accepts("tamer", "crab-1-fighter")).toBe(false);
    expect(accepts("outlaw", "squid-5")).toBe(false);
    expect(abyss.schemas.action.safeParse(action("outlaw", "crab-1")).success).toBe(false);
    expect(pond.schemas.options.safeParse({ players: 2 }).success).toBe(false);
    expect(pond.schemas.options.safeParse({ players: 5 }).success).toBe(true);

    const tableau = {
      lords: ["outlaw", "miller"],
      locations: ["gambling-den"],
      affiliated: ["crab-1", "crab-1", "crab-1", "crab-1", "crab-1", "crab-3-fighter"],
      monsterTokens: [],
      pearls: 0,
    } as const;
    const nothing = { lords: [], locations: [], affiliated: [], monsterTokens: [], pearls: 0 };
    expect(pond.score([tableau, nothing, nothing, nothing, nothing])[0]?.total).toBe(
      5 + 6 + 8 + 3, // Outlaw, Miller, gambling den, and the strongest crab, a fighter
    );
    expect(() => pond.score(Array.from({ length: 6 }, () => nothing))).toThrow("1 to 5 tableaux");
    expect(() => pond.score([{ ...nothing, lords: ["tamer"] } as never])).toThrow("tamer");
    expect(() => abyss.score([{ ...tableau, lords: [], locations: [] } as never])).toThrow(
      /crab-3-fighter/,
    );
  });
});

describe("an ally with a race and a name of its own", () => {
  const { play, legalOf } = scenario(pond);
  const start = fromPosition(
    pond,
    {
      court: ["miller", "keeper", "hunter"],
      seats: [{ hand: ["crab-3-fighter", "crab-3"] }, {}, {}],
      council: { crab: ["crab-1-fighter"] },
    },
    "a seed",
  );

  test("pays and is affiliated like any ally of the race", () => {
    const both = ["crab-3", "crab-3-fighter"] as const;
    const { state, events } = play(start, {
      type: "recruit",
      seat: 0,
      lord: "miller",
      allies: both,
      affiliate: "crab-3-fighter",
    });
    expect(state.table.seats[0]?.affiliated).toEqual(["crab-3-fighter"]);
    expect(events).toContainEqual({
      type: "pearls-gained",
      seat: 0,
      pearls: 2,
      source: "miller",
    });
    // Two allies of the same value: either may be affiliated.
    const affiliates = legalOf(start, "recruit").flatMap(({ lord, allies, affiliate }) =>
      lord === "miller" && allies.length === 2 ? [affiliate] : [],
    );
    expect(sorted(affiliates)).toEqual([...both]);
  });

  test("lies in the council stack of its race", () => {
    const { state } = play(start, { type: "request-support", seat: 0, stacks: ["crab"] });
    expect(state.table.seats[0]?.hand).toContain("crab-1-fighter");
  });
});

describe("a change that does not fit the box is an error", () => {
  const lords = { tamer: lordCards.tamer };
  test.each<[string, Components, string]>([
    ["an id that it has", { lords }, "cannot add the lord tamer: the box already has it"],
    [
      "an ally that it has",
      { allies: { "crab-1": 1 } },
      "cannot add the exploration card crab-1: the box already has it",
    ],
    [
      "a replacement for a lord that it lacks",
      { replaced: { lords: { outlaw } } },
      "cannot change the lord outlaw: the box does not have it",
    ],
    [
      "leaving out a location that it lacks",
      { leftOut: { locations: ["gambling-den"] } },
      "cannot change the location gambling-den: the box does not have it",
    ],
    [
      "copies of a card that it lacks",
      { copies: { "crab-1-fighter": 2 } },
      "cannot change the exploration card crab-1-fighter: the box does not have it",
    ],
  ])("%s", (_, change, message) => {
    expect(() => abyssBox.with(change)).toThrow(message);
  });

  test("two layers with a lord of the same name", () => {
    const twice = abyssStack.with(pondLayer).with(pondLayer);
    expect(() => twice.close()).toThrow("the box already has it");
  });
});
