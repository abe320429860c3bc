// Samples of everything that has a text, and their texts.

import type { CommonRefusal } from "../../src/kernel/validation/refusal.ts";
import type { Describable } from "../../src/kernel/words/phrases.ts";
import type { Texts, TextsByKind } from "./whole-games.ts";

/** One sample of each event, refusal, action and decision. */
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

/** The samples of any game. */
export type AnySamples = Readonly<
  Record<keyof SamplesOf<Describable>, Readonly<Record<string, object>>>
>;

/** The refusals that all games share, except `malformed`, which is for programmers. */
const commonRefusals: readonly CommonRefusal[] = [
  { code: "game-over", rule: "X-1", params: {} },
  { code: "not-your-decision", rule: "X-1", params: { deciders: [0, 1] } },
  { code: "other-moves-possible", rule: "X-1", params: {} },
];

/** The texts of all samples. Each type of action is also named in a refusal of another action. */
export function textsOfSamples<Options>(
  texts: Texts<never, Options>,
  samples: AnySamples,
  describeOptions: Options,
): Pick<TextsByKind, "sentence" | "action" | "decision"> {
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
  const all = [...Object.values(samples.events), ...refusals, ...commonRefusals, ...kinds];
  return {
    sentence: new Set(all.map((message) => texts.describe(message as never, describeOptions))),
    action: new Set(
      Object.values(samples.actions).map((one) =>
        texts.describeAction(one as never, describeOptions),
      ),
    ),
    decision: new Set(
      Object.values(samples.decisions).map((one) =>
        texts.describeDecision(one as never, describeOptions),
      ),
    ),
  };
}
