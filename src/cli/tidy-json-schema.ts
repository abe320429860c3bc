// Shortens JSON Schemas for readers: repeated parts are defined once, by name.

/** A JSON Schema, with the keywords that are used here. */
export interface JsonSchema {
  readonly [key: string]: unknown;
  readonly $schema?: string;
  readonly $id?: string;
  readonly $defs?: Record<string, JsonSchema>;
  readonly title?: string;
  readonly const?: unknown;
  readonly properties?: Record<string, JsonSchema>;
  readonly items?: JsonSchema | false;
  readonly prefixItems?: JsonSchema[];
  readonly anyOf?: JsonSchema[];
  readonly oneOf?: JsonSchema[];
}

/** A schema inside another one: how to replace it, and what it could be called. */
interface Spot {
  readonly schema: JsonSchema;
  readonly name: string;
  replace(by: JsonSchema): void;
}

/** The suffix of names for members of a list. */
const MEMBER = "[]";

/** Schemas with a shorter text, such as those of numbers, are easier to read in place. */
const WORTH_A_NAME = 100;

/** Gives an equivalent schema without branches that accept nothing, and with repeated parts in `$defs`. */
export function tidy(schema: JsonSchema, name: string): JsonSchema {
  const root = withoutDeadBranches(schema);
  const $defs: Record<string, JsonSchema> = {};
  for (;;) {
    const spots = [root, ...Object.values($defs)].flatMap((one) => [...spotsIn(one, name)]);
    const repeated = longestRepeated(spots);
    if (!repeated) return Object.keys($defs).length > 0 ? { ...root, $defs } : root;
    const named = freeName(commonName(repeated), $defs);
    for (const spot of repeated) spot.replace({ $ref: `#/$defs/${named}` });
    $defs[named] = repeated[0]!.schema;
  }
}

/** True for a schema that accepts nothing, such as that of a hidden card in a state. */
const isDead = ({ not, ...rest }: JsonSchema): boolean =>
  not !== undefined && JSON.stringify([not, rest]) === "[{},{}]";

/** A copy without branches that accept nothing. */
const withoutDeadBranches = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (_, value) => {
    const alive = (value?.anyOf as JsonSchema[] | undefined)?.filter((branch) => !isDead(branch));
    return alive?.length === 1 ? alive[0] : value;
  });

/** All schemas inside a schema, at any depth. */
function* spotsIn(schema: JsonSchema, name: string): Generator<Spot> {
  const { properties = {}, items, prefixItems = [], anyOf = [], oneOf = [] } = schema;
  for (const [key, inner] of Object.entries(properties)) yield* spotAt(properties, key, inner, key);
  if (items) yield* spotAt(schema, "items", items, name + MEMBER);
  for (const list of [prefixItems, anyOf, oneOf])
    for (const [i, inner] of list.entries()) yield* spotAt(list, i, inner, tagOf(inner) ?? name);
}

function* spotAt(
  holder: object,
  key: string | number,
  schema: JsonSchema,
  name: string,
): Generator<Spot> {
  const replace = (by: JsonSchema) => {
    Reflect.set(holder, key, by);
  };
  yield { schema, name, replace };
  yield* spotsIn(schema, name);
}

/** The name of one member: `ally` for `allies[]`. */
const singular = (name: string): string =>
  name.endsWith(MEMBER) ? name.replace(MEMBER, "").replace(/ies$/, "y").replace(/s$/, "") : name;

/** The tag of a member of a union. */
const tagOf = ({ properties = {} }: JsonSchema): string | undefined =>
  Object.values(properties)
    .map(({ const: tag }) => tag)
    .find((tag) => typeof tag === "string");

/** True for enums and objects; lists and unions of them are easy to read in place. */
const isNameable = ({ enum: names, properties }: JsonSchema): boolean =>
  names !== undefined || properties !== undefined;

/** The group of equal schemas with the longest text; naming it first leaves fewer repetitions inside it. */
function longestRepeated(spots: readonly Spot[]): readonly Spot[] | undefined {
  const groups = new Map<string, Spot[]>();
  for (const spot of spots.filter(({ schema }) => isNameable(schema))) {
    const text = JSON.stringify(spot.schema);
    if (text.length >= WORTH_A_NAME) groups.set(text, [...(groups.get(text) ?? []), spot]);
  }
  const repeated = [...groups].filter(([, group]) => group.length > 1);
  return repeated.sort(([a], [b]) => b.length - a.length)[0]?.[1];
}

/** The most frequent name. Names from plural lists, such as `allies`, come first: they say what a member is. */
function commonName(spots: readonly Spot[]): string {
  const all = spots.map(({ name }) => name);
  const plurals = all.filter((name) => name.endsWith(`s${MEMBER}`));
  const single = all.filter((name) => !name.endsWith(MEMBER));
  const names = [plurals, single, all].find((some) => some.length > 0)!.map(singular);
  const times = (name: string) => names.filter((other) => other === name).length;
  return names.sort((a, b) => times(b) - times(a) || a.length - b.length || (a < b ? -1 : 1))[0]!;
}

function freeName(name: string, taken: Readonly<Record<string, unknown>>): string {
  let free = name;
  for (let n = 2; Object.hasOwn(taken, free); n++) free = `${name}-${n}`;
  return free;
}
