// The stack of schemas: each layer extends those below it.
import type { Blueprint } from "../rules/blueprint.ts";
import type { AnyAdditions, WithLayer } from "../rules/layers.ts";
import { stackOf } from "../rules/stack.ts";
import type { BaseShapes, GameShapes, SchemaLayer, SchemaStack, Shape } from "./schema-types.ts";

/** Starts a stack with the schemas of a base game. */
export function schemaStackOf<B extends Blueprint>(
  base: (top: GameShapes) => BaseShapes<B>,
): SchemaStack<B> {
  return wrapStack<B>(stackOf<GameShapes>(base));
}

function wrapStack<B extends Blueprint>(
  stack: ReturnType<typeof stackOf<GameShapes>>,
): SchemaStack<B> {
  return Object.freeze({
    with: <A extends AnyAdditions>(layer: SchemaLayer<A>) =>
      wrapStack<WithLayer<B, A>>(
        stack.with<GameShapes>((below, top) => extend(below, layer(below, top) as AnyLayerShapes)),
      ),
    close: stack.close,
  });
}

/** What any layer may give. */
type AnyLayerShapes = Partial<GameShapes> & { readonly settled?: object };

function extend(below: GameShapes, { settled = {}, ...own }: AnyLayerShapes): GameShapes {
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
