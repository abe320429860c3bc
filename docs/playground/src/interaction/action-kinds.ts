import type { Action, ChoiceFields, Seat } from "abyss-rules";
import type { ThingId, Zone } from "./thing.ts";

/** What a seat sees of the table. */
export interface Seen<Table> {
  readonly table: Table;
}

/** Where the values of a field lie on the table, and which value a thing there stands for. */
export interface Spot<Value> {
  thing(value: Value): ThingId;
  /** `undefined` if the thing lies elsewhere. */
  value(thing: ThingId): unknown;
}

/** A field of an action: whether it is a list, and where on the table its values are; nowhere: they are buttons. */
export interface Field<Value> {
  readonly isList: boolean;
  readonly spot?: Spot<Value>;
}

/** How a kind of action is clicked together. */
export interface Kind<View extends object> {
  /** What can be clicked to begin with it. */
  start?(view: View, seat: Seat): ThingId;
  readonly fields: Readonly<Record<string, Field<never>>>;
  /**
   * The rest of an action of which one thing is clicked, made as well as the seat can: why that is refused
   * is why the thing cannot be clicked.
   */
  attempt?(view: View, seat: Seat, thing: ThingId): object;
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
export const only = (zone: Zone): ThingId => ({ zone, value: null });

/** Values that lie in a zone under their own name or number. */
export const at = (zone: Zone): Spot<string | number> => ({
  thing: (value) => ({ zone, value }),
  value: (thing) => (thing.zone === zone ? thing.value : undefined),
});

/** A field with one value. */
export const one = <Value>(spot?: Spot<Value>): Field<Value> & { readonly isList: false } => ({
  isList: false,
  ...(spot && { spot }),
});

/** A list. */
export const some = <Value>(spot?: Spot<Value>): Field<Value> & { readonly isList: true } => ({
  isList: true,
  ...(spot && { spot }),
});

/** An action without fields that is begun by a click on this thing, or by its button only. */
export const plain = (
  thing?: ThingId,
): Kind<object> & { readonly fields: Record<never, never> } => ({
  ...(thing && { start: () => thing }),
  fields: {},
});
