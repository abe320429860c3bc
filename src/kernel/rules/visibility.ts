// Declarations of what is hidden from whom on the table of a game, so that laws can check its views.
import type { Viewer } from "../data/types.ts";

/** Which cards of a zone a viewer sees. */
export type Sight = "all" | "top" | "none";

/** Cards that are hidden from some viewer: a deck, a hand, a face-down stack. */
export interface Zone<State> {
  /** The kind of card. Cards of one kind can be swapped with each other. */
  readonly kind: string;
  /** Returns which of the cards the viewer sees; none by default. The last card is the top. */
  readonly sees?: (state: State, viewer: Viewer) => Sight;
  /** True if the zone can hold this card of the kind; any by default. */
  readonly takes?: (card: string | number) => boolean;
  /** The cards are kept sorted, because their order has no meaning. */
  readonly isBag?: true;
}

/**
 * A single hidden value that is not a card among others: a number, a name or an object, such as a sealed
 * bid. A view has `null` for it.
 */
export interface Secret<Value, State> {
  /** The kind of value. */
  readonly kind: string;
  /**
   * Returns the values that are possible for a viewer who does not see it. The laws try each of them in any
   * combination with other hidden values, and the state must be consistent every time.
   */
  readonly couldBe: (state: State) => readonly Value[];
  /** Returns whether the viewer sees it; nobody does by default. */
  readonly sees?: (state: State, viewer: Viewer) => Exclude<Sight, "top">;
}

/**
 * The visibility of a part of the table: open to all, a zone of cards, a secret, or an object with parts of
 * its own. A list that is not a zone, such as the areas of the players, is declared by a function of the
 * index.
 */
export type Visibility<Part, State> =
  | "open"
  | Secret<Part, State>
  | (Part extends readonly (infer Member)[]
      ? Zone<State> | ((index: number) => Visibility<Member, State>)
      : Part extends object
        ? { readonly [Name in keyof Part]: Visibility<Part[Name], State> }
        : never);

/**
 * The visibility of every part of the table, declared independently of the code that hides cards. A part
 * that is left out does not compile. The agenda is open to all, the random generator to nobody.
 *
 * @example
 * ```ts
 * const visibility: VisibilityOf<State> = {
 *   turn: "open",
 *   deck: { kind: "card" },
 *   seats: (seat) => ({
 *     coins: "open",
 *     hand: { kind: "card", isBag: true, sees: (_, viewer) => (viewer === seat ? "all" : "none") },
 *     bid: { kind: "bid", couldBe: () => [0, 1, 2, 3] },
 *   }),
 * };
 * ```
 */
export type VisibilityOf<State> = State extends { readonly table: infer Table }
  ? Visibility<Table, State>
  : never;
