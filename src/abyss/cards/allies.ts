import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { AnyId } from "../../kernel/data/ids.ts";

/** The races of allies. */
export const races = /* @__PURE__ */ deepFreeze([
  "jellyfish",
  "crab",
  "seahorse",
  "shellfish",
  "squid",
] as const);
/** A race of allies. */
export type Race = (typeof races)[number];

/** The value of an ally. */
export type Value = 1 | 2 | 3 | 4 | 5;
/** The values of allies. */
export const values: readonly Value[] = /* @__PURE__ */ deepFreeze([1, 2, 3, 4, 5]);

/** An ally of Abyss, by race and value. Equal allies are interchangeable. */
export type Ally = `${Race}-${Value}` | never; // `| never` makes hovers show the name.
/** A card of the exploration deck. */
export type ExplorationCard = Ally | "monster";

/**
 * An ally of the game, in rules: one of Abyss, or one that a layer adds. Its id says its race (or has another word
 * if it has none) and its value: `kraken-3`. A suffix tells it from another ally with both: `crab-3-fighter`.
 */
export type AnyAlly = AnyId<"ally", Ally>;
/** A card of the exploration deck, in rules. */
export type AnyExplorationCard = AnyAlly | "monster";

/** What is printed on an ally. */
interface AllyCard {
  /** `null` for allies that have none. */
  readonly race: Race | null;
  readonly value: Value;
}

/** AB-2: how many allies of each value a race has. */
const copies: Readonly<Record<Value, number>> = { 1: 4, 2: 3, 3: 3, 4: 2, 5: 1 };

/** AB-2: how many copies there are of each ally of Abyss. */
export const allyCopies: Readonly<Record<Ally, number>> = /* @__PURE__ */ deepFreeze(
  Object.fromEntries(
    races.flatMap((race) => values.map((value) => [`${race}-${value}`, copies[value]])),
  ) as Record<Ally, number>,
);

/** The ids of the allies of Abyss, without duplicates. */
export const allies = /* @__PURE__ */ deepFreeze(Object.keys(allyCopies) as readonly Ally[]);

// There are millions of combinations of allies in payments, so ids are parsed only once.
const parsed: Record<string, AllyCard> = {};

function parseAlly(ally: string): AllyCard {
  const [, name, digit] = /^(.+?)-([1-5])(?:-.+)?$/.exec(ally) ?? [];
  if (!digit) throw new Error(`bug: ${ally} is not the id of an ally, such as crab-3`);
  const race = races.find((one) => one === name) ?? null;
  parsed[ally] = { race, value: Number(digit) as Value };
  return parsed[ally];
}

/** The race of an ally; `null` if it has none. */
export const raceOf = (ally: string): Race | null => (parsed[ally] ?? parseAlly(ally)).race;
/** The value of an ally. */
export const allyValue = (ally: string): Value => (parsed[ally] ?? parseAlly(ally)).value;
/** How many copies there are of an ally of Abyss. */
export const copiesOf = (ally: Ally): number => allyCopies[ally];
