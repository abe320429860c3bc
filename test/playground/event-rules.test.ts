import { readFileSync } from "node:fs";
import { type GameEvent, rngFrom } from "abyss-rules";
import { describe, expect, test } from "vitest";
import * as eventRules from "../../docs/playground/src/play/games/event-rules.ts";
import type { GameId } from "../../docs/playground/src/play/games/rules.ts";
import { type Subject, subjects } from "./subjects.ts";

/** The numbers of the documented rules. */
const documented = new Set(
  ["abyss", "exiles", "kraken", "leviathan", "conspiracy"].flatMap((book) =>
    [...readFileSync(`docs/rules/${book}.md`, "utf8").matchAll(/^\| (\w+-\d+) \|/gm)].map(
      ([, number]) => number,
    ),
  ),
);

const { ruleOf, ...tables } = eventRules;

/** The numbers of the rules behind a type of event. */
function numbersIn(rule: eventRules.EventRules[string] | undefined): string[] {
  if (typeof rule === "string") return [rule];
  return rule ? [...Object.values(rule.rules), ...(rule.otherwise ? [rule.otherwise] : [])] : [];
}

test.each(Object.entries(tables))(
  "%s: every rule that the log links to is documented",
  (_, rules) => {
    for (const rule of Object.values(rules))
      for (const number of numbersIn(rule)) expect(documented).toContain(number);
  },
);

/** All events of a random game. */
function* eventsOf({ game, options }: Subject, seed: string): Generator<GameEvent> {
  const rng = rngFrom(seed);
  let { state } = game.setup(options, seed);
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const result = game.reduce(state, game.randomAction(state, seat, rng));
    if (!result.ok) throw new Error(result.refusal.code);
    yield* result.events;
    state = result.state;
  }
}

const games: Readonly<Record<GameId, readonly [Subject, eventRules.EventRules]>> = {
  abyss: [subjects.abyss, tables.abyssEvents],
  exiles: [subjects.exiles, tables.exilesEvents],
  kraken: [subjects.kraken, tables.krakenEvents],
  leviathan: [subjects.leviathan, tables.leviathanEvents],
  "exiles-kraken": [subjects["exiles-kraken"], tables.exilesKrakenEvents],
  "exiles-leviathan": [subjects["exiles-leviathan"], tables.exilesLeviathanEvents],
  "kraken-leviathan": [subjects["kraken-leviathan"], tables.krakenLeviathanEvents],
  "exiles-kraken-leviathan": [
    subjects["exiles-kraken-leviathan"],
    tables.exilesKrakenLeviathanEvents,
  ],
  conspiracy: [subjects.conspiracy, tables.conspiracyEvents],
  "conspiracy-solo": [subjects["conspiracy-solo"], tables.conspiracySoloEvents],
};

/** Sources that do not say which rule is behind the event; with Leviathan, the last space has two rules. */
const unknownSources = (game: string): readonly unknown[] =>
  game.includes("leviathan") ? ["krakens", "last-space"] : ["krakens"];

describe.each(Object.entries(games))("%s", (id, [subject, rules]) => {
  test("every event links to a rule, unless the table says that its cause is unknown", () => {
    for (const seed of ["rules one", "rules two", "rules three"])
      for (const event of eventsOf(subject, seed)) {
        const isUnknown = "source" in event && unknownSources(id).includes(event.source);
        const hasRule = ruleOf(rules, event) !== undefined;
        expect({ event, hasRule }).toEqual({
          event,
          hasRule: rules[event.type] !== null && !isUnknown,
        });
      }
  });
});

const {
  abyssEvents,
  exilesEvents,
  krakenEvents,
  leviathanEvents,
  krakenLeviathanEvents,
  conspiracyEvents,
  conspiracySoloEvents,
} = tables;

test.each([
  ["AB-33", abyssEvents, { type: "pearls-gained", source: "court" }],
  ["AB-44", abyssEvents, { type: "pearls-gained", source: "landlord" }],
  ["KR-29", krakenEvents, { type: "pearls-gained", source: "loot" }],
  ["AB-42", abyssEvents, { type: "token-stolen", source: "court" }],
  ["KR-20", krakenEvents, { type: "nebulis-changed", source: "payment" }],
  ["KR-41", krakenEvents, { type: "nebulis-changed", source: "ferryman" }],
  ["KR-44", krakenEvents, { type: "nebulis-changed", source: "fence" }],
  ["KR-47", krakenEvents, { type: "nebulis-changed", source: "vigil" }],
  ["KR-46", krakenEvents, { type: "sentinel-taken", sentinel: "watcher" }],
  ["KR-47", krakenEvents, { type: "sentinel-taken", sentinel: "vigil" }],
  ["KR-48", krakenEvents, { type: "sentinel-taken", sentinel: "lookout" }],
  ["AB-22", abyssEvents, { type: "key-tokens-gained" }],
  ["LE-31", leviathanEvents, { type: "pearls-gained", source: "reward" }],
  ["LE-38", leviathanEvents, { type: "pearls-gained", source: "leviathan-token" }],
  ["LE-38", leviathanEvents, { type: "key-tokens-gained" }],
  ["LE-44", leviathanEvents, { type: "scourge-taken", from: null }],
  ["LE-45", leviathanEvents, { type: "scourge-taken", from: 4 }],
  ["LE-54", krakenLeviathanEvents, { type: "pearls-gained", source: "taxidermist" }],
  ["KR-29", krakenLeviathanEvents, { type: "pearls-gained", source: "loot" }],
  ["CO-21", conspiracyEvents, { type: "order-given", draw: 1 }],
  ["CO-22", conspiracyEvents, { type: "order-given", draw: 2 }],
  ["CO-53", conspiracySoloEvents, { type: "order-given", draw: 1 }],
])("%s is linked from its event", (rule, rules, event) => {
  expect(ruleOf(rules, event)).toBe(rule);
});

test.each([
  [
    "nebulis of krakens (KR-14, KR-67)",
    krakenEvents,
    { type: "nebulis-changed", source: "krakens" },
  ],
  ["keys with exiles (AB-22, EX-4, EX-16)", exilesEvents, { type: "key-tokens-gained" }],
  ["keys with loot (AB-22, KR-29)", krakenEvents, { type: "key-tokens-gained" }],
  [
    "pearls of the last space (AB-17, LE-20)",
    leviathanEvents,
    { type: "pearls-gained", source: "last-space" },
  ],
  [
    "keys with loot and tokens (KR-29, LE-38)",
    krakenLeviathanEvents,
    { type: "key-tokens-gained" },
  ],
  ["dice (LE-13, LE-24)", leviathanEvents, { type: "dice-rolled", dice: [1, 2] }],
  ["allies (AB-37, AB-40, AB-45)", abyssEvents, { type: "allies-discarded" }],
  ["pearls (CO-11, CO-18)", conspiracyEvents, { type: "pearls-gained", pearls: 2 }],
])("no rule is linked if the event does not say which: %s", (_, rules, event) => {
  expect(ruleOf(rules, event)).toBeUndefined();
});
