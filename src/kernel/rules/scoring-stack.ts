// The stack of scoring rules. Its type carries the ids of the components that they score.
import type { HasIds, IdsWithLayer } from "../data/ids.ts";
import { stackOf } from "./stack.ts";

/** The scoring rules of a game to which layers can still be added. */
export interface ScoringStack<S extends object, Ids extends object = object> {
  /** Adds a layer on top. The ids that it adds to the box are those that it scores. */
  with<U extends object>(
    layer: (below: S, top: S) => U,
  ): ScoringStack<U, IdsWithLayer<Ids, AddedIds<U>>>;
  /** Finishes the scoring rules: `top` is complete in every layer from now on. */
  close(): S;
  /** Exists in the type only. It is a function type, so that scoring rules for fewer ids do not fit a game. */
  readonly scores?: ((ids: Ids) => void) | undefined;
}

/** The ids that a layer adds to the box of scoring rules. */
type AddedIds<S> = S extends { readonly box: HasIds<infer Ids extends object> } ? Ids : object;

/** Starts a stack with the scoring rules of a base game. */
export const scoringStackOf = <S extends object, Ids extends object = object>(
  base: (top: S) => S,
): ScoringStack<S, Ids> => stackOf(base);
