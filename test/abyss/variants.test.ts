// Parts of the rules of Abyss that only take effect with a layer on top.
import { describe, expect, test } from "vitest";
import type { Task } from "../../src/abyss/actions.ts";
import { racesAmong } from "../../src/abyss/allies.ts";
import type { AbyssBlueprint } from "../../src/abyss/blueprint.ts";
import { abyssBox, cardIds } from "../../src/abyss/cards/box.ts";
import { endExploration } from "../../src/abyss/explore.ts";
import { fillHidden } from "../../src/abyss/fill-hidden.ts";
import { hide } from "../../src/abyss/hide.ts";
import { abyss } from "../../src/abyss/index.ts";
import {
  abyssScoring,
  type ComponentsElsewhere,
  canPay,
  type PearlPrice,
  payForLord,
} from "../../src/abyss/rules.ts";
import { abyssSchemas } from "../../src/abyss/schema.ts";
import { abyssRuleNumbers, abyssStack } from "../../src/abyss/stack.ts";
import { define } from "../../src/kernel/api/define.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Additions, Layer } from "../../src/kernel/rules/layers.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { krakenComponents } from "../../src/kraken/cards/box.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { sorted } from "../tables.ts";
import { prepare } from "./prepare.ts";

const kraken = cardIds(krakenComponents).ally("kraken-2");

test("KR-8 allies without a race have no race", () => {
  expect(racesAmong(["kraken-2", "crab-1", "kraken-4", "crab-3"])).toEqual(["crab"]);
});

describe("a lord that is about to enter", () => {
  const { table } = prepare({ lordDeck: ["sage", "elder", "tamer"] });
  const enters = (from: "court" | "deck"): Task => ({ do: "enter", seat: 0, lord: "sage", from });
  const deckAt = (...agenda: Task[]) => hide({ table, agenda }, "spectator").lordDeck;

  test("AB-55 AB-77 is public if it comes from the deck", () => {
    expect(deckAt(enters("deck"))).toEqual([null, null, "sage"]);
    expect(deckAt({ do: "control", seat: 0 }, enters("deck"))).toEqual([null, null, "sage"]);
    expect(deckAt(enters("court"))).toEqual([null, null, null]);
    expect(deckAt({ do: "control", seat: 0 })).toEqual([null, null, null]);
  });
});

describe("a face-down card", () => {
  const top = abyssStack.close();
  const { table } = abyss.view(prepare(), 0);

  test("KR-2 is an ally without a race, in any council stack", () => {
    const box = { ...abyssBox, cards: ["crab-1", "crab-2", kraken, "monster"] as const };
    const council = { ...table.council, crab: [null, null] };
    const view = { table: { ...table, deck: [null, null], council }, agenda: [] };
    const filled = Array.from({ length: 30 }, (_, i) =>
      fillHidden({ ...top, box })(view, rngFrom(`${i}`)),
    );
    expect(sorted(new Set(filled.map(({ council: { crab } }) => crab.join())))).toEqual([
      "crab-1,crab-2",
      "crab-1,kraken-2",
      "crab-2,kraken-2",
    ]);
    for (const { deck, council: stacks } of filled)
      expect(sorted([...deck, ...stacks.crab])).toEqual(box.cards);
  });

  test.each([
    ["deck", "exploration cards"],
    ["lordDeck", "lords"],
    ["stack", "locations"],
    ["tokens", "tokens"],
  ] as const)("AB-77 is one of those that are unaccounted for: %s", (place, cards) => {
    const left = table[place].length - 1;
    const view = { table: { ...table, [place]: table[place].slice(1) }, agenda: [] };
    expect(rulesError(() => fillHidden(top)(view, rngFrom("a seed"))).message).toContain(
      `${left} ${cards} are face down, but ${left + 1} are unaccounted for`,
    );
  });

  test("AB-77 in a hand, is an ally, even if that takes all of them", () => {
    const { table: seen } = abyss.view(prepare({ rest: 1 }), 0);
    const { seats, deck } = fillHidden(top)({ table: seen, agenda: [] }, rngFrom("a seed"));
    expect(seats[1]!.hand).toEqual(sorted(abyssBox.cards.filter((card) => card !== "monster")));
    expect(deck).toEqual([]);
  });
});

/** A `play` that records events and agenda entries. */
function recordingPlay() {
  const recorded: unknown[] = [];
  const record = (...all: unknown[]): void => {
    recorded.push(...all);
  };
  return { recorded, play: { rng: rngFrom("unused"), emit: record, next: record, revealTo() {} } };
}

test("KR-13 if no ally is affiliated, all are discarded immediately", () => {
  const { table } = copy(prepare());
  const { recorded, play } = recordingPlay();
  const pay = () => ({ allies: [kraken], pearls: 3, affiliate: null });
  payForLord(
    { recruitments: { pay } },
    abyssStack.close(),
    table,
    "sage",
    { seat: 0 },
    "deck",
    play,
  );
  expect(table.discard).toEqual(["kraken-2"]);
  expect(recorded).toEqual([
    { type: "lord-recruited", seat: 0, lord: "sage", allies: ["kraken-2"], pearls: 3 },
    { do: "enter", seat: 0, lord: "sage", from: "deck" },
    { do: "power", seat: 0, lord: "sage", isReplacement: false },
    { do: "refill-court", seat: 0 },
    { do: "check-end", seat: 0 },
  ]);
});

test("KR-9 allies without a race stay on the track after an exploration", () => {
  const { table } = copy(prepare());
  table.track = ["crab-1", "kraken-2", "monster", "squid-2"];
  const { recorded, play } = recordingPlay();
  endExploration(table, { do: "end-exploration", seat: 0 }, play);
  expect(table).toMatchObject({
    track: ["kraken-2"],
    council: { crab: ["crab-1"], squid: ["squid-2"] },
  });
  expect(recorded).toEqual([
    { type: "exploration-ended", seat: 0, allies: ["crab-1", "squid-2"], monsters: 1 },
  ]);
});

const gameWith = (layer: Layer<AbyssBlueprint, Additions>) =>
  define({
    id: "layered",
    version: "1",
    ruleNumbers: abyssRuleNumbers,
    rules: abyssStack.with(layer),
    schemas: abyssSchemas,
    scoring: abyssScoring,
  });

test.each<[keyof ComponentsElsewhere, Partial<ComponentsElsewhere>, string]>([
  ["allies", { allies: ["crab-5", "crab-5"] }, "crab-5"],
  ["lords", { lords: ["sage", "sage"] }, "sage"],
])("a duplicate in the area of a layer is a problem of the whole position: %s", (_, more, card) => {
  const elsewhere: ComponentsElsewhere = { allies: [], lords: [], ...more };
  const layer: Layer<AbyssBlueprint, Additions> = () => ({ elsewhere: () => elsewhere });
  const { problems } = rulesError(() =>
    fromPosition(gameWith(layer), { seats: [{}, {}] }, "a seed"),
  );
  expect(problems).toEqual([{ path: [], reason: `${card} appears 2 times, the game has 1` }]);
});

test("AB-3 a position leaves spaces in the court for cards of layers", () => {
  const layer: Layer<AbyssBlueprint, Additions> = () => ({
    cardsInCourt: ({ court }) => court.length + 2,
  });
  const { table } = fromPosition(gameWith(layer), { seats: [{}, {}] }, "a seed");
  expect(table.court).toHaveLength(4);
});

describe("a sum that a layer allows to pay in other ways", () => {
  const sum: PearlPrice = { pearls: 5, to: null, rule: "AB-54" };
  const { table } = prepare();

  test.each([
    [[], false],
    [[{}], true],
    [[{}, {}], true],
  ])("AB-54 can be paid if there is a way: %j", (ways, expected) => {
    const sums: Parameters<typeof canPay>[0]["sums"] = {
      ways: (_table, _seat, _sum, { payments }) => (payments === "all" ? ways : []),
    };
    expect(canPay({ sums }, table, 0, sum)).toBe(expected);
  });
});

test("AB-75 a City of Mirrors on its own scores nothing", () => {
  const tableau = { lords: [], locations: [], affiliated: [], monsterTokens: [], pearls: 0 };
  const [line] = abyssScoring
    .close()
    .lines({ ...tableau, locations: ["city-of-mirrors"] }, [tableau]);
  expect(line).toEqual({ category: "locations", source: "city-of-mirrors", points: 0 });
});
