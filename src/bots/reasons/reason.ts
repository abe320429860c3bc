/** What a feature is about: a number, a card by its id, or a component of another kind, whose id a card may have too. */
export type Subject = number | string | { readonly kind: string; readonly id: string | number };

/** A feature of the position that the preferred action improves more than the other actions do, or less. */
export interface Reason {
  /** The name of the feature in the evaluation. */
  readonly feature: string;
  /** What it adds to the log odds of a victory, compared with the other actions; below 0 if it speaks against it. */
  readonly contribution: number;
  /** Whether the preferred action leads to more of the feature than the other actions, or to less. */
  readonly change: "more" | "less";
  /** What the feature is about after the action, such as the lord that the seat is close to; only if it is known. */
  readonly about?: Subject;
}
