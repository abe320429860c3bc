import type { Effect, LocationScoring } from "../../conspiracy/cards/location-card.ts";
import type { Colour } from "../../conspiracy/cards/lords.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";

/** The legendary opponents (CO-39). */
export const opponents = /* @__PURE__ */ deepFreeze([
  "farmer",
  "soldier",
  "merchant",
  "politician",
  "mage",
] as const);
/** A legendary opponent. */
export type Opponent = (typeof opponents)[number];

/** What an opponent looks for in a pile (CO-43). */
export type Condition = "many" | "keys" | "pearls" | "red" | "six" | "coalition";

/** What the card of an opponent scores at the end: as a location does, or the influence of the best lord. */
export type CardScoring = LocationScoring | { readonly kind: "bestLord" };

/** The card of an opponent (CO-52). */
export interface OpponentCard {
  /** The colour of its guild. */
  readonly colour: Colour;
  /** In order of priority: the first that a pile meets decides (CO-42). */
  readonly conditions: readonly Condition[];
  /** What the card scores at the end, besides the chamber. */
  readonly scoring: CardScoring | null;
  /** The order that it gives when it takes the red pile (CO-53), or the keys that are enough for it (CO-54). */
  readonly special: Extract<Effect, { readonly kind: "order" | "anyTwoKeys" }> | null;
}

/** The cards of all opponents. */
export const opponentCards: Readonly<Record<Opponent, OpponentCard>> = /* @__PURE__ */ deepFreeze({
  farmer: {
    colour: "yellow",
    conditions: ["many", "keys", "coalition"],
    scoring: null,
    special: null,
  },
  soldier: {
    colour: "red",
    conditions: ["red", "six", "coalition", "many"],
    scoring: { kind: "perLordOfColour", colour: "red", base: 1, each: 2 },
    special: { kind: "order", draw: 1 },
  },
  merchant: {
    colour: "green",
    conditions: ["pearls", "coalition", "many"],
    scoring: { kind: "perPearlPair", each: 1 },
    special: null,
  },
  politician: {
    colour: "blue",
    conditions: ["six", "keys", "coalition", "many"],
    scoring: { kind: "bestLord" },
    special: null,
  },
  mage: {
    colour: "purple",
    conditions: ["keys", "coalition", "many"],
    scoring: { kind: "perLocation", each: 1 },
    special: { kind: "anyTwoKeys" },
  },
});
