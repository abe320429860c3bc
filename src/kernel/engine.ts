import type { Blueprint, StateOf, ViewOf } from "./blueprint.ts";
import type { Book } from "./book.ts";
import type { Field } from "./field-schema.ts";
import type { Schemas, TypesOf } from "./game.ts";
import type { reactionsOf } from "./play.ts";
import type { RuleNumbers } from "./refusal.ts";
import type { RulesOf } from "./rules.ts";
import type { Players } from "./schema.ts";
import type { Scoring } from "./scoring.ts";
import type { Schema } from "./standard-schema.ts";

/** What the doors of a game work with. */
export interface Engine<B extends Blueprint> {
  readonly id: string;
  readonly seats: Players;
  readonly rules: RulesOf<B>;
  readonly book: Book<B>;
  readonly reactions: ReturnType<typeof reactionsOf<B>>;
  readonly ruleNumbers: RuleNumbers;
  readonly schemas: Schemas<TypesOf<B>>;
  /** The shapes of a state and of a view, without their consistency. */
  readonly stateShape: Schema<StateOf<B>>;
  readonly viewShape: Schema<ViewOf<B>>;
  /** The fields of each kind of action. */
  readonly actionFields: ReadonlyMap<string, ReadonlyMap<string, Field>>;
  readonly scoring: Scoring<B["tableau"], B["category"]>;
}
