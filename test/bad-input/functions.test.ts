// Functions of the package other than the members of a game, with invalid values for each argument.
import { describe, expect, test } from "vitest";
import * as abyss from "../../src/abyss/index.ts";
import { greedy, match, random, search } from "../../src/bots/index.ts";
import { applyNews, HOST_PROTOCOL, hostOf, revisionOf } from "../../src/host/index.ts";
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
  "problems, game": (value) => u(rules.problems)(value, "state", state),
  "problems, value": (value) => u(rules.problems)(game, "state", value),
  "readState, game": (value) => u(rules.readState)(value, state),
  "readView, game": (value) => u(rules.readView)(value, view),
  "readEvent, game": (value) => u(rules.readEvent)(value, {}),
  "readAction, game": (value) => u(rules.readAction)(value, action),
  "saveState, game": (value) => u(rules.saveState)(value, state),
  "record, game": (value) => u(rules.record)(value, {}),
  "replay, game": (value) => u(rules.replay)(value, {}),
  "fromPosition, game": (value) => u(rules.fromPosition)(value, { seats: [{}, {}] }, "x"),
  "reduceWithOutcomes, game": (value) => u(rules.reduceWithOutcomes)(value, state, action, []),
  "playout, simulation": (value) => u(rules.playout)(value, rng()),
  "playout, rng": (value) => u(rules.playout)(game.simulate(state), value),
  "rngFrom, seed": (value) => u(rules.rngFrom)(value),
  "below, n": (value) => u(rng().below)(value),
  "shuffle, things": (value) => u(rng().shuffle)(value),
  "draw, from": (value) => u(rng().draw)(value),
  "addChoice, partial": (value) => u(rules.addChoice)(value, "lord", "jailer"),
  "addChoice, field": (value) => u(rules.addChoice)({ type: "recruit" }, value, "jailer"),
  digest: (value) => u(rules.digest)(value),
  "describe, options": (value) => u(abyss.describe)({ type: "turn-started", seat: 0 }, value),
  "describe, locale": (value) => u(abyss.describeAction)(action, { locale: value }),
  "describe, view": (value) => u(abyss.describeAction)(action, { view: value }),
  describeAction: (value) => u(abyss.describeAction)(value),
  describeDecision: (value) => u(abyss.describeDecision)(value),
  describeLine: (value) => u(abyss.describeLine)(value),
  describeCard: (value) => u(abyss.describeCard)(value),
  "random, game": (value) => u(random)(value),
  "greedy, settings": (value) => u(greedy)(game, value),
  "search, settings": (value) => u(search)(game, value),
  "match, game": (value) => u(match)(value, { players: 2 }, "x", [bot, bot]).next(),
  "match, options": (value) => u(match)(game, value, "x", [bot, bot]).next(),
  "choose, view": (value) => u(bot.choose)(value, 0, { seed: "x" }),
  "choose, seat": (value) => u(bot.choose)(view, value, { seed: "x" }),
  "choose, options": (value) => u(bot.choose)(view, 0, value),
  "hostOf, game": (value) => u(hostOf)(value),
  "applyNews, received": (value) => u(applyNews)(value, { protocol: HOST_PROTOCOL, items: [] }),
  "applyNews, news": (value) => u(applyNews)([], value),
  "applyNews, protocol": (value) => u(applyNews)([], { protocol: value, items: [] }),
  "applyNews, items": (value) => u(applyNews)([], { protocol: HOST_PROTOCOL, items: value }),
  revisionOf: (value) => u(revisionOf)(value),
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

test.each(Object.entries(functions).filter(([name]) => name.endsWith("game")))(
  "%s: anything but a game is an error",
  async (_, call) => {
    for (const value of [undefined, null, "abyss", {}, { schemas: {} }, { ...game, schemas: {} }]) {
      const failing = async () => void (await call(value));
      await expect(failing()).rejects.toThrow("not a game: expected a game created by define");
    }
  },
);

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
      "a shuffle of a string",
      () => u(rng().shuffle)("ab"),
      'rng.shuffle: "ab", expected a list of 0 to 100000',
    ],
    [
      "a draw from an empty list",
      () => rng().draw([]),
      "rng.draw: a list of 0, expected a list of 1 to 100000",
    ],
    [
      "an invalid simulation",
      () => u(rules.playout)({ advance: 1 }, rng()),
      "playout: an object, expected a simulation",
    ],
    [
      "null as a partial action",
      () => u(rules.addChoice)(null, "lord", "jailer"),
      "partial action: expected an object",
    ],
    [
      "a list as a partial action",
      () => u(rules.addChoice)([], "lord", "jailer"),
      "partial action: expected an object",
    ],
    [
      "an invalid field",
      () => u(rules.addChoice)({ type: "recruit" }, 5, "jailer"),
      "partial action: 5, expected the name of a field",
    ],
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
