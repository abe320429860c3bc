import { deepFreeze } from "../data/deep-freeze.ts";

/** Adds to each card its English name and the number of the rule for its effect. */
export const namedCards = <Id extends string, Card, Rule extends string | null>(
  cards: Readonly<Record<Id, Card>>,
  labels: Readonly<Record<NoInfer<Id>, readonly [name: string, rule: Rule]>>,
): Readonly<Record<Id, Card & { readonly name: string; readonly rule: Rule }>> =>
  deepFreeze(
    byId(cards, (id) => {
      const [name, rule] = labels[id];
      return { ...cards[id], name, rule };
    }),
  );

/** The names of cards by id. */
export const namesOf = <Id extends string>(
  cards: Readonly<Record<Id, { readonly name: string }>>,
): Readonly<Record<Id, string>> => byId(cards, (id) => cards[id].name);

const byId = <Id extends string, T>(
  ids: Readonly<Record<Id, unknown>>,
  make: (id: Id) => T,
): Record<Id, T> =>
  Object.fromEntries((Object.keys(ids) as Id[]).map((id) => [id, make(id)])) as Record<Id, T>;
