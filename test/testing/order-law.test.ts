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
  const step = abyss.apply(state, action);
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

test("doors that do different things with it break it", () => {
  const apply = (...[from, taken]: Parameters<typeof abyss.apply>) => {
    const result = abyss.apply(from, taken);
    const isTurned = JSON.stringify(taken).includes('"squid","crab"');
    return result.ok && isTurned ? { ...result, events: result.events.toReversed() } : result;
  };
  expect(verdictOn({ apply: apply as typeof abyss.apply })).toMatch(/led to something else/);
});

test("a door that does not take it breaks it", () => {
  const refused = abyss.apply(state, by(1).passes());
  expect(verdictOn({ apply: () => refused })).toMatch(/^only reduce or apply takes/);
});
