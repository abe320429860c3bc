import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { Race } from "./allies.ts";

/** The guilds of lords in Abyss; each except the last has a race. */
export const guilds = /* @__PURE__ */ deepFreeze([
  "mage",
  "soldier",
  "farmer",
  "merchant",
  "politician",
  "ambassador",
] as const);
/** A guild of lords in Abyss. */
export type Guild = (typeof guilds)[number];

/** The cost of a recruitment (AB-27, AB-28). */
export interface Cost {
  /** What the values of allies and the pearls must add up to. */
  readonly value: number;
  /** How many different races must be played. */
  readonly races: number;
  /** A race that must be among them, if there is one. */
  readonly required: Race | null;
}

/** When a lord's power works: on entering, while it is free, once per turn, or never (AB-31, AB-35). */
export type PowerKind = "once" | "permanent" | "activated" | "none";

/** What happens when a lord enters. `Power` is the name of the function that carries it out. */
export type Entering<Power extends string = string> =
  | { readonly kind: "pearls"; readonly pearls: number }
  | { readonly kind: "locations"; readonly draw: number }
  | { readonly kind: "power"; readonly power: Power };

/** A lord card. */
export interface LordCard<InGuild extends string = string, Power extends string = string> {
  /** The box that the card comes from. */
  readonly set: string;
  readonly guild: InGuild;
  readonly cost: Cost;
  readonly influence: number;
  readonly keys: number;
  readonly power: PowerKind;
  /** What happens when the lord enters; `null` if nothing does. */
  readonly entering: Entering<Power> | null;
}

/** The names of the powers on these cards; each needs a function (AB-31). */
export type EnteringPowerNames<Cards> = {
  [Id in keyof Cards]: Cards[Id] extends { readonly entering: infer On } ? PowerIn<On> : never;
}[keyof Cards];
type PowerIn<On> = On extends { readonly kind: "power"; readonly power: infer Power extends string }
  ? Power
  : never;

/** What is printed on a lord besides its guild. */
interface Print<Power extends string> {
  readonly value: number;
  readonly races: number;
  readonly influence: number;
  readonly keys: number;
  readonly power: PowerKind;
  readonly entering?: Entering<Power>;
}

/**
 * Creates the lords of a guild, which all require its race, if it has one. (`NoInfer` keeps `satisfies` from inferring
 * `string` for a lord without a power, which would hide the names of the powers of all others.)
 */
export const guildOf =
  <InGuild extends string>(set: string, guild: InGuild, required: Race | null) =>
  <Power extends string = never>({
    value,
    races,
    influence,
    keys,
    power,
    entering,
  }: Print<Power>): LordCard<InGuild, NoInfer<Power>> => ({
    set,
    guild,
    cost: { value, races, required },
    influence,
    keys,
    power,
    entering: entering ?? null,
  });

/** AB-44: gain `n` pearls on entering. */
export const gainsPearls = (n: number): Entering<never> => ({ kind: "pearls", pearls: n });
/** AB-57: draw `n` locations to choose from on entering. */
export const drawsLocations = (n: number): Entering<never> => ({ kind: "locations", draw: n });
/** A power with its own function. */
export const usesPower = <const Power extends string>(power: Power): Entering<Power> => ({
  kind: "power",
  power,
});
