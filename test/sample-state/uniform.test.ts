// States that look alike to a viewer are sampled equally often.
import { describe, expect, test } from "vitest";
import { allies, copiesOf } from "../../src/abyss/cards/allies.ts";
import { abyss } from "../../src/abyss/index.ts";
import { lordDeck } from "../../src/conspiracy/cards/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import { exilesKraken } from "../../src/exiles-kraken/index.ts";
import type { Game, GameTypes, Of } from "../../src/index.ts";
import { lootCards } from "../../src/kraken/cards/loot.ts";
import { kraken } from "../../src/kraken/index.ts";
import { krakenLeviathan } from "../../src/kraken-leviathan/index.ts";
import { leviathanTokens } from "../../src/leviathan/cards/tokens.ts";
import { prepare as prepareAbyss } from "../abyss/prepare.ts";
import { inProportion } from "../kernel/statistics.ts";
import { prepare as prepareKraken } from "../kraken/prepare.ts";
import { prepare as prepareKrakenLeviathan } from "../kraken-leviathan/prepare.ts";

const WORLDS = 6000;

let latest: { readonly state: object; readonly worlds: readonly object[] } | undefined;

/** States sampled from the view of seat 0; only once for several tests of the same state. */
function worldsOf<T extends GameTypes>(game: Game<T>, state: Of<T, "state">) {
  if (latest?.state !== state) {
    const view = game.view(state, 0);
    const worlds = Array.from({ length: WORLDS }, (_, i) => game.sampleState(view, `world ${i}`));
    latest = { state, worlds };
  }
  return latest.worlds as readonly Of<T, "state">[];
}

/** Counts how often each thing is seen in sampled states. */
function frequencies<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  look: (world: Of<T, "state">) => string | number,
): Map<string, number> {
  const seen = new Map<string, number>();
  for (const world of worldsOf(game, state)) {
    const text = String(look(world));
    seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  return seen;
}

/** Expects that things were seen in proportion to their weights, and nothing else was. */
function expectShares(seen: ReadonlyMap<string, number>, weights: Weights): void {
  expect([...seen.keys()].filter((thing) => !weights.has(thing))).toEqual([]);
  const counts = [...weights.keys()].map((thing) => seen.get(thing) ?? 0);
  expect(inProportion(counts, [...weights.values()])).toBe(true);
}

type Weights = ReadonlyMap<string, number>;

/** The weight of each thing is the number of its copies. */
function tallyOf(things: readonly (string | number)[]): Weights {
  const weights = new Map<string, number>();
  for (const thing of things) weights.set(String(thing), (weights.get(String(thing)) ?? 0) + 1);
  return weights;
}

const top = <Card>(deck: readonly Card[]): Card => deck.at(-1)!;

describe("the top card of a deck is any unseen card", () => {
  const inAbyss = abyss.setup({ players: 2 }, "fair").state;
  test("AB-77 lords", () =>
    expectShares(
      frequencies(abyss, inAbyss, ({ table }) => top(table.lordDeck)),
      tallyOf(inAbyss.table.lordDeck),
    ));
  test("AB-77 exploration cards", () =>
    expectShares(
      frequencies(abyss, inAbyss, ({ table }) => top(table.deck)),
      tallyOf(inAbyss.table.deck),
    ));
  test("AB-77 locations, and the one below it is any other", () => {
    const { stack } = inAbyss.table;
    expectShares(
      frequencies(abyss, inAbyss, ({ table }) => table.stack.slice(-2).join()),
      tallyOf(stack.flatMap((a) => stack.filter((b) => b !== a).map((b) => `${a},${b}`))),
    );
  });
  test("AB-77 monster tokens", () =>
    expectShares(
      frequencies(abyss, inAbyss, ({ table }) => top(table.tokens)),
      tallyOf(inAbyss.table.tokens),
    ));

  const inExiles = exiles.setup({ players: 3 }, "fair").state;
  test("EX-1 exiles", () =>
    expectShares(
      frequencies(exiles, inExiles, ({ table }) => top(table.exiles.deck)),
      tallyOf(inExiles.table.exiles.deck),
    ));

  const inBoth = exilesKraken.setup({ players: 4 }, "fair").state;
  test("KR-27 loot", () =>
    expectShares(
      frequencies(exilesKraken, inBoth, ({ table }) => top(table.kraken.lootDeck)),
      tallyOf(lootCards),
    ));

  const inConspiracy = conspiracy.setup({ players: 2 }, "fair").state;
  test("CO-33 lords", () =>
    expectShares(
      frequencies(conspiracy, inConspiracy, ({ table }) => top(table.lordDeck)),
      tallyOf(lordDeck),
    ));
  test("CO-33 locations", () =>
    expectShares(
      frequencies(conspiracy, inConspiracy, ({ table }) => top(table.locationDeck)),
      tallyOf(inConspiracy.table.locationDeck),
    ));
  const alone = conspiracySolo.setup({ opponent: "mage" }, "fair").state;
  test("CO-61 lords, against an opponent", () =>
    expectShares(
      frequencies(conspiracySolo, alone, ({ table }) => top(table.lordDeck)),
      tallyOf(lordDeck),
    ));
});

/** The number of ordered selections of `taken` things. */
const ordered = (things: number, taken: number): number =>
  taken === 0 ? 1 : things * ordered(things - 1, taken - 1);
const choose = (things: number, taken: number): number =>
  ordered(things, taken) / ordered(taken, taken);

/** The number of allies of each race. */
const OF_A_RACE = 13;

describe("hands and council stacks are dealt as if all cards had been shuffled", () => {
  test("AB-77 an ally in hand is less likely of the race that is in the council", () => {
    const state = prepareAbyss({
      seats: [{}, { hand: ["squid-1"] }],
      council: { crab: ["crab-1", "crab-1"] },
    });
    // Given the ally in hand, the number of ways in which two crabs can be in the council.
    const ways = (ally: string): number =>
      ally.startsWith("crab") ? ordered(OF_A_RACE - 1, 2) : ordered(OF_A_RACE, 2);
    expectShares(
      frequencies(abyss, state, ({ table }) => table.seats[1]!.hand[0]!),
      new Map(allies.map((ally) => [ally, copiesOf(ally) * ways(ally)])),
    );
  });

  test("AB-77 an opponent's monster token is any of them", () =>
    expectShares(
      frequencies(
        abyss,
        prepareAbyss({ seats: [{}, { tokens: [2] }] }),
        ({ table }) => table.seats[1]!.tokens[0]!,
      ),
      new Map([
        ["2", 9],
        ["3", 9],
        ["4", 2],
      ]),
    ));

  const withTokens = prepareKrakenLeviathan({
    seats: [{}, { tokens: [2] }],
    leviathan: { seats: [{}, { tokens: ["key"] }] },
  });
  test("LE-66 an opponent's leviathan token is any of them", () =>
    expectShares(
      frequencies(krakenLeviathan, withTokens, ({ table }) => table.leviathan.seats[1]!.tokens[0]!),
      tallyOf(leviathanTokens),
    ));
  test("LE-9 LE-66 the two supplies are not mixed: the base token is any base token, whatever the other is", () =>
    expectShares(
      frequencies(krakenLeviathan, withTokens, ({ table }) => table.seats[1]!.tokens[0]!),
      new Map([
        ["2", 9],
        ["3", 9],
        ["4", 2],
      ]),
    ));

  test("KR-9 krakens are in any stack", () => {
    const KRAKENS = 7;
    const state = prepareKraken({
      council: { crab: ["crab-1", "crab-1"], squid: ["squid-1", "squid-1", "squid-1"] },
    });
    const krakensIn = (stack: readonly string[]): number =>
      stack.filter((ally) => ally.startsWith("kraken")).length;
    const weights = new Map<string, number>();
    for (let i = 0; i <= 2; i++)
      for (let j = 0; j <= 3; j++)
        weights.set(
          `${i},${j}`,
          choose(2, i) *
            choose(3, j) *
            ordered(KRAKENS, i + j) *
            ordered(OF_A_RACE, 2 - i) *
            ordered(OF_A_RACE, 3 - j),
        );
    expectShares(
      frequencies(kraken, state, ({ table: { council } }) =>
        [krakensIn(council.crab), krakensIn(council.squid)].join(),
      ),
      weights,
    );
  });
});
