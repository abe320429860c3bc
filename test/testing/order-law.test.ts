// The law about the order of lists must detect the faults that it is about.
import { expect, test } from "vitest";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game } from "../../src/kernel/contract/game.ts";
import { lookupsOf } from "../../src/testing/lookups.ts";
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

/** The verdict on a faulty game that lists only this action. */
function verdictOn(broken: Partial<Game<AbyssTypes>>): string | undefined {
  const legalActions = () => [action] as unknown as Listed;
  const game = { ...abyss, legalActions, ...broken };
  const step = abyss.reduce(state, action);
  if (!step.ok) throw new Error(step.refusal.code);
  const law =
    stepLaws["the order of a list in an action makes no difference if its schema sorts it"];
  const input = { ...trialOfAbyss, game, options: { players: 3 }, state, action, step };
  const lookups = lookupsOf(input, state, () => rngFrom("worlds"));
  return law({ ...input, ...lookups, rng: rngFrom("order") } as never);
}

test("a correct game obeys it", () => {
  expect(verdictOn({})).toBeUndefined();
});

test("a game that lists an unsorted action breaks it", () => {
  const unsorted = by(0).requests("squid", "crab");
  expect(verdictOn({ legalActions: () => [unsorted] as unknown as Listed })).toMatch(
    /^legal, but not sorted: .*"squid","crab"/,
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
  expect(verdictOn({ reduce })).toMatch(/has another result than the sorted action$/);
});

test("a game that refuses the reversed action breaks it", () => {
  const refused = abyss.reduce(state, by(1).passes());
  const reduce: typeof abyss.reduce = (from, taken) =>
    isReversed(taken) ? refused : abyss.reduce(from, taken);
  expect(verdictOn({ reduce })).toMatch(/has another result than the sorted action$/);
});
