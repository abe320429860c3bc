// The kit for schemas, and how the schemas of a game are made of those of its layers.
import * as z from "zod/mini";
import type { Blueprint, StateOf } from "./blueprint.ts";
import type { Deck } from "./deck.ts";
import { DIGITS } from "./digest.ts";
import { collected, type Problem } from "./errors.ts";
import { fieldsOf } from "./field-schema.ts";
import type { AnyAdditions, Over } from "./layers.ts";
import {
  LONGEST_CHECKS,
  LONGEST_NAME,
  LONGEST_SEED,
  MOST_ACTIONS,
  MOST_OF_A_KIND,
  MOST_WAITING,
  outside,
} from "./limits.ts";
import { plain } from "./plain.ts";
import type { CommonRefusal } from "./refusal.ts";
import { fieldProblems, impossibilities, type Scoring } from "./scoring.ts";
import type {
  BaseShapes,
  CodedObjects,
  Covers,
  ObjectOf,
  Part,
  Players,
  SchemaLayer,
  SchemaStack,
  Shape,
  Shapes,
  TaggedObjects,
} from "./shapes.ts";
import { stackOf } from "./stack.ts";
import { objectShape } from "./tableau.ts";
import { missing, unknownField, wrongValue } from "./wording.ts";

export type {
  BaseShapes,
  Covers,
  CoversFields,
  LayerShapes,
  ObjectOf,
  OutputOf,
  OwnShapes,
  Part,
  Players,
  SchemaLayer,
  SchemaStack,
  Shape,
  Shapes,
} from "./shapes.ts";

/** A zod schema of `T`; what it gives back is of the same type. */
export type ZodSchema<T> = z.ZodMiniType<T, T>;

/** A part of a schema as the zod schema that it is, to build on it with zod. */
export const zodOf = <T>(part: Part<T>): ZodSchema<T> => part as unknown as ZodSchema<T>;

// JSON has no -0, so a state that held one would differ from its saved twin.
const noMinusZero = z.overwrite<number>((n) => n + 0);

/** A whole number. */
export const integer: ZodSchema<number> = z.int().check(noMinusZero);

/** A whole number from `least` to `most`. */
export const between = (least: number, most: number): ZodSchema<number> =>
  z.int().check(z.minimum(least), z.maximum(most), noMinusZero);

/** A number of things: whole, 0 or more. */
export const count: ZodSchema<number> = between(0, MOST_OF_A_KIND);

/** A name or an id that the game does not know beforehand. */
export const anyName: ZodSchema<string> = z
  .string()
  .check(z.minLength(1), z.maxLength(LONGEST_NAME));

/** One of these names. */
export const oneOf = <const Name extends string>(names: readonly Name[]): ZodSchema<Name> =>
  z.enum(names as readonly string[]) as unknown as ZodSchema<Name>;

/**
 * A list whose order does not matter, of at most so many things: it is put in order, so that equal
 * actions are equal JSON.
 */
export const sorted = <T extends string | number>(of: Part<T>, most: number): ZodSchema<T[]> =>
  z.array(zodOf(of)).check(
    z.maxLength(most),
    z.overwrite((list) => [...list].sort()),
  );

/** A list of at most so many things. (zod looks at the length first, where that check is the first one.) */
export const listOf = <T>(of: Part<T>, most: number): ZodSchema<T[]> =>
  z.array(zodOf(of)).check(z.maxLength(most));

const strictObject = (fields: Shape) =>
  z.strictObject(fields as unknown as Readonly<Record<string, ZodSchema<unknown>>>);

/** An object with these fields and no others. */
export const objectOf = <const Fields extends Shape>(fields: Fields): ZodSchema<ObjectOf<Fields>> =>
  strictObject(fields) as unknown as ZodSchema<ObjectOf<Fields>>;

/** A card that may lie face down; `hidden` is what it looks like then. */
export const orHidden = <T>(card: Part<T>, hidden: Part<null>): ZodSchema<T | null> =>
  z.union([zodOf(card), zodOf(hidden)]);

/** A deck in a position: all of it, the last card on top, or what lies on top, the next card first. */
export const deckOf = <T>(card: Part<T>, most: number): ZodSchema<Deck<T>> => {
  const known = listOf(z.nullable(zodOf(card)), most);
  return z.union([known, z.strictObject({ top: known })]);
};

/** A part of a position that may be left out. */
export const ifKnown = <T>(of: Part<T>): ZodSchema<T | undefined> => z.optional(zodOf(of));

/** An object of which any field may be left out. */
export const optionalFieldsOf = <const Fields extends Shape>(
  fields: Fields,
): ZodSchema<Partial<ObjectOf<Fields>>> =>
  z.partial(strictObject(fields)) as unknown as ZodSchema<Partial<ObjectOf<Fields>>>;

/** The seats of a game, one and several. */
export const seatsOf = ({ max }: Players) => {
  const seat = between(0, max - 1);
  return { seat, seats: listOf(seat, max) };
};

/** What lies in front of the players, one after the other. */
export const areas = <T>(area: Part<T>, { min, max }: Players): ZodSchema<T[]> =>
  z.array(zodOf(area)).check(z.maxLength(max), z.minLength(min));

/** The set-up options that all games have in common. */
export const seatingShape = (players: Players) => ({
  players: between(players.min, players.max),
  firstPlayer: z.optional(seatsOf(players).seat),
});

/** The first player must be one of the players. */
export function* seatingProblems({
  players,
  firstPlayer = 0,
}: {
  readonly players: number;
  readonly firstPlayer?: number;
}): Generator<Problem> {
  if (firstPlayer >= players)
    yield wrongValue(["firstPlayer"], firstPlayer, { kinds: [`a seat from 0 to ${players - 1}`] });
}

const tagged =
  <Tag extends string>(tag: Tag) =>
  <const Shapes extends Readonly<Record<string, Shape>>>(
    shapes: Shapes,
  ): TaggedObjects<Tag, Shapes> =>
    Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [
        name,
        strictObject({ [tag]: z.literal(name), ...shape }),
      ]),
    ) as unknown as TaggedObjects<Tag, Shapes>;

/** Schemas of actions or events, by their `type`, from the fields that they have besides. */
export const byType = tagged("type");
/** Schemas of questions, by their `ask`. */
export const byAsk = tagged("ask");
/** Schemas of tasks, by their `do`. */
export const byDo = tagged("do");

/** Schemas of refusals, by their `code`, from the figures that belong to it. */
export const byCode = <const Shapes extends Readonly<Record<string, Shape>>>(
  shapes: Shapes,
): CodedObjects<Shapes> =>
  Object.fromEntries(
    Object.entries(shapes).map(([code, figures]) => [
      code,
      z.strictObject({
        code: z.literal(code),
        rule: anyName,
        params: strictObject(figures),
      }),
    ]),
  ) as unknown as CodedObjects<Shapes>;

/** The refusals that all games have in common. */
function commonRefusals(shapes: Shapes) {
  const { seats } = seatsOf(shapes.players);
  const kinds = Object.keys(shapes.actions());
  const text = z.string().check(z.maxLength(outside.text));
  const texts = listOf(text, outside.members);
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

/** The schemas of the lowest layer. */
export function schemaStackOf<B extends Blueprint>(
  base: (top: Shapes) => BaseShapes<B>,
): SchemaStack<B> {
  return stacked<B>(stackOf<Shapes>(base));
}

function stacked<B extends Blueprint>(stack: ReturnType<typeof stackOf<Shapes>>): SchemaStack<B> {
  return {
    with: <A extends AnyAdditions>(layer: SchemaLayer<A>) =>
      stacked<Over<B, A>>(
        stack.with<Shapes>((below, top) => extended(below, layer(below, top) as Additional)),
      ),
    close: stack.close,
  };
}

/** What a layer gives, whatever it adds. */
type Additional = Partial<Shapes> & { readonly settled?: object };

function extended(below: Shapes, { settled = {}, ...own }: Additional): Shapes {
  return {
    ...below,
    ...own,
    actions: () => ({ ...below.actions(), ...own.actions?.() }),
    decisions: () => ({ ...below.decisions(), ...own.decisions?.() }),
    tasks: () => ({ ...below.tasks(), ...own.tasks?.() }),
    events: () => ({ ...below.events(), ...own.events?.() }),
    refusals: () => ({ ...below.refusals(), ...own.refusals?.() }),
    table: (hidden) => ({ ...below.table(hidden), ...own.table?.(hidden) }),
    layout: () => ({ ...below.layout?.(), ...own.layout?.() }),
    options: () => ({ ...withoutKeys(below.options(), settled), ...own.options?.() }),
    *optionProblems(options: object) {
      yield* below.optionProblems({ ...options, ...settled } as never);
      yield* own.optionProblems?.(options as never) ?? [];
    },
  };
}

const withoutKeys = (shape: Shape, others: object): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([key]) => !Object.hasOwn(others, key)));

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
      for (const { path, reason, ...params } of collected(problems(payload.value)))
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
      const read = plain(input);
      if (read.ok) return read.value;
      const { path, reason } = read.problem;
      const { cause } = read;
      issues.push({ code: "custom", path: [...path], message: reason, input: undefined, cause });
      return z.NEVER;
    }),
    schema as unknown as z.ZodMiniType<unknown, unknown>,
  ) as unknown as ZodSchema<T>;

/** The schemas that a game publishes, and the bare shape of its states. */
export function schemasOf<B extends Blueprint>(
  id: string,
  shapes: Shapes,
  scoring: Scoring<B["tableau"]>,
  problems: (state: StateOf<B>) => Iterable<Problem>,
) {
  const union = <T>(tag: string, schemas: Shape) =>
    z.discriminatedUnion(
      tag,
      Object.values(schemas) as unknown as readonly [z.ZodMiniObject],
    ) as unknown as ZodSchema<T>;
  const kinds = shapes.actions();
  const action = union<B["action"]>("type", kinds);
  const entry = z.union([union("do", shapes.tasks()), union("ask", shapes.decisions())]);
  const agenda = listOf(entry, MOST_WAITING);
  const options = consistent(
    strictObject(shapes.options()) as unknown as ZodSchema<B["options"]>,
    (chosen) => shapes.optionProblems(chosen as never),
  );
  const stateShape = z.strictObject({
    table: strictObject(shapes.table(z.never())),
    agenda,
    rng: z.array(z.int32()).check(z.length(4)),
  }) as unknown as ZodSchema<StateOf<B>>;
  return {
    options: fromOutside(options),
    action: fromOutside(action),
    event: fromOutside(union<B["event"]>("type", shapes.events())),
    refusal: fromOutside(
      union<CommonRefusal | B["refusal"]>("code", {
        ...commonRefusals(shapes),
        ...shapes.refusals(),
      }),
    ),
    stateShape: fromOutside(stateShape),
    actionFields: new Map(
      Object.entries(kinds).map(([type, kind]) => [type, fieldsOf(kind as z.ZodMiniObject)]),
    ),
    state: fromOutside(consistent(stateShape, problems)),
    view: fromOutside(z.strictObject({ table: strictObject(shapes.table(z.null())), agenda })),
    tableau: fromOutside(tableauSchema(scoring)),
    position: fromOutside(z.strictObject({ ...shapes.layout?.(), agenda: z.optional(agenda) })),
    replay: fromOutside(
      consistent(
        z.strictObject({
          format: z.literal([1, 2]),
          game: z.literal(id),
          version: anyName,
          options,
          seed: z.string().check(z.maxLength(LONGEST_SEED)),
          actions: listOf(action, MOST_ACTIONS),
          digest: z.strictObject({ moves: checksum, result: checksum }),
          checks: z.optional(z.string().check(z.maxLength(LONGEST_CHECKS))),
        }),
        checksProblems,
      ),
    ),
  };
}

/** Checks came with format 2. */
function* checksProblems(replay: { format: number; checks?: string | undefined }) {
  if (replay.format > 1 && replay.checks === undefined)
    yield missing(["checks"], { kinds: ["a text"] });
  if (replay.format === 1 && replay.checks !== undefined)
    yield unknownField([], "checks", Object.keys(replay));
}

const checksum = z.string().check(z.maxLength(DIGITS));

/** Score calculators check tableaux without zod; this is the same check, of one tableau. */
function tableauSchema<Tableau extends object>(scoring: Scoring<Tableau>): ZodSchema<Tableau> {
  const shape = checkedBy(
    z.unknown() as unknown as ZodSchema<Tableau>,
    (tableau) => ofTheOne(fieldProblems(scoring, [tableau])),
    { code: "invalid_value", values: [] },
  );
  const schema = consistent(shape, (tableau) => ofTheOne(impossibilities(scoring, [tableau])));
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
