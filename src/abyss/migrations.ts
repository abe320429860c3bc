import { type EarlierVersion, migration, type StateMigration } from "../kernel/rules/migrations.ts";
import { isObject } from "../kernel/validation/guards.ts";

/** Questions of powers that could not be declined before version 2. */
const powerQuestions: readonly unknown[] = ["disable", "steal-token", "take-stack"];

/** Version 2 records more about powers, and ambassadors ask first (AB-32). */
const isOfVersion2 = (entry: object & { readonly ask?: unknown }): boolean =>
  "mayDecline" in entry || "isReplacement" in entry || entry.ask === "bring-location";

/** A game in progress keeps its rules: disabled lords count in full, powers cannot be declined. */
export const migrationFrom1: Required<StateMigration> = {
  // Version 1 had one optional rule less (AB-39).
  isEarlier: ({ rules }, agenda) =>
    isObject(rules) && !("disabledLords" in rules) && !agenda.some(isOfVersion2),
  table: ({ rules, ...table }) => ({
    ...table,
    rules: { ...(rules as object), disabledLords: "all" },
  }),
  entry(entry) {
    const { ask, do: task } = entry;
    if (powerQuestions.includes(ask)) return { ...entry, mayDecline: false };
    return task === "power" ? { ...entry, isReplacement: false } : entry;
  },
};

/** Version 1. */
export const abyss1: EarlierVersion = {
  version: "1",
  changed: [
    "only the influence of a disabled lord counts (AB-39)",
    "Slaver, Oracle and Opportunist can be used at every question in their owner's turn (AB-35)",
    "the power of a lord brought by Traitor or Schemer may be declined, and an ambassador asks first (AB-32)",
  ],
  migrate: migration(migrationFrom1),
};

/** Earlier versions of the rules of Abyss, oldest first. */
export const earlierAbyss: readonly EarlierVersion[] = [abyss1];
