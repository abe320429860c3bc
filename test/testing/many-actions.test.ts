// The laws of random actions and of choices must also work where there are too many legal actions for a list.
import { expect, test } from "vitest";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game } from "../../src/kernel/contract/game.ts";
import { choiceLaws } from "../../src/testing/choice-laws.ts";
import { seatsOf, viewersOf } from "../../src/testing/law-inputs.ts";
import { lookupsOf } from "../../src/testing/lookups.ts";
import { payment } from "../abyss/by.ts";
import { prepare } from "../abyss/prepare.ts";
import { trialOfAbyss } from "../laws/subjects.ts";

type Broken = Partial<Game<AbyssTypes>>;
type Law = keyof typeof choiceLaws;

/** A hand with many ways to pay. */
const many = prepare({
  seats: [
    {
      pearls: 9,
      hand: [
        "crab-1",
        "crab-2",
        "crab-3",
        "jellyfish-1",
        "jellyfish-2",
        "seahorse-1",
        "seahorse-2",
        "seahorse-4",
        "shellfish-1",
        "shellfish-3",
        "squid-1",
        "squid-2",
        "squid-5",
      ],
    },
  ],
  court: ["elder", "landowner", "keeper", "miller", "reaper", "jailer"],
});

const few = prepare({
  seats: [{ hand: payment("keeper") }],
  court: ["landowner", "keeper", "miller", "reaper", "jailer"],
});

/** The verdict of a law on a faulty game, after a few attempts. */
function verdictOn(law: Law, broken: Broken, state = many): string | undefined {
  const rng = rngFrom("many");
  for (let i = 0; i < 8; i++) {
    const tested = { ...trialOfAbyss, game: { ...abyss, ...broken } };
    const verdict = choiceLaws[law]({
      ...tested,
      ...lookupsOf(tested, state, () => rng),
      options: { players: 3 },
      state,
      components: [],
      viewers: viewersOf(seatsOf(state)),
      rng,
    });
    if (verdict !== undefined) return verdict;
  }
  return undefined;
}

/** A game whose choices have other values for some fields. */
const offering = (
  change: (values: readonly unknown[], field: string) => readonly unknown[],
): Broken => ({
  choices: ((...args: Parameters<typeof abyss.choices>) => {
    const found = abyss.choices(...args);
    const next = Object.entries<readonly unknown[]>(found?.next ?? {}).map(
      ([field, values]) => [field, change(values, field)] as const,
    );
    return found && { ...found, next: Object.fromEntries(next) };
  }) as never,
});

const RANDOM = "random actions are legal";
const ENDS = "every sequence of choices ends in a legal action";
const REACHED = "every legal action can be built from choices, in any order";
const OFFERED = "choices offers exactly the values that lead to a legal action";

test("a correct game with too many actions for a list obeys the laws", () => {
  expect(abyss.countActions(many, 0)).toBeGreaterThan(5000);
  for (const law of [RANDOM, ENDS, REACHED, OFFERED] as const)
    expect(verdictOn(law, {}), law).toBeUndefined();
});

test.each<[string, Law, Broken, RegExp]>([
  [
    "random payments have a card that is not in the hand",
    RANDOM,
    {
      randomAction: (...args) => {
        const action = abyss.randomAction(...args);
        return action.type === "recruit"
          ? { ...action, allies: [...action.allies, "squid-4"].sort() as typeof action.allies }
          : action;
      },
    },
    /squid-4.* is not legal/,
  ],
  [
    "only a card is offered that is not in the hand",
    ENDS,
    offering((values, field) => (field === "allies" ? ["squid-4"] : values)),
    /no choices for .*squid-4/,
  ],
  [
    "a card of the hand is never offered",
    REACHED,
    offering((values) => values.filter((value) => value !== "seahorse-2")),
    /"seahorse-2" is not offered/,
  ],
  [
    "a card of the hand is not offered for any partial action",
    OFFERED,
    offering((values) => values.filter((value) => value !== "seahorse-2")),
    /"seahorse-2" is not offered/,
  ],
  [
    "a lord of the court is not offered",
    OFFERED,
    offering((values) => values.filter((value) => value !== "jailer")),
    /lord "jailer" is not offered/,
  ],
  [
    "a card is also offered that is not in the hand",
    OFFERED,
    offering((values, field) => (field === "allies" ? [...values, "squid-4"] : values)),
    /allies "squid-4" leads to no legal action/,
  ],
  ["there are no choices", OFFERED, { choices: () => undefined }, /is not offered for/],
])("%s", (_, law, broken, verdict) => {
  expect(verdictOn(law, broken)).toMatch(verdict);
});

test("if all actions are listed, no other value may be offered", () => {
  expect(abyss.countActions(few, 0, { type: "recruit" })).toBeGreaterThan(0);
  expect(abyss.countActions(few, 0)).toBeLessThan(500);
  expect(verdictOn(OFFERED, {}, few)).toBeUndefined();
  const more = offering((values) => [...values, "assassin"]);
  expect(verdictOn(OFFERED, more, few)).toMatch(/ "assassin" leads to no legal action/);
});
