import type { Cost } from "../../abyss/cards/lord-card.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";

/** The id of an exile in its catalogue. */
export type Exile = string;

/** The names of the powers that the rulebook describes (EX-16, EX-17). Further published ones belong here. */
export const exilePowerNames = /* @__PURE__ */ deepFreeze(["perjurer", "conspirator"] as const);
/** The name of an exile's power. */
export type ExilePowerName = (typeof exilePowerNames)[number];

/** The number of the rule behind each power. */
export const exilePowerRules: Readonly<Record<ExilePowerName, `EX-${number}`>> =
  /* @__PURE__ */ deepFreeze({
    perjurer: "EX-16",
    conspirator: "EX-17",
  });

/** The most exiles that a catalogue may have: ten times those of the box (EX-18). */
export const MOST_EXILES = 100;

/** An exile card (EX-18). */
export interface ExileCard {
  readonly id: Exile;
  readonly name: string;
  readonly cost: Cost;
  readonly influence: number;
  /** Whether it gives a key token when it is recruited (EX-4). */
  readonly key: boolean;
  /** One of `exilePowerNames`, or one that a layer adds; `null` if it has none. */
  readonly power: string | null;
  /** Whether its values are this library's own, because the printed ones are unknown. */
  readonly provisional: boolean;
}
