// Completes typed actions by the schema: placeholders for missing fields, lists for single values.
import type { Game, GameTypes } from "../../kernel/contract/game.ts";
import {
  checkBoundsOf,
  fieldNamesOf,
  isZodNode,
  unwrapped,
  type ZodNode,
  zodNodeAt,
} from "../../kernel/validation/schema-expectation.ts";

/** Fills in missing fields, so that the refusal is about the rules and not about the shape. */
export function withPlaceholders<T extends GameTypes>(game: Game<T>, action: object): object {
  const root = actionNode(game);
  const missing = fieldNamesOf(root, action).filter((name) => !Object.hasOwn(action, name));
  const values = missing.map((name) => [name, placeholder(zodNodeAt(root, [name], action))]);
  return { ...action, ...Object.fromEntries(values) };
}

/** Wraps single values in lists where the action has a list. */
export function withLists<T extends GameTypes>(
  game: Game<T>,
  action: Record<string, unknown>,
): object {
  const root = actionNode(game);
  const isSingle = (field: string, value: unknown) =>
    !Array.isArray(value) && isList(zodNodeAt(root, [field], action));
  return Object.fromEntries(
    Object.entries(action).map(([field, value]) => [
      field,
      isSingle(field, value) ? [value] : value,
    ]),
  );
}

function actionNode<T extends GameTypes>({ schemas }: Game<T>): ZodNode | undefined {
  return isZodNode(schemas.action) ? schemas.action : undefined;
}

function isList(node: ZodNode | undefined): boolean {
  const type = node && unwrapped(node)._zod.def.type;
  return type === "array" || type === "tuple";
}

/** The simplest value of the right shape; `undefined` if the schema has no simple one. */
function placeholder(node: ZodNode | undefined): unknown {
  if (!node) return undefined;
  const { def } = unwrapped(node)._zod;
  switch (def.type) {
    case "enum":
      return Object.values(def.entries)[0];
    case "literal":
      return def.values[0];
    case "number":
      return Math.max(0, checkBoundsOf(def).least);
    case "string":
      return "?";
    case "boolean":
      return false;
    case "null":
      return null;
    case "array":
      return [];
    case "tuple":
      return def.items.map(placeholder);
    case "object":
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, field]) => [name, placeholder(field)]),
      );
    case "union":
      return placeholder(def.options[0]);
    default:
      return undefined;
  }
}
