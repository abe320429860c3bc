// The laws of drawing and clicking must bite where there are too many legal actions for a list.
import { expect, test } from "vitest";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game } from "../../src/kernel/contract/game.ts";
import { choiceLaws } from "../../src/testing/choice-laws.ts";
import { payment } from "../abyss/by.ts";
import { prepare } from "../abyss/prepare.ts";
import { trialOfAbyss } from "../laws/subjects.ts";

type Broken = Partial<Game<AbyssTypes>>;
type Law = keyof typeof choiceLaws;

/** Whoever can pay in this many ways has much to choose from. */
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

/** What the law says of a broken game, tried a few times. */
function verdictOn(law: Law, broken: Broken, state = many): string | undefined {
  const rng = rngFrom("many");
  for (let i = 0; i < 8; i++) {
    const game = { ...abyss, ...broken };
    const wrong = choiceLaws[law]({
      ...trialOfAbyss,
      game,
      options: { players: 3 },
      state,
      components: [],
      rng,
    });
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** A game whose choices have other values for some fields. */
const offering = (
  change: (values: readonly unknown[], field: string) => readonly unknown[],
): Broken => ({
  choices: ((...asked: Parameters<typeof abyss.choices>) => {
    const found = abyss.choices(...asked);
    const next = Object.entries<readonly unknown[]>(found?.next ?? {}).map(
      ([field, values]) => [field, change(values, field)] as const,
    );
    return found && { ...found, next: Object.fromEntries(next) };
  }) as never,
});

const DRAWN = "drawn actions are legal";
const ENDS = "whatever is clicked, one ends in a legal action";
const REACHED = "every legal action can be clicked together, in any order";
const OFFERED = "what is offered leads to a legal action, and nothing else does";

test("there are too many for a list, and a sound game keeps the laws", () => {
  expect(abyss.countActions(many, 0)).toBeGreaterThan(5000);
  for (const law of [DRAWN, ENDS, REACHED, OFFERED] as const)
    expect(verdictOn(law, {}), law).toBeUndefined();
});

test.each<[string, Law, Broken, RegExp]>([
  [
    "payments are drawn with a card that is not in the hand",
    DRAWN,
    {
      randomAction: (...asked) => {
        const action = abyss.randomAction(...asked);
        return action.type === "recruit"
          ? { ...action, allies: [...action.allies, "squid-4"].sort() as typeof action.allies }
          : action;
      },
    },
    /squid-4.* is not legal/,
  ],
  [
    "a card is offered that the hand has not",
    ENDS,
    offering((values, field) => (field === "allies" ? ["squid-4"] : values)),
    /a dead end at .*squid-4/,
  ],
  [
    "a card of the hand is never offered",
    REACHED,
    offering((values) => values.filter((value) => value !== "seahorse-2")),
    /"seahorse-2" is not offered/,
  ],
  [
    "a card of the hand is never offered, whatever is half-made",
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
    "a card is offered besides that the hand has not",
    OFFERED,
    offering((values, field) => (field === "allies" ? [...values, "squid-4"] : values)),
    /allies "squid-4" leads nowhere/,
  ],
  ["nothing can be clicked", OFFERED, { choices: () => undefined }, /is not offered after/],
])("%s", (_, law, broken, verdict) => {
  expect(verdictOn(law, broken)).toMatch(verdict);
});

test("where all are listed, no other value is offered either", () => {
  expect(abyss.countActions(few, 0, { type: "recruit" })).toBeGreaterThan(0);
  expect(abyss.countActions(few, 0)).toBeLessThan(500);
  expect(verdictOn(OFFERED, {}, few)).toBeUndefined();
  const more = offering((values) => [...values, "assassin"]);
  expect(verdictOn(OFFERED, more, few)).toMatch(/ "assassin" leads nowhere/);
});
