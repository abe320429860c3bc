// Helpers for layers that add cards.
import type { HasIds } from "../kernel/data/ids.ts";
import type { Additions, AnyAdditions, WithLayer } from "../kernel/rules/layers.ts";
import type { PlayOf, RulesWithKit } from "../kernel/rules/rules.ts";
import type { Action, Decision } from "./actions.ts";
import type { AbyssBlueprint } from "./blueprint.ts";
import type { Box, Components, IdsOf, LeftOutOf, PowerNamesOf } from "./cards/box.ts";
import type { EnteringPowerNames } from "./cards/lord-card.ts";
import type { lordCards } from "./cards/lords.ts";
import type { Power } from "./powers/power.ts";

/**
 * The additions of a layer with these components: the ids that come and go, the box, and the powers of the lords.
 * `Own` are its other additions, if a power needs them: its questions and events.
 */
export interface CardAdditions<C extends Components, Own extends Partial<AnyAdditions> = object> {
  ids: IdsOf<C>;
  leftOut: LeftOutOf<C>;
  kit: { readonly box: Box & HasIds<IdsOf<C>> } & ([PowerNamesOf<C>] extends [never]
    ? object
    : {
        readonly powers: Readonly<Record<AbyssPowerNames, Power>> &
          Readonly<Record<PowerNamesOf<C>, PowerOf<Own>>>;
      });
}
type AbyssPowerNames = EnteringPowerNames<typeof lordCards>;

/**
 * The power of a lord, on entering, in a layer that adds `Own`: it can ask the questions and emit the events of the
 * layer. For `Power`, those of Abyss are enough.
 *
 * @example
 * ```ts
 * type Own = { decision: { ask: "collect"; seats: readonly Seat[]; mayDecline: boolean }; action: Collect };
 * const collector: PowerOf<Own> = (_table, seat, play, mayDecline) =>
 *   play.next({ ask: "collect", seats: [seat], mayDecline });
 * ```
 */
export type PowerOf<Own extends Partial<AnyAdditions>> =
  Additions<Own> extends infer Added extends AnyAdditions
    ? Power<AbyssBlueprint["draft"], PlayOf<WithLayer<AbyssBlueprint, Added>>>
    : never;

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
