/** The races of allies. */
export const races = ["jellyfish", "crab", "seahorse", "shellfish", "squid"] as const;
/** A race of allies. */
export type Race = (typeof races)[number];

/** The value of an ally. */
export type Value = 1 | 2 | 3 | 4 | 5;
const values: readonly Value[] = [1, 2, 3, 4, 5];

/** An ally, by race and value. Equal allies are interchangeable. */
export type Ally = `${Race}-${Value}`;
/** A card of the exploration deck. */
export type ExplorationCard = Ally | "monster";

/** AB-2: how many allies of each value a race has. */
const copies: Readonly<Record<Value, number>> = { 1: 4, 2: 3, 3: 3, 4: 2, 5: 1 };
/** AB-2 */
const MONSTERS = 6;

// Payments are made of millions of combinations, so names are taken apart once.
const facts = Object.fromEntries(
  races.flatMap((race) => values.map((value) => [`${race}-${value}`, { race, value }])),
) as Readonly<Record<Ally, { readonly race: Race; readonly value: Value }>>;

/** Every kind of ally once. */
export const allies = Object.keys(facts) as readonly Ally[];

/** The race of an ally. */
export const raceOf = (ally: Ally): Race => facts[ally].race;
/** The value of an ally. */
export const allyValue = (ally: Ally): Value => facts[ally].value;
/** How many cards of this ally there are. */
export const copiesOf = (ally: Ally): number => copies[allyValue(ally)];

/** All 71 exploration cards. */
export const explorationDeck: readonly ExplorationCard[] = [
  ...allies.flatMap((ally) => Array.from({ length: copiesOf(ally) }, () => ally)),
  ...Array.from({ length: MONSTERS }, () => "monster" as const),
];
