// What a game declares of the places on its table, for the laws: what is open, and what is hidden from whom.
import type { Viewer } from "../data/types.ts";

/** Which cards of a zone a viewer sees. */
export type Sight = "all" | "top" | "none";

/** Cards that somebody does not see: a deck, a hand, a face-down stack. */
export interface Zone<State> {
  /** What lies there. Cards of one kind can lie in each other's place. */
  readonly kind: string;
  /** Which of the cards the viewer sees; none by default. The last one is the top. */
  readonly sees?: (state: State, viewer: Viewer) => Sight;
  /** Whether a card of this kind can lie there; any can by default. */
  readonly takes?: (card: string | number) => boolean;
  /** Whether the cards are kept sorted, as their order has no meaning. */
  readonly isBag?: true;
}

/**
 * One thing that somebody does not see, and that changes places with nothing: a number, a name or an object,
 * such as a sealed bid. A view has `null` for it.
 */
export interface Secret<Value, State> {
  /** What it is. */
  readonly kind: string;
  /**
   * What could be there, for all that those know who do not see it. The laws put any of it there, whatever
   * other hidden things are: the state must be sound with each.
   */
  readonly couldBe: (state: State) => readonly Value[];
  /** Whether the viewer sees it; nobody does by default. */
  readonly sees?: (state: State, viewer: Viewer) => Exclude<Sight, "top">;
}

/**
 * How a part of the table is seen: it is open to all, or a zone of cards, or a secret, or something that has
 * parts. Of a list without hidden order, such as the areas of the players, each member is declared by its
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
 * How the table of a state is seen, place by place, whatever its views show. A place that is left out does
 * not compile. The agenda is open to all, and the random words to nobody.
 *
 * @example
 * ```ts
 * const places: PlacesOf<State> = {
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
