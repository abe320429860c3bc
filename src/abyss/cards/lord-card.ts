import type { Race } from "./allies.ts";
import type { CardSet } from "./set.ts";

/** The guilds of lords in Abyss; each except the last has a race. */
export const guilds = [
  "mage",
  "soldier",
  "farmer",
  "merchant",
  "politician",
  "ambassador",
] as const;
/** A guild of lords in Abyss. */
export type AbyssGuild = (typeof guilds)[number];
/** A guild of lords: those of Abyss, and the smugglers of Kraken, who have no race (KR-63). */
export type Guild = AbyssGuild | "smuggler";

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

/** The powers of Abyss that are carried out when a lord enters and are more than a number (AB-31). */
export type EnteringPower =
  | "jailer"
  | "seeker"
  | "assassin"
  | "commander"
  | "hunter"
  | "invoker"
  | "apprentice"
  | "illusionist"
  | "corruptor"
  | "traitor"
  | "schemer";

/** Those of Kraken (KR-44 to KR-48, KR-52, KR-54, KR-56). */
export type KrakenEnteringPower = "fence" | "sentinel" | "healer" | "executioner" | "liberator";

/** What happens when a lord enters. */
export type Entering =
  | { readonly kind: "pearls"; readonly pearls: number }
  | { readonly kind: "locations"; readonly draw: number }
  | { readonly kind: "power"; readonly power: EnteringPower | KrakenEnteringPower };

/** A lord card. */
export interface LordCard {
  /** The box that the card comes from. */
  readonly set: CardSet;
  readonly guild: Guild;
  readonly cost: Cost;
  readonly influence: number;
  readonly keys: number;
  readonly power: PowerKind;
  /** What happens when the lord enters; `null` if nothing does. */
  readonly entering: Entering | null;
}

/** What is printed on a lord besides its guild. */
interface Print {
  readonly value: number;
  readonly races: number;
  readonly influence: number;
  readonly keys: number;
  readonly power: PowerKind;
  readonly entering?: Entering;
}

/** Creates the lords of a guild, which all require its race, if it has one. */
export const guildOf =
  (set: CardSet, guild: Guild, required: Race | null) =>
  ({ value, races, influence, keys, power, entering }: Print): LordCard => ({
    set,
    guild,
    cost: { value, races, required },
    influence,
    keys,
    power,
    entering: entering ?? null,
  });

/** AB-44: gain `n` pearls on entering. */
export const pearls = (n: number): Entering => ({ kind: "pearls", pearls: n });
/** AB-57: draw `n` locations to choose from on entering. */
export const drawn = (n: number): Entering => ({ kind: "locations", draw: n });
/** A power with its own function. */
export const does = (power: EnteringPower | KrakenEnteringPower): Entering => ({
  kind: "power",
  power,
});
