// What a schema expects in a place, read from its parts. (Only what is read of zod's parts has a type here.)
import { type Expectation, oneOfThese } from "./wording.ts";

/** A part of a schema. */
export interface Part {
  readonly _zod: { readonly def: Def };
}

interface Def {
  readonly type: string;
  /** Of an object. */
  readonly shape?: Readonly<Record<string, Part>>;
  /** Of a list. */
  readonly element?: Part;
  /** Of a list of fixed length. */
  readonly items?: readonly Part[];
  /** Of a union, and the field that tells them apart. */
  readonly options?: readonly Part[];
  readonly discriminator?: string;
  /** Of what may be left out or `null`. */
  readonly innerType?: Part;
  /** Of what is made of another value first, what comes of it. */
  readonly out?: Part;
  /** Of names. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Of other values. */
  readonly values?: readonly unknown[];
  /** Of numbers, if they must be whole. */
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}

/** A bound of a number, or of the length of a text or a list. */
interface Check {
  readonly check: string;
  readonly value?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
}

/** Whether a schema is made of parts that can be looked into. */
export const isPart = (schema: object): schema is Part => "_zod" in schema;

/** What is under what may be left out or `null`, or is read first. */
export function bare(part: Part): Part {
  const inner = part._zod.def.innerType ?? part._zod.def.out;
  return inner ? bare(inner) : part;
}

/** The part of a schema for a place in a value; `undefined` where the value does not say which it is. */
export function partAt(
  part: Part | undefined,
  [key, ...rest]: readonly PropertyKey[],
  value: unknown,
): Part | undefined {
  if (!part || key === undefined) return part;
  const { def } = bare(part)._zod;
  const inner = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  if (def.shape) return partAt(own(def.shape, key), rest, inner);
  if (def.element) return partAt(def.element, rest, inner);
  if (def.items) return partAt(def.items[Number(key)], rest, inner);
  if (def.discriminator !== undefined) return tagged(def, [key, ...rest], value);
  for (const option of def.options ?? []) {
    const found = partAt(option, [key, ...rest], value);
    if (found) return found;
  }
  return undefined;
}

const own = (shape: Readonly<Record<string, Part>>, key: PropertyKey): Part | undefined =>
  Object.hasOwn(shape, key) ? shape[String(key)] : undefined;

/** Of objects that a tag tells apart, the one that the value is; of the tag itself, all that it can be. */
function tagged(def: Def, path: readonly PropertyKey[], value: unknown): Part | undefined {
  const option = optionFor(def, value);
  if (option) return partAt(option, path, value);
  const isTag = path.length === 1 && path[0] === def.discriminator;
  return isTag ? { _zod: { def: { type: "literal", values: tagsOf(def) } } } : undefined;
}

const tagsOf = ({ options = [], discriminator = "" }: Def): unknown[] =>
  options.map(({ _zod: { def } }) => def.shape?.[discriminator]?._zod.def.values?.[0]);

function optionFor(def: Def, value: unknown): Part | undefined {
  if (def.discriminator === undefined) return undefined;
  const tag = (value as Record<string, unknown> | undefined)?.[def.discriminator];
  return def.options?.[tagsOf(def).indexOf(tag)];
}

/** The fields of an object; of objects that a tag tells apart, those of the one that the value is. */
export function fieldsOf(part: Part | undefined, value: unknown): readonly string[] {
  if (!part) return [];
  const { def } = bare(part)._zod;
  const { shape } = optionFor(def, value)?._zod.def ?? def;
  return Object.keys(shape ?? {});
}

/** What a part of a schema expects. */
export function expectationOf({ _zod: { def } }: Part): Expectation {
  const bounds = boundsOf(def);
  switch (def.type) {
    case "enum":
      return oneOfThese(Object.values(def.entries ?? {}));
    case "literal":
      return oneOfThese(def.values ?? []);
    case "null":
      return oneOfThese([null]);
    case "boolean":
      return oneOfThese([true, false]);
    case "nullable":
      return joined([expectationOf(def.innerType!), oneOfThese([null])]);
    case "optional":
      return expectationOf(def.innerType!);
    case "pipe":
      return expectationOf(def.out!);
    case "union":
      return def.discriminator === undefined
        ? joined((def.options ?? []).map(expectationOf))
        : { kinds: [`an object with ${def.discriminator}`] };
    case "number":
      return { kinds: [`a ${def.format ? "whole " : ""}number${rangeOf(bounds)}`] };
    case "string":
      return { kinds: [`a text${charactersOf(bounds)}`] };
    case "array":
      return { kinds: [`a list${sizeOf(bounds)}`] };
    case "tuple":
      return { kinds: [`a list of ${def.items?.length}`] };
    case "object":
      return { kinds: [`an object with ${Object.keys(def.shape ?? {}).join(", ")}`] };
    default:
      return {};
  }
}

const joined = (all: readonly Expectation[]): Expectation => ({
  names: all.flatMap(({ names = [] }) => names),
  kinds: all.flatMap(({ kinds = [] }) => kinds),
});

interface Bounds {
  readonly least: number;
  readonly most: number;
}

function boundsOf({ format, checks = [] }: Def): Bounds {
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
