import type { Blueprint, StateOf } from "./blueprint.ts";
import type { Schemas, TypesOf } from "./game.ts";
import type { RuleNumbers } from "./refusal.ts";
import type { RulesOf } from "./rules.ts";
import type { Schema } from "./schema.ts";
import type { ScoreSheet } from "./score.ts";

/** What the doors of a game work with. */
export interface Engine<B extends Blueprint> {
  readonly id: string;
  readonly rules: RulesOf<B>;
  readonly ruleNumbers: RuleNumbers;
  readonly schemas: Schemas<TypesOf<B>>;
  /** The shape of a state, without its consistency. */
  readonly stateShape: Schema<StateOf<B>>;
  readonly score: (tableaux: readonly B["tableau"][]) => readonly ScoreSheet[];
}
