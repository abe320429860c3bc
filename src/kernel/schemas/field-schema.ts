// What a half-made action can be asked is read off the schema of its kind: there is no second description.
import * as z from "zod/mini";

/** A field of an action, for actions that are half-made. */
export interface ActionField {
  readonly isList: boolean;
  /**
   * Where its values are to be found, or those of its members: all of them here, or among the names or
   * the numbers of a table; `undefined` where only actions show them.
   */
  readonly values: readonly unknown[] | "names" | "numbers" | undefined;
  /** Whether it can be this; of a list, whether it can have these members. */
  accepts(value: unknown): boolean;
  /** Whether it can be just this in a whole action, with lists in the order in which the schema puts them. */
  isWhole(value: unknown): boolean;
}

/** What the schema of a kind of action says of its fields. */
export const actionFieldsOf = ({ shape }: z.ZodMiniObject): ReadonlyMap<string, ActionField> =>
  new Map(Object.entries(shape).map(([name, schema]) => [name, fieldOf(schema)]));

function fieldOf(schema: z.core.$ZodType): ActionField {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // All members of a tuple are alike.
  const member = def.type === "array" ? def.element : def.type === "tuple" ? def.items[0] : null;
  if (!member) {
    const accepts = checkOf(schema);
    return { isList: false, values: valuesOf(schema), accepts, isWhole: accepts };
  }
  const isMember = checkOf(member);
  const bounds = boundsOf(schema);
  // In which order it is put, if that has no meaning.
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
    // Members of any number up to the most make it whole only where nothing else is wanted of a list.
    isWhole:
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

/** Whether a value is as a schema wants it; names and numbers are looked at without zod, which is faster. */
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

/** What the checks of a schema want of a number, or of the length of a list; `undefined` if they want more. */
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
