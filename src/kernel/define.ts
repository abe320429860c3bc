import { agendaProblems } from "./agenda-consistency.ts";
import type { Blueprint } from "./blueprint.ts";
import { bookOf } from "./book.ts";
import { askingDoors } from "./doors/asking.ts";
import { changingDoors } from "./doors/changing.ts";
import { drawingDoors } from "./doors/drawing.ts";
import { showingDoors } from "./doors/showing.ts";
import { simulatingDoor } from "./doors/simulating.ts";
import type { Engine } from "./engine.ts";
import { keepEngine } from "./engines.ts";
import { inStages } from "./errors.ts";
import type { FormerRules } from "./former.ts";
import type { Game, Schemas, TypesOf } from "./game.ts";
import { schemasOf } from "./game-schema.ts";
import type { RulesStack } from "./layers.ts";
import { reactionsOf } from "./play.ts";
import type { RuleNumbers } from "./refusal.ts";
import type { Scoring } from "./scoring.ts";
import type { Players, SchemaStack } from "./shapes.ts";
import type { Stack } from "./stack.ts";
import { viewProblems } from "./view-consistency.ts";

/** What a game must say of itself; `define` does the rest. */
export interface Definition<B extends Blueprint, Id extends string> {
  readonly id: Id;
  /** Version of the rules, recorded in replays. */
  readonly version: string;
  /** Earlier versions of the rules, the oldest first. */
  readonly former?: readonly FormerRules[];
  /** How many people play, where some seats on the table are nobody's. */
  readonly seats?: Players;
  /** The rule behind each refusal that all games have in common. */
  readonly ruleNumbers: RuleNumbers;
  readonly rules: RulesStack<B>;
  readonly schemas: SchemaStack<B>;
  readonly scoring: Stack<Scoring<B["tableau"], B["category"]>>;
}

/**
 * Makes a game of its definition.
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
): Game<TypesOf<B, Id>> {
  const { id, version, ruleNumbers } = definition;
  const rules = definition.rules.close();
  const book = bookOf<B>(rules);
  const shapes = definition.schemas.close();
  const scoring = definition.scoring.close();
  const { published, forDoors } = schemasOf<B>(id, shapes, scoring, {
    state: (state) =>
      inStages(
        () => rules.problems(state),
        () => agendaProblems<B>(rules, book, state),
      ),
    view: (view, states) => viewProblems<B>(rules, states, view),
  });
  // The contract names its types by `Of`, which TypeScript does not look into while B is open.
  const schemas = published as unknown as Schemas<TypesOf<B>>;
  const engine: Engine<B> = {
    id,
    seats: shapes.players,
    rules,
    book,
    reactions: reactionsOf(rules),
    ruleNumbers,
    schemas,
    forDoors,
    scoring,
  };
  const asking = askingDoors(engine);
  const { reduceBy, ...changing } = changingDoors(engine);
  keepEngine({ ...engine, reduceBy });
  const game = {
    id,
    version,
    former: definition.former ?? [],
    seats: definition.seats ?? shapes.players,
    schemas,
    ...changing,
    ...simulatingDoor(engine),
    ...asking,
    ...drawingDoors(engine),
    ...showingDoors(engine, asking.refuse),
  };
  return game as unknown as Game<TypesOf<B, Id>>;
}
