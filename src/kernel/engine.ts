import type { Blueprint, StateOf, ViewOf } from "./blueprint.ts";
import type { Book } from "./book.ts";
import type { Field } from "./field-schema.ts";
import type { Schemas, TypesOf } from "./game.ts";
import type { reactionsOf } from "./play.ts";
import type { RuleNumbers } from "./refusal.ts";
import type { RulesOf } from "./rules.ts";
import type { Scoring } from "./scoring.ts";
import type { Players } from "./shapes.ts";
import type { Schema } from "./standard-schema.ts";

/** The fields of each kind of action. */
export type ActionFields = ReadonlyMap<string, ReadonlyMap<string, Field>>;

/** What the doors of a game work with. */
export interface Engine<B extends Blueprint> {
  readonly id: string;
  readonly seats: Players;
  readonly rules: RulesOf<B>;
  readonly book: Book<B>;
  readonly reactions: ReturnType<typeof reactionsOf<B>>;
  readonly ruleNumbers: RuleNumbers;
  readonly schemas: Schemas<TypesOf<B>>;
  /** What the doors need of schemas that is not published. */
  readonly forDoors: {
    /** The shapes of a state and of a view, without their consistency. */
    readonly stateShape: Schema<StateOf<B>>;
    readonly viewShape: Schema<ViewOf<B>>;
    readonly actionFields: ActionFields;
  };
  readonly scoring: Scoring<B["tableau"], B["category"]>;
}
