// Random values that fit a JSON Schema, so that every field of every kind of action, task and event is tested.
import type { JsonSchema } from "../../src/cli/tidy-json-schema.ts";
import type { Rng } from "../../src/kernel/components/rng.ts";

const LETTERS = ["a", "Z", "é", "-", " ", "7"];

/** Creates a random value that fits the schema. */
export function instanceOf(root: JsonSchema, rng: Rng): unknown {
  const one = <T>(things: readonly T[]): T => things[rng.below(things.length)]!;

  const number = ({ minimum, maximum }: JsonSchema): number => {
    const [least, most] = [Number(minimum ?? -5), Number(maximum ?? 5)];
    const near = [least, least + rng.below(5), most - rng.below(5), most];
    return Math.min(most, Math.max(least, one(near)));
  };

  const length = (least: unknown, most: unknown): number => {
    const from = Number(least ?? 0);
    return from + rng.below(Math.min(Number(most ?? from + 3), from + 3) - from + 1);
  };

  const list = ({ items, prefixItems, minItems, maxItems }: JsonSchema): unknown[] => {
    if (prefixItems) return prefixItems.map(make);
    const members = Array.from({ length: length(minItems, maxItems) });
    return items ? members.map(() => make(items)) : members.map(() => 0);
  };

  const object = ({ properties = {}, required = [] }: JsonSchema): object =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([key, schema]) =>
        (required as readonly string[]).includes(key) || rng.below(2) === 0
          ? [[key, make(schema)]]
          : [],
      ),
    );

  const text = ({ minLength, maxLength, pattern }: JsonSchema): string => {
    if (pattern !== undefined) throw new Error(`cannot create a string for the pattern ${pattern}`);
    return Array.from({ length: length(minLength, maxLength) }, () => one(LETTERS)).join("");
  };

  function make(schema: JsonSchema): unknown {
    const { $ref, enum: names, anyOf, oneOf, type } = schema;
    if ("const" in schema) return schema.const;
    if (typeof $ref === "string") return make(definition(root, $ref));
    if (names) return one(names as readonly unknown[]);
    if (anyOf || oneOf) return make(one((anyOf ?? oneOf)!));
    switch (type) {
      case "integer":
        return number(schema);
      case "array":
        return list(schema);
      case "object":
        return object(schema);
      case "string":
        return text(schema);
      case "boolean":
        return one([false, true]);
      case "null":
        return null;
      default:
        throw new Error(`cannot create a value for ${JSON.stringify(schema)}`);
    }
  }

  return make(root);
}

function definition({ $defs }: JsonSchema, ref: string): JsonSchema {
  const found = $defs?.[ref.replace("#/$defs/", "")];
  if (!found) throw new Error(`unknown reference ${ref}`);
  return found;
}
