import { abyss1, migrationFrom1 } from "../abyss/migrations.ts";
import { type EarlierVersion, migration, type StateMigration } from "../kernel/rules/migrations.ts";

/** As in Abyss; in addition, the question of the Perjurer did not contain the lord that is paid for. */
const sinceExiles1: StateMigration = {
  ...migrationFrom1,
  isEarlier: (table, agenda) =>
    migrationFrom1.isEarlier(table, agenda) &&
    !agenda.some(({ ask, ...rest }) => ask === "perjure" && "lord" in rest),
  entry(entry, under) {
    const { ask } = entry;
    if (ask !== "perjure") return migrationFrom1.entry(entry, under);
    // The entry below is the task by which the lord enters.
    const { lord } = under.at(-1) ?? {};
    return { ...entry, lord };
  },
};

/** The earlier versions of the rules of Exiles, the oldest first. */
export const earlierExiles: readonly EarlierVersion[] = [
  { ...abyss1, migrate: migration(sinceExiles1) },
];
