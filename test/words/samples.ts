// One of everything that there are texts for, told.

import type { CommonRefusal } from "../../src/kernel/validation/refusal.ts";
import type { Describable } from "../../src/kernel/words/phrases.ts";
import type { Told as Tellings, Texts } from "./whole-games.ts";

/** One thing of each kind. */
export interface SamplesOf<T extends Describable> {
  readonly events: { readonly [K in T["event"]["type"]]: Extract<T["event"], { type: K }> };
  readonly refusals: {
    readonly [K in T["refusal"]["code"]]: Extract<T["refusal"], { code: K }>["params"];
  };
  readonly actions: { readonly [K in T["action"]["type"]]: Extract<T["action"], { type: K }> };
  readonly decisions: {
    readonly [K in T["decision"]["ask"]]: Extract<T["decision"], { ask: K }>;
  };
}

/** The samples of a game, whichever it is. */
export type AnySamples = Readonly<
  Record<keyof SamplesOf<Describable>, Readonly<Record<string, object>>>
>;

/** The refusals that all games have in common, but for `malformed`, which is for programmers. */
const common: readonly CommonRefusal[] = [
  { code: "game-over", rule: "X-1", params: {} },
  { code: "not-your-decision", rule: "X-1", params: { deciders: [0, 1] } },
  { code: "other-moves-possible", rule: "X-1", params: {} },
];

/** All of them in words. Each kind of action is also named in the refusal of another. */
export function toldOf<Telling>(
  texts: Texts<never, Telling>,
  samples: AnySamples,
  telling: Telling,
): Pick<Tellings, "said" | "action" | "decision"> {
  const kinds = Object.keys(samples.actions).map((type) => ({
    code: "not-asked",
    rule: "X-1",
    params: { ask: "", answers: [type] },
  }));
  const refusals = Object.entries(samples.refusals).map(([code, params]) => ({
    code,
    rule: "X-1",
    params,
  }));
  const all = [...Object.values(samples.events), ...refusals, ...common, ...kinds];
  return {
    said: new Set(all.map((said) => texts.describe(said as never, telling))),
    action: new Set(
      Object.values(samples.actions).map((one) => texts.describeAction(one as never, telling)),
    ),
    decision: new Set(
      Object.values(samples.decisions).map((one) => texts.describeDecision(one as never, telling)),
    ),
  };
}
