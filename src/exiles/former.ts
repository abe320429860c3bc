import { abyss1, isOfVersion1 } from "../abyss/former.ts";
import { type FormerRules, migration } from "../kernel/former.ts";

/** The question of the Perjurer did not name the lord that is paid for; it waits to enter. */
const withLordPaidFor = migration({
  isFormer: isOfVersion1,
  entry(entry, under) {
    const { ask } = entry;
    if (ask !== "perjure") return entry;
    const { lord } = under.findLast(({ do: task }) => task === "enter") ?? {};
    return { ...entry, lord };
  },
});

/** The rules of Exiles before those of today, the oldest first. */
export const formerExiles: readonly FormerRules[] = [
  { ...abyss1, migrate: (state) => abyss1.migrate(withLordPaidFor(state)) },
];
