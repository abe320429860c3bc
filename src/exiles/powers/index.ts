import { conspirator } from "./conspirator.ts";
import { perjurer } from "./perjurer.ts";
import type { ExilePower } from "./power.ts";

/** The names of the powers that a catalogue can give to exiles (EX-16, EX-17). A published one is added here. */
export const exilePowerNames = ["perjurer", "conspirator"] as const;
/** The name of an exile's power. */
export type ExilePowerName = (typeof exilePowerNames)[number];

/** What each power does. */
export const exilePowers: Readonly<Record<ExilePowerName, ExilePower>> = { perjurer, conspirator };
