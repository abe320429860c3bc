import { allyValue, type Race, races } from "../../abyss/cards/allies.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";

/** The values of fighters. */
type FighterValue = 1 | 2 | 3 | 4;
/** LE-4: an ally with a combat symbol, by race and value. */
export type Fighter = `${Race}-${FighterValue}-fighter` | never; // `| never` makes hovers show the name.
/** A combat symbol: pearls add to the attack (LE-27), or two dice are rolled (LE-26). */
export type CombatSymbol = "pearl" | "twoDice";

const values: readonly FighterValue[] = [1, 2, 3, 4];

/** LE-4: one fighter of each value in each race. */
export const fighters: Readonly<Record<Fighter, 1>> = /* @__PURE__ */ deepFreeze(
  Object.fromEntries(
    races.flatMap((race) => values.map((value) => [`${race}-${value}-fighter`, 1])),
  ) as Record<Fighter, 1>,
);

/** LE-26, LE-27: the combat symbol of an ally; `null` unless it is a fighter. */
export const combatSymbol = (ally: string): CombatSymbol | null => {
  if (!Object.hasOwn(fighters, ally)) return null;
  return allyValue(ally) <= 2 ? "pearl" : "twoDice";
};
