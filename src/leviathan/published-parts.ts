// The schema parts for authors of layers, without zod's types.
import { type AbyssParts, abyssParts } from "../abyss/published-parts.ts";
import type { GameShapes, SchemaPart } from "../kernel/schemas/schema.ts";
import type { BorderSpace } from "./cards/border.ts";
import type { Leviathan } from "./cards/leviathans.ts";
import type { LeviathanToken, TokenSupply } from "./cards/tokens.ts";
import { zodLeviathanParts } from "./schema.ts";

/** The schemas of single components. */
export interface LeviathanParts extends AbyssParts {
  readonly leviathan: SchemaPart<Leviathan>;
  readonly leviathanToken: SchemaPart<LeviathanToken>;
  readonly space: SchemaPart<BorderSpace>;
  readonly supply: SchemaPart<TokenSupply>;
}

/** The schemas of single components of a game with Leviathan, limited to those in play. */
export const leviathanParts = (shapes: GameShapes): LeviathanParts => ({
  ...abyssParts(shapes),
  ...zodLeviathanParts,
});
