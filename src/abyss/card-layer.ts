// Helpers for layers that add cards.
import type { HasIds } from "../kernel/data/ids.ts";
import type { RulesWithKit } from "../kernel/rules/rules.ts";
import type { Action, Decision } from "./actions.ts";
import type { AbyssBlueprint } from "./blueprint.ts";
import type { Box, Components, IdsOf, LeftOutOf, PowerNamesOf } from "./cards/box.ts";
import type { Power } from "./powers/power.ts";

/** The additions of a layer with these components: the ids that come and go, the box, and the powers of the lords. */
export interface CardAdditions<C extends Components> {
  ids: IdsOf<C>;
  leftOut: LeftOutOf<C>;
  kit: { readonly box: Box & HasIds<IdsOf<C>> } & ([PowerNamesOf<C>] extends [never]
    ? object
    : {
        readonly powers: AbyssBlueprint["kit"]["powers"] & Readonly<Record<PowerNamesOf<C>, Power>>;
      });
}

/**
 * AB-35: declares that actions of these types use activated powers. Spread the result into a layer: it adds them
 * to every question at which activated powers may be used.
 */
export function withActivated<Kind extends string>(
  below: Pick<RulesWithKit<AbyssBlueprint>, "answers" | "activated">,
  ...kinds: readonly Kind[]
): {
  readonly activated: readonly (Action["type"] | Kind)[];
  readonly answers: { readonly [K in Decision["ask"]]: readonly (Action["type"] | Kind)[] };
} {
  const last = below.activated.at(-1);
  const answers = Object.entries(below.answers).map(([ask, types]) => [
    ask,
    types.flatMap((type) => (type === last ? [type, ...kinds] : [type])),
  ]);
  return { activated: [...below.activated, ...kinds], answers: Object.fromEntries(answers) };
}
