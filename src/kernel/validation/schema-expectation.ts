// Derives expectations from zod's schema definitions. (Only the parts of them that are read have types here.)
import { type Expectation, expectOneOf } from "./problem-wording.ts";

/** A node of a zod schema. */
export interface ZodNode<D extends Def = Def> {
  readonly _zod: { readonly def: D };
}

type Def =
  | Simple
  | ObjectDef
  | Tagged
  | { readonly type: "array"; readonly element: ZodNode; readonly checks?: Checks }
  /** A list of fixed length. */
  | { readonly type: "tuple"; readonly items: readonly ZodNode[] }
  | { readonly type: "union"; readonly options: readonly ZodNode[] }
  /** May be left out or `null`. */
  | { readonly type: "nullable" | "optional"; readonly innerType: ZodNode }
  /** Transforms a value first; `out` is the schema of the result. */
  | { readonly type: "pipe"; readonly out: ZodNode };

/** Definitions without inner schemas. A number has a format if it must be an integer. */
type Simple =
  | Literal
  | { readonly type: "enum"; readonly entries: Readonly<Record<string, string>> }
  | { readonly type: "number"; readonly format?: string; readonly checks?: Checks }
  | { readonly type: "string"; readonly checks?: Checks }
  | { readonly type: "null" | "boolean" | "never" | "unknown" };

interface Literal {
  readonly type: "literal";
  readonly values: readonly unknown[];
}

interface ObjectDef<Field extends ZodNode = ZodNode> {
  readonly type: "object";
  readonly shape: Readonly<Record<string, Field>>;
}

/** A discriminated union; only the tag's field is typed here. */
interface Tagged {
  readonly type: "union";
  readonly options: readonly ZodNode<ObjectDef<ZodNode<Literal>>>[];
  readonly discriminator: string;
}

type Checks = readonly { readonly _zod: { readonly def: Check } }[];

/** A bound of a number, or of the length of a string or list. */
interface Check {
  readonly check: string;
  readonly value?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
}

/** True for a zod schema, which can be inspected. */
export const isZodNode = (schema: object): schema is ZodNode => "_zod" in schema;

/** The schema inside `nullable`, `optional` and `pipe`. */
export function unwrapped(part: ZodNode): ZodNode {
  const { def } = part._zod;
  if ("innerType" in def) return unwrapped(def.innerType);
  return "out" in def ? unwrapped(def.out) : part;
}

/** The node of a schema for a path in a value; `undefined` if the value does not determine it. */
export function zodNodeAt(
  part: ZodNode | undefined,
  [key, ...rest]: readonly PropertyKey[],
  value: unknown,
): ZodNode | undefined {
  if (!part || key === undefined) return part;
  const { def } = unwrapped(part)._zod;
  const inner = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  switch (def.type) {
    case "object":
      return zodNodeAt(own(def.shape, key), rest, inner);
    case "array":
      return zodNodeAt(def.element, rest, inner);
    case "tuple":
      return zodNodeAt(def.items[Number(key)], rest, inner);
    case "union":
      return "discriminator" in def
        ? tagged(def, [key, ...rest], value)
        : firstOf(def.options, [key, ...rest], value);
    default:
      return undefined;
  }
}

const own = (shape: Readonly<Record<string, ZodNode>>, key: PropertyKey): ZodNode | undefined =>
  Object.hasOwn(shape, key) ? shape[String(key)] : undefined;

function firstOf(
  options: readonly ZodNode[],
  path: readonly PropertyKey[],
  value: unknown,
): ZodNode | undefined {
  for (const option of options) {
    const found = zodNodeAt(option, path, value);
    if (found) return found;
  }
  return undefined;
}

/** Resolves a path in a discriminated union by the value's tag; a wrong tag itself is a literal of all tags. */
function tagged(def: Tagged, path: readonly PropertyKey[], value: unknown): ZodNode | undefined {
  const option = optionFor(def, value);
  if (option) return zodNodeAt(option, path, value);
  const isTag = path.length === 1 && path[0] === def.discriminator;
  return isTag ? { _zod: { def: { type: "literal", values: tagsOf(def) } } } : undefined;
}

const tagsOf = ({ options, discriminator }: Tagged): unknown[] =>
  options.map(({ _zod: { def } }) => def.shape[discriminator]!._zod.def.values[0]);

function optionFor(def: Tagged, value: unknown): ZodNode<ObjectDef> | undefined {
  const tag = (value as Record<string, unknown> | undefined)?.[def.discriminator];
  return def.options[tagsOf(def).indexOf(tag)];
}

/** The field names of an object; for a discriminated union, those of the option that the value's tag selects. */
export function fieldNamesOf(part: ZodNode | undefined, value: unknown): readonly string[] {
  if (!part) return [];
  const { def } = unwrapped(part)._zod;
  if (def.type === "object") return Object.keys(def.shape);
  return "discriminator" in def ? fieldNamesOf(optionFor(def, value), value) : [];
}

/** A branch of a union. */
export function branchOf(part: ZodNode | undefined, branch: number): ZodNode | undefined {
  const def = part && unwrapped(part)._zod.def;
  return def?.type === "union" ? def.options[branch] : undefined;
}

/** What a node of a schema expects. */
export function expectationOf({ _zod: { def } }: ZodNode): Expectation {
  switch (def.type) {
    case "enum":
      return expectOneOf(Object.values(def.entries));
    case "literal":
      return expectOneOf(def.values);
    case "null":
      return expectOneOf([null]);
    case "boolean":
      return expectOneOf([true, false]);
    case "nullable":
      return joinExpectations([expectationOf(def.innerType), expectOneOf([null])]);
    case "optional":
      return expectationOf(def.innerType);
    case "pipe":
      return expectationOf(def.out);
    case "union":
      return "discriminator" in def
        ? { kinds: [`an object with ${def.discriminator}`] }
        : joinExpectations(def.options.map(expectationOf));
    case "number":
      return { kinds: [`a ${def.format ? "whole " : ""}number${rangeOf(checkBoundsOf(def))}`] };
    case "string":
      return { kinds: [`a string${charactersOf(checkBoundsOf(def))}`] };
    case "array":
      return { kinds: [`a list${sizeOf(checkBoundsOf(def))}`] };
    case "tuple":
      return { kinds: [`a list of ${def.items.length}`] };
    case "object":
      return { kinds: [`an object with ${Object.keys(def.shape).join(", ")}`] };
    default:
      return {};
  }
}

const joinExpectations = (all: readonly Expectation[]): Expectation => ({
  names: all.flatMap(({ names = [] }) => names),
  kinds: all.flatMap(({ kinds = [] }) => kinds),
});

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The bounds of a number, or of the length of a string or list. */
export function checkBoundsOf({
  format,
  checks = [],
}: {
  format?: string;
  checks?: Checks;
}): Bounds {
  let [least, most] = format === "int32" ? [-(2 ** 31), 2 ** 31 - 1] : [-Infinity, Infinity];
  for (const { _zod } of checks) {
    const { check, value, minimum, maximum, length } = _zod.def;
    least = minimum ?? length ?? (check === "greater_than" ? Number(value) : least);
    most = maximum ?? length ?? (check === "less_than" ? Number(value) : most);
  }
  return { least, most };
}

function rangeOf({ least, most }: Bounds): string {
  if (most < Infinity) return least > -Infinity ? ` from ${least} to ${most}` : `, ${most} or less`;
  return least > -Infinity ? `, ${least} or more` : "";
}

function sizeOf({ least, most }: Bounds): string {
  if (least === most) return ` of ${least}`;
  if (most < Infinity) return least > 0 ? ` of ${least} to ${most}` : ` of at most ${most}`;
  return least > 0 ? ` of at least ${least}` : "";
}

function charactersOf({ least, most }: Bounds): string {
  if (most < Infinity)
    return least > 0 ? ` of ${least} to ${most} characters` : ` of at most ${most} characters`;
  return least > 0 ? " that is not empty" : "";
}
