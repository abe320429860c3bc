import { type Kraken, krakens } from "./kraken/krakens.ts";
import type { CardSet } from "./set.ts";

/** The races of allies. */
export const races = ["jellyfish", "crab", "seahorse", "shellfish", "squid"] as const;
/** A race of allies. */
export type Race = (typeof races)[number];

/** The value of an ally. */
export type Value = 1 | 2 | 3 | 4 | 5;
/** The values of allies. */
export const values: readonly Value[] = [1, 2, 3, 4, 5];

/** An ally of Abyss, by race and value. */
export type AbyssAlly = `${Race}-${Value}`;
/** An ally, by race and value, or without a race. Equal allies are interchangeable. */
export type Ally = AbyssAlly | Kraken;
/** A card of the exploration deck. */
export type ExplorationCard = Ally | "monster";

/** What is printed on an ally, and how many copies there are. */
interface AllyCard {
  /** The box that the card comes from. */
  readonly set: CardSet;
  /** `null` for allies that have none. */
  readonly race: Race | null;
  readonly value: Value;
  readonly copies: number;
}

/** AB-2: how many allies of each value a race has. */
const copies: Readonly<Record<Value, number>> = { 1: 4, 2: 3, 3: 3, 4: 2, 5: 1 };

/** AB-2: the allies of Abyss. */
const ofRaces = races.flatMap((race) =>
  values.map((value): [Ally, AllyCard] => [
    `${race}-${value}`,
    { set: "abyss", race, value, copies: copies[value] },
  ]),
);

// There are millions of combinations of allies in payments, so ids are parsed only once.
const allyCards = Object.fromEntries([...ofRaces, ...Object.entries(krakens)]) as Readonly<
  Record<Ally, AllyCard>
>;

/** The kinds of ally in Abyss, each once. */
export const allies: readonly Ally[] = ofRaces.map(([ally]) => ally);

/** The race of an ally; `null` if it has none. */
export const raceOf = (ally: Ally): Race | null => allyCards[ally].race;
/** The value of an ally. */
export const allyValue = (ally: Ally): Value => allyCards[ally].value;
/** How many cards of this ally there are. */
export const copiesOf = (ally: Ally): number => allyCards[ally].copies;
