import type { Race } from "../../abyss/cards/allies.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";

/** LE-11: a life point: what an attack must reach to remove it, and the tokens that it earns. */
export interface LifePoint {
  readonly resistance: number;
  readonly tokens: number;
}

/** LE-15: what an attack of a leviathan costs a player. */
export interface Penalty {
  readonly kind: "wounds" | "pearls" | "allies" | "lord";
  readonly count: number;
}

/** LE-11: a leviathan card. */
export interface LeviathanCard {
  /** The races whose allies can attack it. */
  readonly alliedRaces: readonly Race[];
  /** Its life points; the first is removed first. */
  readonly life: readonly LifePoint[];
  readonly penalty: Penalty;
}

const wounds = (count: number): Penalty => ({ kind: "wounds", count });
const pearls: Penalty = { kind: "pearls", count: 3 };
const allies: Penalty = { kind: "allies", count: 3 };
const lord: Penalty = { kind: "lord", count: 1 };

/** A card, with resistance and tokens of each life point. */
const card = (
  race: Race | null,
  penalty: Penalty,
  ...life: readonly (readonly [resistance: number, tokens: number])[]
): LeviathanCard => ({
  alliedRaces: race === null ? ["crab"] : ["crab", race],
  life: life.map(([resistance, tokens]) => ({ resistance, tokens })),
  penalty,
});

/** LE-6, LE-11: the 20 leviathans by id. They have no names. */
export const leviathanCards = /* @__PURE__ */ deepFreeze({
  "leviathan-1": card("jellyfish", allies, [3, 1], [7, 2], [5, 1]),
  "leviathan-2": card("jellyfish", allies, [6, 2], [4, 1]),
  "leviathan-3": card("jellyfish", wounds(3), [9, 3]),
  "leviathan-4": card("jellyfish", wounds(2), [6, 1]),
  "leviathan-5": card("shellfish", pearls, [4, 1], [6, 2], [5, 1]),
  "leviathan-6": card("shellfish", pearls, [6, 2], [4, 1]),
  "leviathan-7": card("shellfish", wounds(3), [8, 3]),
  "leviathan-8": card("shellfish", wounds(2), [6, 1]),
  "leviathan-9": card("squid", lord, [3, 1], [7, 2], [5, 1]),
  "leviathan-10": card("squid", lord, [6, 2], [4, 1]),
  "leviathan-11": card("squid", wounds(3), [7, 2]),
  "leviathan-12": card("squid", wounds(2), [5, 1]),
  "leviathan-13": card("seahorse", wounds(3), [3, 1], [7, 1], [5, 2]),
  "leviathan-14": card("seahorse", wounds(2), [6, 2], [4, 2]),
  "leviathan-15": card("seahorse", wounds(3), [7, 4]),
  "leviathan-16": card("seahorse", wounds(2), [5, 2]),
  "leviathan-17": card(null, wounds(4), [4, 1], [7, 1], [6, 1]),
  "leviathan-18": card(null, wounds(3), [7, 1], [5, 1]),
  "leviathan-19": card(null, wounds(3), [9, 2]),
  "leviathan-20": card(null, wounds(2), [7, 1]),
});

/** The id of a leviathan. */
export type Leviathan = keyof typeof leviathanCards;
/** The ids of all leviathans. */
export const leviathans = /* @__PURE__ */ deepFreeze(
  Object.keys(leviathanCards) as readonly Leviathan[],
);
/** The card of a leviathan. */
export const leviathanCard = (leviathan: Leviathan): LeviathanCard => leviathanCards[leviathan];
