import type { Action, ChoiceFields, Seat } from "abyss-rules";
import type { ItemId, Zone } from "./item-id.ts";

/** What a seat sees of the table. */
export interface ViewOf<Table> {
  readonly table: Table;
}

/** Where the values of a field lie on the table, and which value a item there stands for. */
export interface ItemMapping<Value> {
  item(value: Value): ItemId;
  /** `undefined` if the item lies elsewhere. */
  value(item: ItemId): unknown;
}

/** A field of an action: whether it is a list, and where on the table its values are; nowhere: they are buttons. */
export interface Field<Value> {
  readonly isList: boolean;
  readonly mapping?: ItemMapping<Value>;
}

/** How a kind of action is clicked together. */
export interface Kind<View extends object> {
  /** What can be clicked to begin with it. */
  start?(view: View, seat: Seat): ItemId;
  readonly fields: Readonly<Record<string, Field<never>>>;
  /**
   * The rest of an action of which one item is clicked, partial as well as the seat can: why that is refused
   * is why the item cannot be clicked.
   */
  attempt?(view: View, seat: Seat, item: ItemId): object;
}

type FieldFor<Value> = [Value] extends [readonly (infer Member)[]]
  ? Field<Member> & { readonly isList: true }
  : Field<Value> & { readonly isList: false };

/** How each kind of action of a game is clicked together; the compiler names what is missing. */
export type KindsOf<A extends Action, View extends object> = {
  readonly [K in A["type"]]: Kind<View> & {
    readonly fields: {
      readonly [F in ChoiceFields<Extract<A, { type: K }>>]: FieldFor<Extract<A, { type: K }>[F]>;
    };
  };
};

/** A deck, or something else of which there is one. */
export const singleItem = (zone: Zone): ItemId => ({ zone, value: null });

/** Values that lie in a zone under their own name or number. */
export const inZone = (zone: Zone): ItemMapping<string | number> => ({
  item: (value) => ({ zone, value }),
  value: (item) => (item.zone === zone ? item.value : undefined),
});

/** A field with one value. */
export const single = <Value>(
  mapping?: ItemMapping<Value>,
): Field<Value> & { readonly isList: false } => ({
  isList: false,
  ...(mapping && { mapping }),
});

/** A list. */
export const list = <Value>(
  mapping?: ItemMapping<Value>,
): Field<Value> & { readonly isList: true } => ({
  isList: true,
  ...(mapping && { mapping }),
});

/** An action without fields that is begun by a click on this item, or by its button only. */
export const withoutFields = (
  item?: ItemId,
): Kind<object> & { readonly fields: Record<never, never> } => ({
  ...(item && { start: () => item }),
  fields: {},
});
