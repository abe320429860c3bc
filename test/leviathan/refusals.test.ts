// Every refusal that Leviathan adds: code, rule number and parameters, and a sentence for each.
import { expect, test } from "vitest";
import { type Event, leviathan, describe as sentence } from "../../src/leviathan/index.ts";
import type { LeviathanRefusal } from "../../src/leviathan/refusals.ts";
import { once } from "../lazy-scenes.ts";
import { namesIn } from "../occurrence/tally.ts";
import { type Rows, testRefusals, withCodes } from "../refusals/refusal-tests.ts";
import { expectSentence } from "../refusals/sentence.ts";
import { atBorder, atMonster, by, play, roll, type State } from "./prepare.ts";
import { allScenes, attackedByGuard, over, scenes } from "./scenes.ts";

const [me, victim] = [by(0), by(1)];
const two = () => scenes.explore["two leviathans"]; // 1 (jellyfish) and 10 (squid; 4 left) at the border
const attacking = () => scenes.attack["after a failed attack"]; // target 10
const paying = () => scenes["add-pearls"]["more pearls than may be paid"]; // 15 in all against 5
const tokens = () => scenes["reveal-token"]["every kind"];
const stealing = () => scenes["steal-token"]["one with base tokens, one with both"];
const trimming = () => scenes["trim-hand"]["two too many, one pearl"];
const rewarded = () => scenes["draw-tokens"]["both supplies full"];

const guarded = once(() =>
  attackedByGuard("leviathan-9", { hand: ["crab-2"], lords: ["slaver", "coward"] }),
);
/** Seat 0, who has a Slaver, has drawn tokens in a fight. */
const revealing = once(
  () =>
    roll(
      scenes["draw-tokens"]["both supplies full, a Slaver"],
      me.drawsTokens(3),
      ...[2, 2, 2, "key"],
    ).state,
);

/** Krakens only cannot be discarded for the hand limit: test/kraken-leviathan. */
type Code = Exclude<LeviathanRefusal["code"], "ally-not-to-be-discarded">;

const rows: Rows<Code, State> = {
  "must-fight": [
    {
      title: "continuing on the last space",
      state: () => scenes.explore["the last space, with an ally that can attack"],
      action: me.continues(),
      rule: "LE-20",
      params: {},
    },
    {
      title: "continuing with a Coward",
      state: () => scenes.explore["a Coward on the last space"],
      action: me.continues(),
      rule: "LE-20",
      params: {},
    },
  ],
  "no-ally-left": [
    {
      title: "continuing",
      state: () => scenes.explore["no ally left, a fight is possible"],
      action: me.continues(),
      rule: "LE-21",
      params: {},
    },
    {
      title: "continuing, although no fight is possible",
      state: () => scenes.explore["no ally left, no fight is possible"],
      action: me.continues(),
      rule: "LE-21",
      params: {},
    },
    {
      title: "ignoring",
      state: () => scenes.explore["no ally left, a fight is possible"],
      action: me.ignores(),
      rule: "LE-21",
      params: {},
    },
  ],
  "leviathan-not-at-border": [
    {
      title: "a fight",
      state: two,
      action: me.fights("leviathan-4", "crab-1"),
      rule: "LE-23",
      params: { leviathan: "leviathan-4" },
    },
    {
      title: "a second fight against the one just killed",
      state: () => scenes["choose-target"]["a second leviathan, with the Intrepid"],
      action: me.fights("leviathan-12", "crab-1"),
      rule: "LE-23",
      params: { leviathan: "leviathan-12" },
    },
    {
      title: "the Rebel",
      state: () => scenes["remove-life-point"]["of two leviathans"],
      action: me.removesLifePoint("leviathan-4"),
      rule: "LE-59",
      params: { leviathan: "leviathan-4" },
    },
  ],
  "ally-cannot-attack": [
    {
      title: "another race",
      state: two,
      action: me.fights("leviathan-1", "squid-3"),
      rule: "LE-22",
      params: { ally: "squid-3", leviathan: "leviathan-1", races: ["crab", "jellyfish"] },
    },
    {
      title: "a fighter of another race",
      state: () => scenes["choose-target"]["with the Sorcerer"],
      action: me.fights("leviathan-10", "jellyfish-2-fighter"),
      rule: "LE-22",
      params: { races: ["crab", "squid"] },
    },
    {
      title: "in another attack of a fight",
      state: attacking,
      action: me.attacks("seahorse-1"),
      rule: "LE-22",
      params: { ally: "seahorse-1", leviathan: "leviathan-10" },
    },
  ],
  "wrong-number-of-pearls": [
    {
      title: "more than the remaining resistances need",
      state: paying, // 2 + 3 against 4 + 6 + 5
      action: me.addsPearls(11),
      rule: "LE-27",
      params: { pearls: 11, most: 10 },
    },
    {
      title: "none",
      state: paying,
      action: me.addsPearls(0),
      rule: "LE-27",
      params: { pearls: 0, most: 10 },
    },
    {
      title: "less than none",
      state: paying,
      action: me.addsPearls(-1),
      rule: "LE-27",
      params: { pearls: -1, most: 10 },
    },
  ],
  "wrong-number-of-base-tokens": [
    {
      title: "more than the reward",
      state: rewarded,
      action: me.drawsTokens(5),
      rule: "LE-30",
      params: { baseTokens: 5, least: 0, most: 4 },
    },
    {
      title: "more than are left",
      state: () => scenes["draw-tokens"]["two base tokens left"],
      action: me.drawsTokens(3),
      rule: "LE-30",
      params: { baseTokens: 3, least: 0, most: 2 },
    },
    {
      title: "fewer than the other supply leaves",
      state: () => scenes["draw-tokens"]["three leviathan tokens left"],
      action: me.drawsTokens(0),
      rule: "LE-30",
      params: { baseTokens: 0, least: 1, most: 4 },
    },
    {
      title: "less than none",
      state: rewarded,
      action: me.drawsTokens(-1),
      rule: "LE-30",
      params: { baseTokens: -1, least: 0, most: 4 },
    },
  ],
  "token-not-owned": [
    {
      title: "another kind",
      state: () => scenes["reveal-token"]["two of a kind"],
      action: me.reveals("three-pearls"),
      rule: "LE-39",
      params: { token: "three-pearls" },
    },
  ],
  "token-needs-stack": [
    {
      title: "a council stack without a race",
      state: tokens,
      action: me.reveals("council-stack"),
      rule: "LE-38",
      params: {},
    },
  ],
  "token-takes-no-stack": [
    {
      title: "a key with a stack",
      state: tokens,
      action: me.reveals("key", "crab"),
      rule: "LE-38",
      params: { token: "key" },
    },
  ],
  "no-tokens-of-supply": [
    {
      title: "an opponent without leviathan tokens",
      state: stealing,
      action: me.stealsToken(1, "leviathan"),
      rule: "LE-43",
      params: { seat: 1, supply: "leviathan" },
    },
  ],
  "not-a-lord-to-lose": [
    {
      title: "one of the court",
      state: () => scenes["lose-lord"]["one of them disabled"],
      action: ({ table }: State) => me.losesLord(table.court[0]!),
      rule: "LE-15",
      params: ({ table }) => ({ lord: table.court[0] }),
    },
    {
      title: "one of another player",
      state: () => scenes["lose-lord"]["of the Border Guard's victim"],
      action: victim.losesLord("border-guard"),
      rule: "LE-15",
      params: { lord: "border-guard" },
    },
  ],
  "wrong-hand-limit": [
    {
      title: "too few",
      state: trimming,
      action: me.trims(["crab-2"]),
      rule: "LE-46",
      params: { allies: 1, pearls: 0, needs: 2 },
    },
    {
      title: "too many",
      state: trimming,
      action: me.trims(["crab-2", "crab-2"], 1),
      rule: "LE-46",
      params: { allies: 2, pearls: 1, needs: 2 },
    },
    {
      title: "a pearl back",
      state: trimming,
      action: me.trims(["crab-2", "crab-2", "squid-1"], -1),
      rule: "LE-46",
      params: { allies: 3, pearls: -1, needs: 2 },
    },
  ],
  "power-outside-turn": [
    {
      title: "the Slaver of the Border Guard's victim",
      state: guarded,
      action: victim.usesSlaver("crab-2"),
      rule: "AB-35",
      params: {},
    },
  ],
  "power-in-fight": [
    {
      title: "the Slaver after a reward",
      state: revealing,
      action: me.usesSlaver("crab-1"),
      rule: "LE-37",
      params: {},
    },
  ],
  "space-taken": [
    {
      title: "the Breeder",
      state: () => scenes["place-leviathan"]["seven spaces free"],
      action: me.laysLeviathan("2-3"),
      rule: "LE-61",
      params: { space: "2-3" },
    },
  ],
};

/** Refusals of Abyss that the moves of Leviathan give too. */
const shared: Rows<string, State> = {
  "ally-not-in-hand": [
    {
      title: "an attack",
      state: two,
      action: me.fights("leviathan-1", "crab-5"),
      rule: "LE-24",
      params: { ally: "crab-5" },
    },
    {
      title: "a penalty",
      state: () => scenes["lose-allies"]["of the active player"],
      action: me.losesAllies("crab-1", "crab-1", "crab-1"),
      rule: "LE-15",
      params: { ally: "crab-1" },
    },
    {
      title: "the hand limit",
      state: trimming,
      action: me.trims(["crab-2", "seahorse-5"]),
      rule: "LE-46",
      params: { ally: "seahorse-5" },
    },
  ],
  "wrong-number-of-allies": [
    {
      title: "two for a penalty of three",
      state: () => scenes["lose-allies"]["of the active player"],
      action: me.losesAllies("crab-1", "squid-3"),
      rule: "LE-15",
      params: { has: 2, needs: 3 },
    },
    {
      title: "four for a penalty of three",
      state: () => scenes["lose-allies"]["of the active player"],
      action: me.losesAllies("crab-1", "crab-1", "seahorse-1", "squid-3"),
      rule: "LE-15",
      params: { has: 4, needs: 3 },
    },
  ],
  "too-few-pearls": [
    {
      title: "an attack",
      state: () => scenes["add-pearls"]["fewer pearls than may be paid"],
      action: me.addsPearls(4),
      rule: "LE-27",
      params: { has: 3, needs: 4 },
    },
    {
      title: "the hand limit",
      state: trimming,
      action: me.trims([], 2),
      rule: "LE-46",
      params: { has: 1, needs: 2 },
    },
  ],
  "no-monster-revealed": [
    {
      title: "a fight",
      state: () => scenes.explore["an ally revealed"],
      action: me.fights("leviathan-1", "crab-1"),
      rule: "LE-18",
      params: {},
    },
    {
      title: "ignoring",
      state: () => scenes.explore["an ally revealed"],
      action: me.ignores(),
      rule: "LE-60",
      params: {},
    },
  ],
  "power-not-working": [
    {
      title: "ignoring without the Coward",
      state: two,
      action: me.ignores(),
      rule: "LE-60",
      params: { lord: "coward" },
    },
  ],
  "stack-empty": [
    {
      title: "a council stack token",
      state: tokens,
      action: me.reveals("council-stack", "seahorse"),
      rule: "LE-40",
      params: { stack: "seahorse" },
    },
  ],
  "not-an-opponent": [
    {
      title: "the Hunter",
      state: stealing,
      action: me.stealsToken(0, "leviathan"),
      rule: "AB-42",
      params: { from: 0 },
    },
    {
      title: "the Border Guard",
      state: () => scenes["send-leviathan"]["one with a Shaman"],
      action: me.sends(0),
      rule: "LE-53",
      params: { from: 0 },
    },
  ],
  "protected-by-shaman": [
    {
      title: "the Hunter",
      state: stealing,
      action: me.stealsToken(3, "leviathan"),
      rule: "AB-46",
      params: { seat: 3 },
    },
    {
      title: "the Border Guard",
      state: () => scenes["send-leviathan"]["one with a Shaman"],
      action: me.sends(2),
      rule: "LE-53",
      params: { seat: 2 },
    },
  ],
};

testRefusals(leviathan, sentence, withCodes({ ...rows, ...shared }));

test("LE-36 a fight that has ended takes no attack, and a game that is over no action", () => {
  const { state } = play(attacking(), me.endsFight());
  expect(leviathan.refusal(state, me.attacks("squid-3"))).toMatchObject({
    code: "not-your-decision",
  });
  expect(leviathan.refusal(over(), me.explores())).toMatchObject({ code: "game-over" });
});

test("every event of Leviathan has a sentence", () => {
  const described = new Set<string>();
  const check = (event: Event): void => {
    described.add(event.type);
    expectSentence(sentence(event));
  };
  for (const state of [...allScenes.map(([, scene]) => scene()), runningOut()])
    for (const seat of leviathan.deciders(state))
      for (const action of leviathan.legalActions(state, seat, { payments: "minimal" })) {
        const result = leviathan.reduce(state, action);
        if (result.ok) result.events.forEach(check);
      }
  const attacked = atMonster(atBorder("leviathan-4"), {}, { nextCards: ["crab-3"] });
  roll(attacked, me.continues(), "leviathan-20", 1, 1).events.forEach(check);
  const names = namesIn("leviathan/events.ts", /readonly type: /);
  expect(names.filter((name) => !described.has(name))).toEqual([]);
});

/** Seat 0 discards an ally for the hand limit, after which the last leviathan has come. */
function runningOut(): State {
  const { table, ...rest } = scenes["trim-hand"]["one too many, no pearl"];
  const { deck, ...area } = table.leviathan;
  const state = { ...rest, table: { ...table, leviathan: { ...area, deck: [], discarded: deck } } };
  return leviathan.schemas.state.parse(state);
}
