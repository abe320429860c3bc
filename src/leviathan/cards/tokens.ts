import { deepFreeze } from "../../kernel/data/deep-freeze.ts";

/** LE-9: how many leviathan tokens there are of each kind. Ruling: the eighth of 2 pearls makes the 20 of the box. */
export const leviathanTokenCopies = /* @__PURE__ */ deepFreeze({
  "two-pearls": 8,
  "three-pearls": 4,
  key: 4,
  "council-stack": 4,
} as const);

/** A kind of leviathan token. Equal tokens are interchangeable. */
export type LeviathanToken = keyof typeof leviathanTokenCopies;

/** The kinds of leviathan tokens. */
export const leviathanTokenKinds = /* @__PURE__ */ deepFreeze(
  Object.keys(leviathanTokenCopies) as readonly LeviathanToken[],
);

/** LE-9: all 20 leviathan tokens. */
export const leviathanTokens: readonly LeviathanToken[] = /* @__PURE__ */ deepFreeze(
  leviathanTokenKinds.flatMap((kind) =>
    Array.from({ length: leviathanTokenCopies[kind] }, () => kind),
  ),
);

/** The two supplies of monster tokens, which are never mixed (LE-9). */
export const tokenSupplies = /* @__PURE__ */ deepFreeze(["base", "leviathan"] as const);
/** A supply of monster tokens. */
export type TokenSupply = (typeof tokenSupplies)[number];

/** What can run out and trigger the end of the game (LE-62). */
export const exhaustibleSupplies = /* @__PURE__ */ deepFreeze([
  "leviathans",
  "base-tokens",
  "leviathan-tokens",
] as const);
/** A deck or supply that can run out and trigger the end of the game (LE-62). */
export type ExhaustibleSupply = (typeof exhaustibleSupplies)[number];
