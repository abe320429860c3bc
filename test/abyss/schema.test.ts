// The schemas of Abyss, field by field.
import { describe, expect, test } from "vitest";
import { abyssBox } from "../../src/abyss/cards/box.ts";
import { abyss } from "../../src/abyss/index.ts";
import {
  type AbyssBlueprint,
  abyssRuleNumbers,
  abyssSchemas,
  abyssScoring,
  abyssStack,
  type Task,
} from "../../src/abyss/rules.ts";
import { define } from "../../src/kernel/api/define.ts";
import { problems, readView } from "../../src/kernel/tools/serialisation.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { expectFields } from "../problems/expect-fields.ts";
import { abyssSamples } from "../words/samples/abyss.ts";
import { prepare } from "./prepare.ts";

type Target = "options" | "event" | "action" | "refusal" | "state" | "view" | "position";
type Fields = Readonly<Record<string, unknown>>;

/**
 * Lists all problems of values, as "path: reason". Each call defines the game anew, because schemas are
 * created on first use, and a test must not depend on what another has used.
 */
function problemFinder() {
  const game = define<AbyssBlueprint, "abyss">({
    id: "abyss",
    version: "2",
    ruleNumbers: abyssRuleNumbers,
    rules: abyssStack,
    schemas: abyssSchemas,
    scoring: abyssScoring,
  });
  return (what: Target, value: unknown): string[] =>
    problems(game, what, value).map(({ path, reason }) => `${path.join(".")}: ${reason}`);
}

const reward = { keys: 0, pearls: 2, tokens: 1 };
const { table, agenda, rng } = prepare({
  seats: [{ locations: [{ location: "jail", lords: ["slaver"] }] }],
});

describe("every field is required, and others are rejected", () => {
  test.each(Object.entries(abyssSamples.events))("event %s", (_, event) => {
    const problemsOf = problemFinder();
    expect(problemsOf("event", event)).toEqual([]);
    expectFields((fields) => problemsOf("event", fields), event);
  });

  test.each(Object.entries(abyssSamples.actions))("action %s", (_, action) => {
    const problemsOf = problemFinder();
    expect(problemsOf("action", action)).toEqual([]);
    expectFields((fields) => problemsOf("action", fields), action);
  });

  test("AB-22 reward", () => {
    const problemsOf = problemFinder();
    const fight = (given: object) =>
      problemsOf("action", { type: "fight", seat: 0, reward: given });
    expect(fight(reward)).toEqual([]);
    expectFields(fight, reward, "reward.");
  });

  test.each(Object.entries(abyssSamples.refusals))("refusal %s", (code, params) => {
    const problemsOf = problemFinder();
    const refusal = (figures: object) =>
      problemsOf("refusal", { code, rule: "AB-7", params: figures });
    expect(refusal(params)).toEqual([]);
    expectFields(refusal, params, "params.");
  });

  /** An entry on top of an agenda. */
  const entry = (problemsOf: ReturnType<typeof problemFinder>, tag: object) => (fields: Fields) =>
    problemsOf("state", { table, agenda: [...agenda, { ...tag, ...fields }], rng });

  test.each(Object.values(abyssSamples.decisions))("question $ask", ({ ask, ...fields }) => {
    expectFields(entry(problemFinder(), { ask }), fields, `agenda.${agenda.length}.`);
  });

  const tasks: { readonly [K in Task["do"]]: Omit<Extract<Task, { do: K }>, "do"> } = {
    turn: { seat: 0 },
    "start-turn": { seat: 0 },
    act: { seat: 0 },
    control: { seat: 0 },
    "end-turn": { seat: 0 },
    "limit-hand": { seat: 0 },
    "next-turn": { seat: 0 },
    reveal: { seat: 0 },
    offer: { seat: 0, price: 1, to: [1] },
    "end-exploration": { seat: 0 },
    affiliate: { seat: 0, lord: "sage", allies: ["crab-1"], affiliate: "crab-1" },
    enter: { seat: 0, lord: "sage", from: "court" },
    power: { seat: 0, lord: "sage", isReplacement: false },
    "refill-court": { seat: 0 },
    "fill-spaces": { seat: 0 },
    "check-end": { seat: 0 },
    "receive-location": { seat: 0, location: "jail" },
    "end-game": {},
  };

  test.each(Object.entries(tasks))("task %s", (task, fields) => {
    expectFields(entry(problemFinder(), { do: task }), fields, `agenda.${agenda.length}.`);
  });

  test("state and view", () => {
    const problemsOf = problemFinder();
    const [first, ...rest] = table.seats;
    const tableOf = (given: object) => problemsOf("state", { table: given, agenda, rng });
    const areaOf = (given: object) => tableOf({ ...table, seats: [given, ...rest] });
    expect(tableOf(table)).toEqual([]);
    expectFields((fields) => problemsOf("view", { table: fields, agenda }), table, "table.");
    expectFields(tableOf, table, "table.");
    for (const part of ["turn", "council", "rules"] as const)
      expectFields((given) => tableOf({ ...table, [part]: given }), table[part], `table.${part}.`);
    expectFields(areaOf, first!, "table.seats.0.");
    expectFields(
      (given) => areaOf({ ...first, locations: [given] }),
      first!.locations[0]!,
      "table.seats.0.locations.0.",
    );
  });
});

describe("every field is optional, and others are rejected", () => {
  test("position", () => {
    const problemsOf = problemFinder();
    const seats = [{}, {}];
    expect(problemsOf("position", table)).toEqual([]);
    expect(problemsOf("position", { seats })).toEqual([]);
    for (const part of ["turn", "council", "rules"])
      for (const [given, expected] of [
        [{}, []],
        [{ more: 1 }, [expect.stringMatching(`^${part}.more: unknown field`)]],
      ] as const)
        expect(problemsOf("position", { seats, [part]: given })).toEqual(expected);
    for (const part of Object.keys(table))
      expect(problemsOf("position", { seats, [part]: "x" })[0]).toMatch(`${part}: `);
    expect(problemsOf("position", { seats: [{ more: 1 }, {}] })).toEqual([
      expect.stringMatching("^seats.0.more: unknown field"),
    ]);
    expect(problemsOf("position", { seats, more: 1 })).toEqual([
      expect.stringMatching("^more: unknown field"),
    ]);
  });

  test("AB-34 AB-39 options", () => {
    const problemsOf = problemFinder();
    const rules = (given: object) => problemsOf("options", { players: 2, rules: given });
    expect(rules({})).toEqual([]);
    for (const superfluousAllies of ["allowed", "forbidden"])
      for (const disabledLords of ["influence", "all"])
        expect(rules({ superfluousAllies, disabledLords })).toEqual([]);
    expect(rules({ superfluousAllies: "", disabledLords: "" })).toHaveLength(2);
    expect(rules({ more: 1 })).toEqual([expect.stringMatching("^rules.more: unknown field")]);
  });
});

describe("no list has more components than the game", () => {
  const { cards, lords, locations } = abyssBox;
  const nothing = (count: number): null[] => Array<null>(count).fill(null);
  const allies = cards.filter((card) => card !== "monster");

  test.each<[string, Target, object, string, readonly unknown[]]>([
    ["exploration cards", "view", { table, agenda }, "table.deck", nothing(cards.length)],
    ["lords", "view", { table, agenda }, "table.lordDeck", nothing(lords.length)],
    ["locations", "view", { table, agenda }, "table.stack", nothing(locations.length)],
    ["monster tokens", "view", { table, agenda }, "table.tokens", nothing(20)],
    ["allies", "event", { type: "allies-discarded", seat: 0 }, "allies", allies],
    [
      "stacks",
      "event",
      { type: "stacks-taken", seat: 0, allies: [] },
      "stacks",
      ["crab", "crab", "crab", "crab", "crab"],
    ],
  ])("AB-2 to AB-5 %s", (_, what, value, path, list) => {
    const problemsOf = problemFinder();
    const places = path.split(".");
    const at = (things: readonly unknown[]) => {
      const whole = copy(value);
      const inside = places.length > 1 ? whole[places[0]!] : whole;
      inside[places.at(-1)!] = things;
      return problemsOf(what, whole).filter((problem) => problem.startsWith(`${path}:`));
    };
    expect(at(list)).toEqual([]);
    expect(at([...list, list[0]])).toHaveLength(1);
  });
});

const { events } = abyssSamples;

test.each([
  ...["reward", "last-space", "court", "landlord"].map((source) => ({
    ...events["pearls-gained"],
    source,
  })),
  ...["own", "court"].map((from) => ({ ...events["lord-discarded"], from })),
])("event %j", (event) => {
  expect(problemFinder()("event", event)).toEqual([]);
});

test.each(["available", "drawn", "stack"])("refusal of a location %s", (from) => {
  const refusal = {
    code: "location-not-on-offer",
    rule: "AB-60",
    params: { location: "jail", from },
  };
  expect(problemFinder()("refusal", refusal)).toEqual([]);
});

test.each([
  ["deck", "exploration cards"],
  ["lordDeck", "lords"],
  ["stack", "locations"],
  ["tokens", "tokens"],
] as const)("a view in which a face-down card is missing: %s", (place, cards) => {
  const view = copy(abyss.view(prepare(), 0));
  const left = view.table[place].length - 1;
  view.table[place].pop();
  expect(rulesError(() => readView(abyss, view)).reason).toContain(
    `${left} ${cards} are face down, but ${left + 1} are unaccounted for`,
  );
});
