import type { Action, ChoicesOf, Seat } from "abyss-rules";
import type { ItemId, Zone } from "./item-id.ts";

/** A view or state, of which only the table matters here. */
export interface ViewOf<Table> {
  readonly table: Table;
}

/** Maps the values of a field to items on the table, and back. */
export interface ItemMapping<Value> {
  /** `undefined` if the value has no item, such as none of the stacks. */
  item(value: Value): ItemId | undefined;
  /** `undefined` if the item is in another zone. */
  value(item: ItemId): unknown;
}

/** A field of an action: its items on the table, or those of its members. If it has none, it has buttons. */
export interface Field<Value> {
  readonly mapping?: ItemMapping<Value>;
}

/** How to click a type of action. */
export interface Kind<View extends object> {
  /** The item whose click starts the action; `undefined` if it is not on the table. */
  start?(view: View, seat: Seat): ItemId | undefined;
  readonly fields: Readonly<Record<string, Field<never>>>;
}

type FieldFor<Value> = [Value] extends [readonly (infer Member)[]] ? Field<Member> : Field<Value>;

/** How to click each type of action of a game; the compiler reports missing ones. */
export type KindsOf<A extends Action, View extends object> = {
  readonly [K in A["type"]]: Kind<View> & {
    readonly fields: {
      readonly [F in keyof ChoicesOf<Extract<A, { type: K }>> &
        keyof Extract<A, { type: K }>]: FieldFor<Extract<A, { type: K }>[F]>;
    };
  };
};

/** The only item of a zone, such as a deck. */
export const singleItem = (zone: Zone): ItemId => ({ zone, value: null });

/** Maps values to items of a zone with the same name or number. */
export const inZone = (zone: Zone): ItemMapping<string | number> => ({
  item: (value) => ({ zone, value }),
  value: (item) => (item.zone === zone ? item.value : undefined),
});

/** A field, with its items on the table. */
export const field = <Value>(mapping?: ItemMapping<Value>): Field<Value> =>
  mapping ? { mapping } : {};

/** An action without fields, started by a click on this item, or only by its button. */
export const withoutFields = (
  item?: ItemId,
): Kind<object> & { readonly fields: Record<never, never> } => ({
  ...(item && { start: () => item }),
  fields: {},
});
