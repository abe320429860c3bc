import { conspirator } from "./conspirator.ts";
import { perjurer } from "./perjurer.ts";
import type { ExilePower } from "./power.ts";

/** The powers that a catalogue can give to exiles, by name (EX-16, EX-17). A published one is added here. */
const powers = { perjurer, conspirator } as const satisfies Readonly<Record<string, ExilePower>>;

/** The name of an exile's power. */
export type ExilePowerName = keyof typeof powers;

/** The names of all powers. */
export const exilePowerNames = Object.keys(powers) as readonly ExilePowerName[];

/** The powers by name. */
export const exilePowers: Readonly<Record<ExilePowerName, ExilePower>> = powers;
