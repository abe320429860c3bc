import type { Box } from "../../abyss/cards/box.ts";
import type { AnyLocation } from "../../abyss/cards/locations.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { krakenBox, type Location } from "./box.ts";
import type { LootLocation } from "./locations.ts";

/** The values of loot cards. */
export const lootValues = /* @__PURE__ */ deepFreeze([3, 4, 5, 6, 7] as const);
/** The value of a loot card. Equal cards are interchangeable. */
export type Loot = (typeof lootValues)[number];

/** KR-5: how many loot cards there are of each value. */
export const lootCopies: Readonly<Record<Loot, number>> = /* @__PURE__ */ deepFreeze({
  3: 3,
  4: 4,
  5: 5,
  6: 6,
  7: 7,
});

/** KR-5: all 25 loot cards. */
export const lootCards: readonly Loot[] = lootValues.flatMap((value) =>
  Array.from({ length: lootCopies[value] }, () => value),
);

/** The bonus of a loot card when it is drawn; `null` if it has none. */
export type LootBonus = "key-token" | "pearls" | "monster-token" | "ally" | null;

/** KR-29: the bonus of each loot value. */
export const lootBonus: Readonly<Record<Loot, LootBonus>> = {
  3: "key-token",
  4: "pearls",
  5: "monster-token",
  6: "ally",
  7: null,
};

/** KR-61: whether loot is collected on this location of a box. */
export const hasLootScoring = (box: Box, location: AnyLocation): boolean =>
  box.location(location).scoring.kind === "loot";

/** KR-61: whether this location is one on which loot is collected. */
export const isLootLocation = (location: Location): location is LootLocation =>
  hasLootScoring(krakenBox, location as AnyLocation);
