// How the schemas of layers lie on each other.
import type { Blueprint } from "../rules/blueprint.ts";
import type { AnyAdditions, WithLayer } from "../rules/layers.ts";
import { stackOf } from "../rules/stack.ts";
import type { BaseShapes, GameShapes, SchemaLayer, SchemaStack, Shape } from "./schema-types.ts";

/** The schemas of the lowest layer. */
export function schemaStackOf<B extends Blueprint>(
  base: (top: GameShapes) => BaseShapes<B>,
): SchemaStack<B> {
  return stacked<B>(stackOf<GameShapes>(base));
}

function stacked<B extends Blueprint>(
  stack: ReturnType<typeof stackOf<GameShapes>>,
): SchemaStack<B> {
  return {
    with: <A extends AnyAdditions>(layer: SchemaLayer<A>) =>
      stacked<WithLayer<B, A>>(
        stack.with<GameShapes>((below, top) => extended(below, layer(below, top) as Additional)),
      ),
    close: stack.close,
  };
}

/** What a layer gives, whatever it adds. */
type Additional = Partial<GameShapes> & { readonly settled?: object };

function extended(below: GameShapes, { settled = {}, ...own }: Additional): GameShapes {
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
