import type { Dispatch } from "../agenda/dispatch.ts";
import type { reactionsOf } from "../agenda/run.ts";
import type { SeatRange } from "../data/types.ts";
import type { Blueprint } from "../rules/blueprint.ts";
import type { RulesWithKit } from "../rules/rules.ts";
import type { ActionField } from "../schemas/field-schema.ts";
import type { ScoringRules } from "../score/scoring.ts";
import type { RuleNumbers } from "../validation/refusal.ts";
import type { GameTypesOf, Schemas } from "./game.ts";

/** The fields of each kind of action. */
export type ActionFields = ReadonlyMap<string, ReadonlyMap<string, ActionField>>;

/** The parts of a game that its functions work with. */
export interface Engine<B extends Blueprint> {
  readonly id: string;
  readonly seats: SeatRange;
  readonly rules: RulesWithKit<B>;
  readonly dispatch: Dispatch<B>;
  readonly reactions: ReturnType<typeof reactionsOf<B>>;
  readonly ruleNumbers: RuleNumbers;
  readonly schemas: Schemas<GameTypesOf<B>>;
  /** Schemas that are not published. */
  readonly internal: {
    readonly actionFields: ActionFields;
  };
  readonly scoring: ScoringRules<B["tableau"], B["category"]>;
}
