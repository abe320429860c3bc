// Builds the published schemas of a game from the parts that its layers give.
import * as z from "zod/mini";
import { collectProblems, type Problem } from "../data/errors.ts";
import { lazily, once } from "../data/lazy.ts";
import { inputLimits, MOST_AGENDA_ENTRIES } from "../data/limits.ts";
import { readPlain } from "../data/plain-data.ts";
import type { Blueprint, StateOf, ViewOf } from "../rules/blueprint.ts";
import { fieldProblems, impossibleTableaux, type ScoringRules } from "../score/scoring.ts";
import { objectShape } from "../score/tableau-fields.ts";
import type { CommonRefusal } from "../validation/refusal.ts";
import type { Schema } from "../validation/standard-schema.ts";
import { actionFieldsOf } from "./field-schema.ts";
import { replayProblems, replayShape } from "./replay-schema.ts";
import { byCode, listOf, oneOf, seatSchemas, strictObject, type ZodSchema } from "./schema.ts";
import type { Covers, GameShapes, Shape } from "./schema-types.ts";

/** The refusals that all games have in common. */
function commonRefusals(shapes: GameShapes) {
  const { seats } = seatSchemas(shapes.players);
  const kinds = Object.keys(shapes.actions());
  const text = z.string().check(z.maxLength(inputLimits.text));
  const texts = listOf(text, inputLimits.members);
  return byCode({
    malformed: {
      path: text,
      problem: text,
      expected: texts,
      found: z.optional(text),
      didYouMean: z.optional(texts),
    },
    "game-over": {},
    "not-your-decision": { deciders: seats },
    "not-asked": {
      ask: oneOf(Object.keys(shapes.decisions())),
      answers: listOf(oneOf(kinds), kinds.length),
    },
    "other-moves-possible": {},
  });
}
true satisfies Covers<ReturnType<typeof commonRefusals>, CommonRefusal, "code">;

/** Adds a consistency check to a schema. It runs only on values of the right shape. */
export const consistent = <T>(
  schema: ZodSchema<T>,
  problems: (value: T) => Iterable<Problem>,
): ZodSchema<T> => checkedBy(schema, problems, { code: "custom" });

function checkedBy<T>(
  schema: ZodSchema<T>,
  problems: (value: T) => Iterable<Problem>,
  issue: { readonly code: "custom" } | { readonly code: "invalid_value"; readonly values: [] },
): ZodSchema<T> {
  return schema.check(
    z.check<T>((payload) => {
      if (payload.issues.length > 0) return; // zod continues after a number out of range
      for (const { path, reason, ...params } of collectProblems(problems(payload.value)))
        payload.issues.push({
          ...issue,
          path: [...path],
          message: reason,
          params,
          input: payload.value,
        });
    }),
  );
}

/** Requires data of limited size first, so that no input makes the schema run long. */
const forUntrusted = <T>(schema: ZodSchema<T>): ZodSchema<T> =>
  z.pipe(
    z.transform((input: unknown, { issues }) => {
      const read = readPlain(input);
      if (read.ok) return read.value;
      const { path, reason } = read.problem;
      issues.push({ code: "custom", path: [...path], message: reason, input: undefined });
      return z.NEVER;
    }),
    schema as unknown as z.ZodMiniType<unknown, unknown>,
  ) as unknown as ZodSchema<T>;

/** Finds the inconsistencies of values of the right shape. */
interface Consistency<B extends Blueprint> {
  state(state: StateOf<B>): Iterable<Problem>;
  view(view: ViewOf<B>, states: Schema<StateOf<B>>): Iterable<Problem>;
}

/**
 * Returns the schemas that a game publishes and, for internal use, the fields of its actions. Each is created on first use, which keeps imports fast.
 */
export function gameSchemas<B extends Blueprint>(
  id: string,
  shapes: GameShapes,
  scoring: ScoringRules<B["tableau"]>,
  consistency: Consistency<B>,
) {
  const union = <T>(tag: string, schemas: Shape) =>
    z.discriminatedUnion(
      tag,
      Object.values(schemas) as unknown as readonly [z.ZodMiniObject],
    ) as unknown as ZodSchema<T>;
  const kinds = once(() => shapes.actions());
  const action = once(() => union<B["action"]>("type", kinds()));
  const agenda = once(() =>
    listOf(
      z.union([union("do", shapes.tasks()), union("ask", shapes.decisions())]),
      MOST_AGENDA_ENTRIES,
    ),
  );
  const options = once(() =>
    consistent(strictObject(shapes.options()) as unknown as ZodSchema<B["options"]>, (chosen) =>
      shapes.optionProblems(chosen as never),
    ),
  );
  const stateShape = once(
    () =>
      z.strictObject({
        table: strictObject(shapes.table(z.never())),
        agenda: agenda(),
        rng: z.array(z.int32()).check(z.length(4)),
      }) as unknown as ZodSchema<StateOf<B>>,
  );
  const state = once(() => consistent(stateShape(), consistency.state));
  const viewShape = once(
    () =>
      z.strictObject({
        table: strictObject(shapes.table(z.null())),
        agenda: agenda(),
      }) as unknown as ZodSchema<ViewOf<B>>,
  );
  const published = lazily({
    options: () => forUntrusted(options()),
    action: () => forUntrusted(action()),
    event: () => forUntrusted(union<B["event"]>("type", shapes.events())),
    refusal: () =>
      forUntrusted(
        union<CommonRefusal | B["refusal"]>("code", {
          ...commonRefusals(shapes),
          ...shapes.refusals(),
        }),
      ),
    state: () => forUntrusted(state()),
    view: () => forUntrusted(consistent(viewShape(), (view) => consistency.view(view, state()))),
    tableau: () => forUntrusted(tableauSchema(scoring)),
    position: () =>
      forUntrusted(z.strictObject({ ...shapes.layout?.(), agenda: z.optional(agenda()) })),
    replay: () => forUntrusted(consistent(replayShape(id, options(), action()), replayProblems)),
  });
  const internal = lazily({
    actionFields: () =>
      new Map(
        Object.entries(kinds()).map(([type, kind]) => [
          type,
          actionFieldsOf(kind as z.ZodMiniObject),
        ]),
      ),
  });
  return { published, internal };
}

/** The schema of one tableau. It reuses the checks of score calculators, which do without zod. */
function tableauSchema<Tableau extends object>(scoring: ScoringRules<Tableau>): ZodSchema<Tableau> {
  const shape = checkedBy(
    z.unknown() as unknown as ZodSchema<Tableau>,
    (tableau) => ofOnlyTableau(fieldProblems(scoring, [tableau])),
    { code: "invalid_value", values: [] },
  );
  const schema = consistent(shape, (tableau) =>
    ofOnlyTableau(impossibleTableaux(scoring, [tableau])),
  );
  // zod cannot derive a JSON Schema from a check.
  schema._zod.processJSONSchema = (_context, json) => {
    Object.assign(json, objectShape(scoring.fields()));
  };
  return schema;
}

/** Strips the index of the only tableau from the paths. */
function* ofOnlyTableau(problems: Iterable<Problem>): Generator<Problem> {
  for (const problem of problems) yield { ...problem, path: problem.path.slice(1) };
}
