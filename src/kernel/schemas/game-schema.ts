// How the schemas of a game are made of those of its layers.
import * as z from "zod/mini";
import { DIGEST_DIGITS } from "../data/digest.ts";
import { collectProblems, type Problem } from "../data/errors.ts";
import { lazily, once } from "../data/lazy.ts";
import {
  inputLimits,
  LONGEST_CHECKS,
  LONGEST_SEED,
  MOST_ACTIONS,
  MOST_WAITING,
} from "../data/limits.ts";
import { readPlain } from "../data/plain-data.ts";
import type { Blueprint, StateOf, ViewOf } from "../rules/blueprint.ts";
import { fieldProblems, impossibleTableaux, type ScoringRules } from "../score/scoring.ts";
import { objectShape } from "../score/tableau-fields.ts";
import { missingValue, unknownField } from "../validation/problem-wording.ts";
import type { CommonRefusal } from "../validation/refusal.ts";
import type { Schema } from "../validation/standard-schema.ts";
import { actionFieldsOf } from "./field-schema.ts";
import {
  anyName,
  byCode,
  listOf,
  oneOf,
  seatSchemas,
  strictObject,
  type ZodSchema,
} from "./schema.ts";
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

/** A schema that also wants a check of meaning to find nothing. It runs only on values of the right shape. */
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
      if (payload.issues.length > 0) return; // zod goes on after numbers out of range
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

/** Wants plain data of a bearable size first: whatever comes, the schema never throws and is soon done. */
const fromOutside = <T>(schema: ZodSchema<T>): ZodSchema<T> =>
  z.pipe(
    z.transform((input: unknown, { issues }) => {
      const read = readPlain(input);
      if (read.ok) return read.value;
      const { path, reason } = read.problem;
      const { cause } = read;
      issues.push({ code: "custom", path: [...path], message: reason, input: undefined, cause });
      return z.NEVER;
    }),
    schema as unknown as z.ZodMiniType<unknown, unknown>,
  ) as unknown as ZodSchema<T>;

/** What does not fit together in values of the right shape. */
interface Consistency<B extends Blueprint> {
  state(state: StateOf<B>): Iterable<Problem>;
  view(view: ViewOf<B>, states: Schema<StateOf<B>>): Iterable<Problem>;
}

/**
 * The schemas that a game publishes; and, for its doors, the bare shapes of its states and views and the fields
 * of its actions. Each is made when it is first asked for: whoever imports a game does not wait for all of them.
 */
export function gameSchemas<B extends Blueprint>(
  id: string,
  shapes: GameShapes,
  scoring: ScoringRules<B["tableau"]>,
  problems: Consistency<B>,
) {
  const union = <T>(tag: string, schemas: Shape) =>
    z.discriminatedUnion(
      tag,
      Object.values(schemas) as unknown as readonly [z.ZodMiniObject],
    ) as unknown as ZodSchema<T>;
  const kinds = once(() => shapes.actions());
  const action = once(() => union<B["action"]>("type", kinds()));
  const agenda = once(() =>
    listOf(z.union([union("do", shapes.tasks()), union("ask", shapes.decisions())]), MOST_WAITING),
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
  const state = once(() => consistent(stateShape(), problems.state));
  const viewShape = once(
    () =>
      z.strictObject({
        table: strictObject(shapes.table(z.null())),
        agenda: agenda(),
      }) as unknown as ZodSchema<ViewOf<B>>,
  );
  const published = lazily({
    options: () => fromOutside(options()),
    action: () => fromOutside(action()),
    event: () => fromOutside(union<B["event"]>("type", shapes.events())),
    refusal: () =>
      fromOutside(
        union<CommonRefusal | B["refusal"]>("code", {
          ...commonRefusals(shapes),
          ...shapes.refusals(),
        }),
      ),
    state: () => fromOutside(state()),
    view: () => fromOutside(consistent(viewShape(), (view) => problems.view(view, state()))),
    tableau: () => fromOutside(tableauSchema(scoring)),
    position: () =>
      fromOutside(z.strictObject({ ...shapes.layout?.(), agenda: z.optional(agenda()) })),
    replay: () =>
      fromOutside(
        consistent(
          z.strictObject({
            format: z.literal([1, 2]),
            game: z.literal(id),
            version: anyName,
            options: options(),
            seed: z.string().check(z.maxLength(LONGEST_SEED)),
            actions: listOf(action(), MOST_ACTIONS),
            digest: z.strictObject({ moves: checksum, result: checksum }),
            checks: z.optional(z.string().check(z.maxLength(LONGEST_CHECKS))),
          }),
          checksProblems,
        ),
      ),
  });
  const internal = lazily({
    stateShape: () => fromOutside(stateShape()),
    viewShape: () => fromOutside(viewShape()),
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

/** Checks came with format 2. */
function* checksProblems(replay: { format: number; checks?: string | undefined }) {
  if (replay.format > 1 && replay.checks === undefined)
    yield missingValue(["checks"], { kinds: ["a text"] });
  if (replay.format === 1 && replay.checks !== undefined)
    yield unknownField([], "checks", Object.keys(replay));
}

const checksum = z.string().check(z.maxLength(DIGEST_DIGITS));

/** Score calculators check tableaux without zod; this is the same check, of one tableau. */
function tableauSchema<Tableau extends object>(scoring: ScoringRules<Tableau>): ZodSchema<Tableau> {
  const shape = checkedBy(
    z.unknown() as unknown as ZodSchema<Tableau>,
    (tableau) => ofTheOne(fieldProblems(scoring, [tableau])),
    { code: "invalid_value", values: [] },
  );
  const schema = consistent(shape, (tableau) => ofTheOne(impossibleTableaux(scoring, [tableau])));
  // zod cannot look into a check.
  schema._zod.processJSONSchema = (_context, json) => {
    Object.assign(json, objectShape(scoring.fields));
  };
  return schema;
}

/** Problems of the only tableau of a list, told as its own. */
function* ofTheOne(problems: Iterable<Problem>): Generator<Problem> {
  for (const problem of problems) yield { ...problem, path: problem.path.slice(1) };
}
