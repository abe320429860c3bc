import { type FormerRules, migration } from "../kernel/former.ts";
import { isObject } from "../kernel/guards.ts";

/** Questions of powers that could not be declined before version 2. */
const ofPowers: readonly unknown[] = ["disable", "steal-token", "take-stack"];

/** Version 1 had one rule less to agree on (AB-39). */
export const isOfVersion1 = ({ rules }: { readonly rules?: unknown }): boolean =>
  isObject(rules) && !("disabledLords" in rules);

/** Version 1. A game that has begun goes on as it was agreed: disabled lords count in full, nothing is declined. */
export const abyss1: FormerRules = {
  version: "1",
  changed: [
    "of a disabled lord only the influence counts (AB-39)",
    "Slaver, Oracle and Opportunist can be used at every question of the own turn (AB-35)",
    "the power of a lord that Traitor or Schemer brought may be declined, and an ambassador asks first (AB-32)",
  ],
  migrate: migration({
    isFormer: isOfVersion1,
    table: ({ rules, ...table }) => ({
      ...table,
      rules: { ...(rules as object), disabledLords: "all" },
    }),
    entry(entry) {
      const { ask, do: task } = entry;
      if (ofPowers.includes(ask)) return { ...entry, mayDecline: false };
      return task === "power" ? { ...entry, isReplacement: false } : entry;
    },
  }),
};

/** The rules of Abyss before those of today, the oldest first. */
export const formerAbyss: readonly FormerRules[] = [abyss1];
