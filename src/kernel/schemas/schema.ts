// The kit with which games and layers write their schemas.
import * as z from "zod/mini";
import type { Problem } from "../data/errors.ts";
import { LARGEST_QUANTITY, LONGEST_NAME } from "../data/limits.ts";
import type { SeatRange } from "../data/types.ts";
import { wrongValue } from "../validation/problem-wording.ts";
import type {
  CodedObjects,
  LayoutShape,
  ObjectOf,
  SchemaPart,
  Shape,
  TaggedObjects,
} from "./schema-types.ts";

export type {
  BaseShapes,
  Covers,
  CoversFields,
  GameShapes,
  LayerShapes,
  ObjectOf,
  OutputOf,
  OwnShapes,
  SchemaLayer,
  SchemaPart,
  SchemaStack,
  Shape,
} from "./schema-types.ts";

/** A zod schema whose input and output are `T`. */
export type ZodSchema<T> = z.ZodMiniType<T, T>;

/** Returns a part as a zod schema, to extend it with zod. */
export const zodOf = <T>(part: SchemaPart<T>): ZodSchema<T> => part as unknown as ZodSchema<T>;

// JSON has no -0: a state with one would differ from its saved copy.
const noMinusZero = z.overwrite<number>((n) => n + 0);

/** A whole number. */
export const integer: ZodSchema<number> = z.int().check(noMinusZero);

/** A whole number from `least` to `most`. */
export const between = (least: number, most: number): ZodSchema<number> =>
  z.int().check(z.minimum(least), z.maximum(most), noMinusZero);

/** A number of things: a whole number, 0 or more. */
export const quantity: ZodSchema<number> = between(0, LARGEST_QUANTITY);

/** A name or an id that the game does not know in advance. */
export const anyName: ZodSchema<string> = z
  .string()
  .check(z.minLength(1), z.maxLength(LONGEST_NAME));

/** One of these names. */
export const oneOf = <const Name extends string>(names: readonly Name[]): ZodSchema<Name> =>
  z.enum(names as readonly string[]) as unknown as ZodSchema<Name>;

/**
 * A list of at most `most` things whose order does not matter. It is sorted, so that equal actions are
 * equal JSON.
 */
export const sorted = <T extends string | number>(
  of: SchemaPart<T>,
  most: number,
): ZodSchema<T[]> =>
  z.array(zodOf(of)).check(
    z.maxLength(most),
    z.overwrite((list) => [...list].sort()),
  );

/** A list of at most `most` things. (The length is the first check, so that zod does not read a longer list.) */
export const listOf = <T>(of: SchemaPart<T>, most: number): ZodSchema<T[]> =>
  z.array(zodOf(of)).check(z.maxLength(most));

/** Like `objectOf`, without its type: for callers that know the type of the object. */
export const strictObject = (fields: Shape) =>
  z.strictObject(fields as unknown as Readonly<Record<string, ZodSchema<unknown>>>);

/** An object with these fields and no others. */
export const objectOf = <const Fields extends Shape>(fields: Fields): ZodSchema<ObjectOf<Fields>> =>
  strictObject(fields) as unknown as ZodSchema<ObjectOf<Fields>>;

/** A card that may be face down; `hidden` is the schema of a face-down card. */
export const orHidden = <T>(card: SchemaPart<T>, hidden: SchemaPart<null>): ZodSchema<T | null> =>
  z.union([zodOf(card), zodOf(hidden)]);

/** A field of a position that may be left out. */
export const optionalPart = <T>(of: SchemaPart<T>): ZodSchema<T | undefined> =>
  z.optional(zodOf(of));

/** True or false. */
export const booleanPart: ZodSchema<boolean> = /* @__PURE__ */ z.boolean();

/** An object in which every field is optional. */
export const optionalFieldsOf = <const Fields extends Shape>(
  fields: Fields,
): ZodSchema<Partial<ObjectOf<Fields>>> =>
  z.partial(strictObject(fields)) as unknown as ZodSchema<Partial<ObjectOf<Fields>>>;

/**
 * The schemas of a `LayoutOf`, from those of the table of a view (its `hidden` is `z.null()`) and the names of
 * its decks.
 *
 * @example
 * ```ts
 * const layout = (top: GameShapes) => layoutShape(table(top, z.null()), ["deck"]);
 * ```
 */
export const layoutShape = <Table extends Shape, Decks extends keyof Table = never>(
  table: Table,
  decks: readonly Decks[] = [],
): LayoutShape<Table, Decks> =>
  Object.fromEntries(
    Object.entries(table).map(([name, part]) => [
      name,
      name === "seats"
        ? partialAreas(part)
        : z.optional(decks.some((deck) => deck === name) ? deckOf(part) : partial(part)),
    ]),
  ) as unknown as LayoutShape<Table, Decks>;

/** The whole deck, its last card on top; or only the cards on top, the next card first. */
const deckOf = (cards: SchemaPart<unknown>) =>
  z.union([zodOf(cards), z.strictObject({ top: zodOf(cards) })]);

/** The same list of areas, with its checks, but every field of an area is optional. */
const partialAreas = (areas: SchemaPart<unknown>) => {
  const list = areas as unknown as z.ZodMiniArray<ZodSchema<unknown>>;
  return list.clone({ ...list.def, element: partial(list.def.element) });
};

/** An object with optional fields; any other value as it is. */
const partial = (part: SchemaPart<unknown>): ZodSchema<unknown> => {
  const schema = zodOf(part);
  return schema instanceof z.ZodMiniObject ? z.partial(schema) : schema;
};

/** The schemas of one seat and of a list of seats. */
export const seatSchemas = ({ max }: SeatRange) => {
  const seat = between(0, max - 1);
  return { seat, seats: listOf(seat, max) };
};

/** The areas of the players, in the order of seats. */
export const areas = <T>(area: SchemaPart<T>, { min, max }: SeatRange): ZodSchema<T[]> =>
  z.array(zodOf(area)).check(z.maxLength(max), z.minLength(min));

/** The set-up options that all games have in common. */
export const seatingShape = (players: SeatRange) => ({
  players: between(players.min, players.max),
  firstPlayer: z.optional(seatSchemas(players).seat),
});

/** Yields a problem if the first player is not one of the players. */
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

/** Schemas of actions or events by `type`, from their other fields. */
export const byType = tagged("type");
/** Schemas of questions by `ask`, from their other fields. */
export const byAsk = tagged("ask");
/** Schemas of tasks by `do`, from their other fields. */
export const byDo = tagged("do");

/** Schemas of refusals by `code`, from their parameters. */
export const byCode = <const Shapes extends Readonly<Record<string, Shape>>>(
  shapes: Shapes,
): CodedObjects<Shapes> =>
  Object.fromEntries(
    Object.entries(shapes).map(([code, params]) => [
      code,
      z.strictObject({
        code: z.literal(code),
        rule: anyName,
        params: strictObject(params),
      }),
    ]),
  ) as unknown as CodedObjects<Shapes>;
