// Functions of the package other than the members of a game, with invalid values for each argument.
import { describe, expect, test } from "vitest";
import * as abyss from "../../src/abyss/index.ts";
import { match, random } from "../../src/bots/index.ts";
import * as exilesKraken from "../../src/exiles-kraken/index.ts";
import * as exilesKrakenLeviathan from "../../src/exiles-kraken-leviathan/index.ts";
import { applyNews, describeHostRefusal, HOST_PROTOCOL } from "../../src/host/index.ts";
import * as rules from "../../src/index.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { rulesError, untyped as u } from "./errors.ts";
import { hostiles } from "./hostile.ts";
import { nasties } from "./nasties.ts";

const game = abyss.abyss;
const { state } = game.setup({ players: 2, firstPlayer: 0 }, "functions");
const view = game.view(state, 0);
const action = { type: "explore", seat: 0 } as const;
const rng = () => rules.rngFrom("functions");
const bot = random(game);

/** Each function with all arguments given except one. For an iterator, its first value is requested. */
const functions: Record<string, (value: unknown) => unknown> = {
  "problems, value": (value) => u(rules.problems)(game, "state", value),
  "rngFrom, seed": (value) => u(rules.rngFrom)(value),
  digest: (value) => u(rules.digest)(value),
  "describe, view": (value) => u(abyss.describeAction)(action, { view: value }),
  describeAction: (value) => u(abyss.describeAction)(value),
  describeDecision: (value) => u(abyss.describeDecision)(value),
  describeLine: (value) => u(abyss.describeLine)(value),
  describeActionType: (value) => u(abyss.describeActionType)(value),
  describeCard: (value) => u(abyss.describeCard)(value),
  describeField: (value) => u(abyss.describeField)(value),
  "describeValue, field": (value) => u(abyss.describeValue)(value, "crab"),
  "describeValue, value": (value) => u(abyss.describeValue)("stack", value),
  "describeCard of Exiles with Kraken": (value) => u(exilesKraken.describeCard)(value),
  "describeCard of Exiles with Kraken and Leviathan": (value) =>
    u(exilesKrakenLeviathan.describeCard)(value),
  describeHostRefusal: (value) => u(describeHostRefusal)(value),
  "match, options": (value) => u(match)(game, value, "x", [bot, bot]).next(),
  "choose, view": (value) => u(bot.choose)(value, 0, { seed: "x" }),
  "choose, seat": (value) => u(bot.choose)(view, value, { seed: "x" }),
  "applyNews, news": (value) => u(applyNews)([], value),
  "applyNews, protocol": (value) => u(applyNews)([], { protocol: value, items: [] }),
  "applyNews, items": (value) => u(applyNews)([], { protocol: HOST_PROTOCOL, items: value }),
};

test.each(Object.entries(functions))("%s: a result or a RulesError", async (_, call) => {
  for (const [what, make] of [...hostiles, ...nasties]) {
    // These take too long here; test/kernel/digest.test.ts has them.
    if (call === functions["digest"] && /million|billions/.test(what)) continue;
    try {
      await call(make());
    } catch (error) {
      if (!(error instanceof RulesError)) throw new Error(what, { cause: error });
    }
  }
});

describe("messages", () => {
  test.each<[unknown, string]>([
    [undefined, "undefined"],
    [0, "0"],
    [-1, "-1"],
    [1.5, "1.5"],
    [Number.NaN, "NaN"],
    [Number.POSITIVE_INFINITY, "Infinity"],
    ["3", '"3"'],
    [2 ** 53, "9007199254740992"],
  ])("a number below %j", (n, found) => {
    const { message } = rulesError(() => u(rng().below)(n));
    expect(message).toBe(`rng.below: ${found}, expected a whole number, 1 or more`);
  });

  test.each<[string, () => unknown, string]>([
    [
      "invalid items",
      () => u(applyNews)([], { protocol: HOST_PROTOCOL, items: [{ revision: 0 }] }),
      "news, at items: expected a list of news items, as a host sends them",
    ],
    [
      "invalid received items",
      () => u(applyNews)([{ revision: 1, backTo: "0" }], { protocol: HOST_PROTOCOL, items: [] }),
      "news, at received: expected a list of news items, as a host sends them",
    ],
  ])("%s", (_, call, message) => {
    expect(rulesError(call).message).toBe(message);
  });

  test("a copy of a game is the same game", () => {
    expect(rules.readState({ ...game }, state)).toEqual(state);
  });
});
