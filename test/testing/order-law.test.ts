// The law of order must see what it is there to see.
import { expect, test } from "vitest";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game } from "../../src/kernel/contract/game.ts";
import { stepLaws } from "../../src/testing/step-laws.ts";
import { by } from "../abyss/by.ts";
import { prepare } from "../abyss/prepare.ts";
import { trialOfAbyss } from "../laws/subjects.ts";

/** AB-50: seat 0 can only take two stacks. */
const state = prepare({
  seats: [{ lords: ["alchemist"] }],
  council: { crab: ["crab-1"], squid: ["squid-2"] },
});
const action = by(0).requests("crab", "squid");
type Listed = ReturnType<typeof abyss.legalActions>;

/** What the law says of a broken game that lists this action alone. */
function verdictOn(broken: Partial<Game<AbyssTypes>>): string | undefined {
  const legalActions = () => [action] as unknown as Listed;
  const game = { ...abyss, legalActions, ...broken };
  const step = abyss.reduce(state, action);
  if (!step.ok) throw new Error(step.refusal.code);
  const law =
    stepLaws[
      "in which order an action names things makes no difference, if its schema puts them in order"
    ];
  const facts = { ...trialOfAbyss, game, options: { players: 3 }, state, action, step };
  return law({ ...facts, rng: rngFrom("order") } as never);
}

test("a sound game keeps it", () => {
  expect(verdictOn({})).toBeUndefined();
});

test("what is listed out of order breaks it", () => {
  const turned = by(0).requests("squid", "crab");
  expect(verdictOn({ legalActions: () => [turned] as unknown as Listed })).toMatch(
    /^legal, but not in order: .*"squid","crab"/,
  );
});

const isReversed = (value: unknown): boolean => JSON.stringify(value).includes('"squid","crab"');

test("a game that does something else with the reversed action breaks it", () => {
  const reduce: typeof abyss.reduce = (from, taken) => {
    const result = abyss.reduce(from, taken);
    return result.ok && isReversed(taken)
      ? { ...result, events: result.events.toReversed() }
      : result;
  };
  expect(verdictOn({ reduce })).toMatch(/has another result than in order$/);
});

test("a game that refuses the reversed action breaks it", () => {
  const refused = abyss.reduce(state, by(1).passes());
  const reduce: typeof abyss.reduce = (from, taken) =>
    isReversed(taken) ? refused : abyss.reduce(from, taken);
  expect(verdictOn({ reduce })).toMatch(/has another result than in order$/);
});
