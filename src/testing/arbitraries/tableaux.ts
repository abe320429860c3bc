import fc from "fast-check";
import type { Seat } from "../../kernel/data/types.ts";
import { pick } from "./picks.ts";

/** Gives the value of a field for each player. */
export type Share<Value> = (seat: Seat, players: number) => Value;

/** Fills a field of the tableaux, for a greatest number of players. */
export type TableauField<Value> = (mostPlayers: number) => fc.Arbitrary<Share<Value>>;

/**
 * An arbitrary of tableaux, one for each player, as if typed in by hand. Most do not occur in a game; for those that
 * do, take the `tableaux` of random {@link positions}.
 *
 * @example
 * ```ts
 * const possible = tableaux<Tableau>(abyss.seats, {
 *   lords: dealt(lords),
 *   locations: dealt(locations),
 *   affiliated: dealt(["crab-1", "crab-2"], (ally) => (ally === "crab-1" ? 4 : 3)),
 *   monsterTokens: dealt([]),
 *   pearls: each(fc.nat(20)),
 * });
 * fc.assert(fc.property(possible, (all) => score(all).length === all.length));
 * ```
 */
export const tableaux = <Tableau extends object>(
  seats: { readonly min: number; readonly max: number },
  fields: { readonly [Name in keyof Tableau]: TableauField<Tableau[Name]> },
): fc.Arbitrary<readonly Tableau[]> => {
  const shares = Object.entries<TableauField<unknown>>(fields).map(([name, field]) =>
    field(seats.max).map((share) => [name, share] as const),
  );
  return fc.tuple(fc.integer(seats), fc.tuple(...shares)).map(([players, dealt]) =>
    Array.from({ length: players }, (_, seat) => {
      const values = dealt.map(([name, share]) => [name, share(seat, players)]);
      return Object.fromEntries(values) as Tableau;
    }),
  );
};

/**
 * A field of cards or tokens that are dealt at random, some or all of them. Give their names, and how many
 * copies there are of each; one by default.
 */
export const dealt =
  <Name>(
    names: readonly Name[],
    copiesOf: (name: Name) => number = () => 1,
  ): TableauField<readonly Name[]> =>
  () => {
    const all = names.flatMap((name) => Array.from({ length: copiesOf(name) }, () => name));
    const owners = fc.array(pick, { minLength: all.length, maxLength: all.length });
    return fc.tuple(fc.shuffledSubarray(all), owners).map(
      ([cards, owner]): Share<readonly Name[]> =>
        (seat, players) =>
          cards.filter((_, i) => owner[i]! % players === seat),
    );
  };

/** A field with a separate value for each player, such as a number of pearls. */
export const each =
  <Value>(values: fc.Arbitrary<Value>): TableauField<Value> =>
  (mostPlayers) =>
    fc.array(values, { minLength: mostPlayers, maxLength: mostPlayers }).map(
      (own): Share<Value> =>
        (seat) =>
          own[seat]!,
    );
