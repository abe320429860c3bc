// The fields of partial actions are derived from the schema of their kind, so there is no second description.
import * as z from "zod/mini";

/** A field of a partial action. */
export interface ActionField {
  readonly isList: boolean;
  /**
   * Where to find its possible values, or those of its members: a list of all of them, or the strings or
   * numbers on the table; `undefined` if only legal actions show them.
   */
  readonly values: readonly unknown[] | "names" | "numbers" | undefined;
  /** True if the field can have this value; for a list, if it can have these members. */
  accepts(value: unknown): boolean;
  /** True if a finished action can have this value, and its list is in the order of the schema. */
  isNormalised(value: unknown): boolean;
}

/** Derives the fields of a kind of action from its schema. */
export const actionFieldsOf = ({ shape }: z.ZodMiniObject): ReadonlyMap<string, ActionField> =>
  new Map(Object.entries(shape).map(([name, schema]) => [name, fieldOf(schema)]));

function fieldOf(schema: z.core.$ZodType): ActionField {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // All members of a tuple have the same schema.
  const member = def.type === "array" ? def.element : def.type === "tuple" ? def.items[0] : null;
  if (!member) {
    const accepts = checkOf(schema);
    return { isList: false, values: valuesOf(schema), accepts, isNormalised: accepts };
  }
  const isMember = checkOf(member);
  const bounds = boundsOf(schema);
  // The functions that sort a list whose order has no meaning.
  const orders = checksOf(schema).flatMap((check) =>
    check.check === "overwrite" ? [check.tx] : [],
  );
  const most = def.type === "tuple" ? def.items.length : (bounds?.most ?? Number.POSITIVE_INFINITY);
  const accepts = (value: unknown) =>
    Array.isArray(value) && value.length <= most && value.every(isMember);
  return {
    isList: true,
    values: valuesOf(member),
    accepts,
    // If the length and the order are the only checks of a list, zod is not needed.
    isNormalised:
      def.type === "array" && bounds && bounds.least <= 0
        ? (value) => accepts(value) && orders.every((order) => isSameList(value, order(value)))
        : (value) => {
            const read = z.safeParse(schema, value);
            return read.success && isSameList(value, read.data);
          },
  };
}

const isSameList = (one: unknown, other: unknown): boolean =>
  (one as readonly unknown[]).every((member, i) => member === (other as readonly unknown[])[i]);

/** Returns a predicate for a schema. Names and numbers are checked without zod, which is faster. */
function checkOf(schema: z.core.$ZodType): (value: unknown) => boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "enum" || def.type === "literal") {
    const values = new Set<unknown>(valuesOf(schema) as readonly unknown[]);
    return (value) => values.has(value);
  }
  const bounds = boundsOf(schema);
  if (def.type === "number" && "format" in def && def.format === "safeint" && bounds) {
    const { least, most } = bounds;
    return (value) =>
      Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
  }
  return (value) => z.safeParse(schema, value).success;
}

const checksOf = (schema: z.core.$ZodType): readonly z.core.$ZodChecks["_zod"]["def"][] =>
  ((schema as z.core.$ZodTypes)._zod.def.checks ?? []).map(
    ({ _zod }) => (_zod as z.core.$ZodChecks["_zod"]).def,
  );

/** Returns the bounds of a number or of the length of a list; `undefined` if the schema has other checks, too. */
function boundsOf(schema: z.core.$ZodType): { least: number; most: number } | undefined {
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const check of checksOf(schema)) {
    if (check.check === "greater_than" && check.inclusive)
      least = Math.max(least, Number(check.value));
    else if (check.check === "less_than" && check.inclusive)
      most = Math.min(most, Number(check.value));
    else if (check.check === "min_length") least = Math.max(least, check.minimum);
    else if (check.check === "max_length") most = Math.min(most, check.maximum);
    else if (check.check !== "overwrite") return undefined;
  }
  return { least, most };
}

function valuesOf(schema: z.core.$ZodType): ActionField["values"] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "enum":
      return Object.values(def.entries);
    case "literal":
      return def.values;
    case "boolean":
      return [false, true];
    case "string":
      return "names";
    case "number":
      return "numbers";
    case "nullable": {
      const values = valuesOf(def.innerType);
      return Array.isArray(values) ? [...values, null] : values;
    }
    default:
      return undefined;
  }
}
