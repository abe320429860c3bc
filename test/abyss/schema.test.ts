// What the data of Abyss must look like, field by field.
import { describe, expect, test } from "vitest";
import { abyssBox } from "../../src/abyss/cards/box.ts";
import {
  type AbyssBlueprint,
  abyss,
  abyssRuleNumbers,
  abyssSchemas,
  abyssScoring,
  abyssStack,
  type Task,
} from "../../src/abyss/index.ts";
import { define } from "../../src/kernel/api/define.ts";
import { problems, readView } from "../../src/kernel/tools/read.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { expectFields } from "../problems/expect-fields.ts";
import { abyssSamples } from "../words/samples/abyss.ts";
import { prepare } from "./prepare.ts";

type What = "options" | "event" | "action" | "refusal" | "state" | "view" | "position";
type Fields = Readonly<Record<string, unknown>>;

/**
 * Tells all problems of values, as "path: reason". The game is put together anew: its schemas are made when they
 * are first asked for, and a test must not depend on what another has asked.
 */
function reader() {
  const game = define<AbyssBlueprint, "abyss">({
    id: "abyss",
    version: "2",
    ruleNumbers: abyssRuleNumbers,
    rules: abyssStack,
    schemas: abyssSchemas,
    scoring: abyssScoring,
  });
  return (what: What, value: unknown): string[] =>
    problems(game, what, value).map(({ path, reason }) => `${path.join(".")}: ${reason}`);
}

const reward = { keys: 0, pearls: 2, tokens: 1 };
const { table, agenda, rng } = prepare({
  seats: [{ locations: [{ location: "jail", lords: ["slaver"] }] }],
});

describe("each field is needed, and no other is known", () => {
  test.each(Object.entries(abyssSamples.events))("event %s", (_, event) => {
    const told = reader();
    expect(told("event", event)).toEqual([]);
    expectFields((fields) => told("event", fields), event);
  });

  test.each(Object.entries(abyssSamples.actions))("action %s", (_, action) => {
    const told = reader();
    expect(told("action", action)).toEqual([]);
    expectFields((fields) => told("action", fields), action);
  });

  test("AB-22 reward", () => {
    const told = reader();
    const fight = (given: object) => told("action", { type: "fight", seat: 0, reward: given });
    expect(fight(reward)).toEqual([]);
    expectFields(fight, reward, "reward.");
  });

  test.each(Object.entries(abyssSamples.refusals))("refusal %s", (code, params) => {
    const told = reader();
    const refusal = (figures: object) => told("refusal", { code, rule: "AB-7", params: figures });
    expect(refusal(params)).toEqual([]);
    expectFields(refusal, params, "params.");
  });

  /** An entry on top of an agenda. */
  const entry = (told: ReturnType<typeof reader>, tag: object) => (fields: Fields) =>
    told("state", { table, agenda: [...agenda, { ...tag, ...fields }], rng });

  test.each(Object.values(abyssSamples.decisions))("question $ask", ({ ask, ...fields }) => {
    expectFields(entry(reader(), { ask }), fields, `agenda.${agenda.length}.`);
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
    expectFields(entry(reader(), { do: task }), fields, `agenda.${agenda.length}.`);
  });

  test("state and view", () => {
    const told = reader();
    const [first, ...rest] = table.seats;
    const tableOf = (given: object) => told("state", { table: given, agenda, rng });
    const areaOf = (given: object) => tableOf({ ...table, seats: [given, ...rest] });
    expect(tableOf(table)).toEqual([]);
    expectFields((fields) => told("view", { table: fields, agenda }), table, "table.");
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

describe("any field may be left out, and no other is known", () => {
  test("position", () => {
    const told = reader();
    const seats = [{}, {}];
    expect(told("position", table)).toEqual([]);
    expect(told("position", { seats })).toEqual([]);
    for (const part of ["turn", "council", "rules"])
      for (const [given, expected] of [
        [{}, []],
        [{ more: 1 }, [expect.stringMatching(`^${part}.more: unknown field`)]],
      ] as const)
        expect(told("position", { seats, [part]: given })).toEqual(expected);
    for (const part of Object.keys(table))
      expect(told("position", { seats, [part]: "x" })[0]).toMatch(`${part}: `);
    expect(told("position", { seats: [{ more: 1 }, {}] })).toEqual([
      expect.stringMatching("^seats.0.more: unknown field"),
    ]);
    expect(told("position", { seats, more: 1 })).toEqual([
      expect.stringMatching("^more: unknown field"),
    ]);
  });

  test("AB-34 AB-39 options", () => {
    const told = reader();
    const rules = (given: object) => told("options", { players: 2, rules: given });
    expect(rules({})).toEqual([]);
    for (const superfluousAllies of ["allowed", "forbidden"])
      for (const disabledLords of ["influence", "all"])
        expect(rules({ superfluousAllies, disabledLords })).toEqual([]);
    expect(rules({ superfluousAllies: "", disabledLords: "" })).toHaveLength(2);
    expect(rules({ more: 1 })).toEqual([expect.stringMatching("^rules.more: unknown field")]);
  });
});

describe("no list has more of a thing than the game", () => {
  const { cards, lords, locations } = abyssBox;
  const nothing = (count: number): null[] => Array<null>(count).fill(null);
  const allies = cards.filter((card) => card !== "monster");

  test.each<[string, What, object, string, readonly unknown[]]>([
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
    const told = reader();
    const places = path.split(".");
    const at = (things: readonly unknown[]) => {
      const whole = copy(value);
      const inside = places.length > 1 ? whole[places[0]!] : whole;
      inside[places.at(-1)!] = things;
      return told(what, whole).filter((problem) => problem.startsWith(`${path}:`));
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
  expect(reader()("event", event)).toEqual([]);
});

test.each(["available", "drawn", "stack"])("refusal of a location %s", (from) => {
  const refusal = {
    code: "location-not-on-offer",
    rule: "AB-60",
    params: { location: "jail", from },
  };
  expect(reader()("refusal", refusal)).toEqual([]);
});

test.each([
  ["deck", "exploration cards"],
  ["lordDeck", "lords"],
  ["stack", "locations"],
  ["tokens", "tokens"],
] as const)("a view in which a card face down is missing: %s", (place, cards) => {
  const view = copy(abyss.view(prepare(), 0));
  const left = view.table[place].length - 1;
  view.table[place].pop();
  expect(rulesError(() => readView(abyss, view)).reason).toContain(
    `${left} ${cards} are face down, but ${left + 1} are unaccounted for`,
  );
});
