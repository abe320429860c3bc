// One of each kind is what its schema says; without any of its fields it is not.
import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { readState, readView } from "../../src/kernel/read.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { abyssSamples } from "../words/samples/abyss.ts";
import { prepare } from "./prepare.ts";
import { allScenes } from "./scenes.ts";

const { events, actions, refusals } = abyssSamples;
const without = (value: object, key: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

describe.each([
  ["event", Object.values(events), abyss.schemas.event],
  ["action", Object.values(actions), abyss.schemas.action],
] as const)("%s", (_, samples, schema) => {
  test.each(samples.map((one) => [one.type, one] as const))("%s", (_type, one) => {
    expect(schema.safeParse(one)).toMatchObject({ success: true });
    for (const key of Object.keys(one))
      expect(schema.safeParse(without(one, key)).success, key).toBe(false);
    expect(schema.safeParse({ ...one, more: 1 }).success).toBe(false);
  });
});

test.each(Object.entries(refusals))("refusal %s", (code, params) => {
  const refusal = { code, rule: "AB-7", params };
  expect(abyss.schemas.refusal.safeParse(refusal)).toMatchObject({ success: true });
  for (const key of Object.keys(params))
    expect(
      abyss.schemas.refusal.safeParse({ ...refusal, params: without(params, key) }).success,
    ).toBe(false);
});

test.each([
  ...["reward", "last-space", "court", "landlord"].map((source) => ({
    ...events["pearls-gained"],
    source,
  })),
  ...["own", "court"].map((from) => ({ ...events["lord-discarded"], from })),
])("event %j", (event) => {
  expect(abyss.schemas.event.safeParse(event).success).toBe(true);
});

test.each(["available", "drawn", "stack"])("refusal of a location %s", (from) => {
  const refusal = {
    code: "location-not-on-offer",
    rule: "AB-60",
    params: { location: "jail", from },
  };
  expect(abyss.schemas.refusal.safeParse(refusal).success).toBe(true);
});

/** Each kind of entry once, with a state that has it. */
const entries = new Map(
  allScenes.flatMap(([, state]) =>
    state.agenda.map((entry, i) => {
      const kind = "do" in entry ? `do ${entry.do}` : `ask ${entry.ask}`;
      return [kind, { state, i }] as const;
    }),
  ),
);

test.each([...entries])("an entry of an agenda, %s", (_, { state, i }) => {
  for (const key of Object.keys(state.agenda[i]!)) {
    const broken = copy(state);
    delete broken.agenda[i][key];
    const { problems } = rulesError(() => readState(abyss, broken));
    const paths = problems.map(({ path }) => path.join("."));
    // Without its kind, an entry is neither: it is read as a task.
    expect(paths).toContain(`agenda.${i}.${key === "ask" ? "do" : key}`);
  }
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
    `${left} ${cards} lie face down, but ${left + 1} are in sight nowhere`,
  );
});
