// Cards that score say how by a kind, and scoring rules have a function for each kind: so a layer can add kinds.

/** How a card scores, in rules: of any kind. The layer that adds a kind also adds the function that scores it. */
export interface AnyScoring {
  readonly kind: string;
}

/** The union of the scorings of these cards. */
export type ScoringOf<Cards> = {
  [Id in keyof Cards]: Cards[Id] extends { readonly scoring: infer Scoring extends AnyScoring }
    ? Scoring
    : never;
}[keyof Cards];
