import { type EarlierVersion, migration, type StateMigration } from "../kernel/rules/migrations.ts";
import { isObject } from "../kernel/validation/guards.ts";

/** Questions of powers that could not be declined before version 2. */
const ofPowers: readonly unknown[] = ["disable", "steal-token", "take-stack"];

/** Version 2 notes more of powers, and has ambassadors ask first (AB-32). */
const isOfVersion2 = (entry: object & { readonly ask?: unknown }): boolean =>
  "mayDecline" in entry || "isReplacement" in entry || entry.ask === "bring-location";

/** A game that has begun goes on as it was agreed: disabled lords count in full, nothing is declined. */
export const migrationFrom1: Required<StateMigration> = {
  // Version 1 had one rule less to agree on (AB-39).
  isEarlier: ({ rules }, agenda) =>
    isObject(rules) && !("disabledLords" in rules) && !agenda.some(isOfVersion2),
  table: ({ rules, ...table }) => ({
    ...table,
    rules: { ...(rules as object), disabledLords: "all" },
  }),
  entry(entry) {
    const { ask, do: task } = entry;
    if (ofPowers.includes(ask)) return { ...entry, mayDecline: false };
    return task === "power" ? { ...entry, isReplacement: false } : entry;
  },
};

/** Version 1. */
export const abyss1: EarlierVersion = {
  version: "1",
  changed: [
    "of a disabled lord only the influence counts (AB-39)",
    "Slaver, Oracle and Opportunist can be used at every question of the own turn (AB-35)",
    "the power of a lord that Traitor or Schemer brought may be declined, and an ambassador asks first (AB-32)",
  ],
  migrate: migration(migrationFrom1),
};

/** The rules of Abyss before those of today, the oldest first. */
export const earlierAbyss: readonly EarlierVersion[] = [abyss1];
