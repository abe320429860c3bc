import { abyss1, since1 } from "../abyss/former.ts";
import { type Changes, type FormerRules, migration } from "../kernel/former.ts";

/** As in Abyss; and the question of the Perjurer did not name the lord that is paid for. */
const sinceExiles1: Changes = {
  ...since1,
  isFormer: (table, agenda) =>
    since1.isFormer(table, agenda) &&
    !agenda.some(({ ask, ...rest }) => ask === "perjure" && "lord" in rest),
  entry(entry, under) {
    const { ask } = entry;
    if (ask !== "perjure") return since1.entry(entry, under);
    // The lord waits to enter.
    const { lord } = under.at(-1) ?? {};
    return { ...entry, lord };
  },
};

/** The rules of Exiles before those of today, the oldest first. */
export const formerExiles: readonly FormerRules[] = [
  { ...abyss1, migrate: migration(sinceExiles1) },
];
