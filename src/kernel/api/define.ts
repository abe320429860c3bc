import { agendaProblems } from "../agenda/agenda-consistency.ts";
import { dispatchOf } from "../agenda/dispatch.ts";
import { reactionsOf } from "../agenda/run.ts";
import { viewProblems } from "../agenda/view-consistency.ts";
import type { Engine } from "../contract/engine.ts";
import { registerEngine } from "../contract/engine-registry.ts";
import type { Game, GameTypesOf, Schemas } from "../contract/game.ts";
import { deepFreeze } from "../data/deep-freeze.ts";
import { problemsInStages } from "../data/errors.ts";
import type { SeatRange } from "../data/types.ts";
import type { Blueprint } from "../rules/blueprint.ts";
import type { RulesStack } from "../rules/layers.ts";
import type { EarlierVersion } from "../rules/migrations.ts";
import type { ScoringStack } from "../rules/scoring-stack.ts";
import { gameSchemas } from "../schemas/game-schema.ts";
import type { SchemaStack } from "../schemas/schema-types.ts";
import type { ScoringRules } from "../score/scoring.ts";
import type { RuleNumbers } from "../validation/refusal.ts";
import { partialActionsApi } from "./partial-actions.ts";
import { queryApi } from "./queries.ts";
import { randomActionsApi } from "./random-actions.ts";
import { simulationApi } from "./simulation.ts";
import { transitionApi } from "./transitions.ts";
import { viewApi } from "./views.ts";

/** The parts of a game from which `define` creates it. */
export interface Definition<B extends Blueprint, Id extends string> {
  readonly id: Id;
  /** Version of the rules, recorded in replays. */
  readonly version: string;
  /** Earlier versions of the rules, oldest first. */
  readonly earlierVersions?: readonly EarlierVersion[];
  /** How many people can play, if the table has more seats than that. */
  readonly seats?: SeatRange;
  /** The rule number of each refusal that all games have in common. */
  readonly ruleNumbers: RuleNumbers;
  readonly rules: RulesStack<B>;
  readonly schemas: SchemaStack<B>;
  readonly scoring: ScoringStack<ScoringRules<B["tableau"], B["category"]>, B["ids"]>;
}

/**
 * Creates a game from its definition.
 *
 * @example
 * ```ts
 * const game = define<TidesBlueprint, "tides">({
 *   id: "tides",
 *   version: "1",
 *   ruleNumbers: abyssRuleNumbers,
 *   rules: abyssStack.with(tidesLayer),
 *   schemas: abyssSchemas.with(tidesSchemas),
 *   scoring: abyssScoring,
 * });
 * ```
 */
export function define<B extends Blueprint, Id extends string>(
  definition: Definition<B, Id>,
): Game<GameTypesOf<B, Id>> {
  const { id, version, ruleNumbers } = definition;
  const rules = definition.rules.close();
  const dispatch = dispatchOf<B>(rules);
  const shapes = definition.schemas.close();
  const scoring = definition.scoring.close();
  const { published, internal } = gameSchemas<B>(id, shapes, scoring, {
    state: (state) =>
      problemsInStages(
        () => rules.problems(state),
        () => agendaProblems<B>(rules, dispatch, state),
      ),
    view: (view, states) => viewProblems<B>(rules, states, view),
  });
  // The contract's types are deferred by `Of`, which TypeScript does not resolve for a generic B.
  const schemas = published as unknown as Schemas<GameTypesOf<B>>;
  const engine: Engine<B> = {
    id,
    seats: shapes.players,
    rules,
    dispatch,
    reactions: reactionsOf(rules),
    ruleNumbers,
    schemas,
    internal,
    scoring,
  };
  const queries = queryApi(engine);
  const { setupWithRng, reduceWithRng, ...transitions } = transitionApi(engine);
  registerEngine({ ...engine, setupWithRng, reduceWithRng });
  const game = Object.freeze({
    id,
    version,
    earlierVersions: deepFreeze(definition.earlierVersions ?? []),
    seats: deepFreeze(definition.seats ?? shapes.players),
    schemas,
    ...transitions,
    ...simulationApi(engine),
    ...queries,
    ...partialActionsApi(engine),
    ...randomActionsApi(engine),
    ...viewApi(engine, queries.refusal),
  });
  return game as unknown as Game<GameTypesOf<B, Id>>;
}
