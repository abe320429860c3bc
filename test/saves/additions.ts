// The fields that migrations add to states of earlier rules; everything else must stay as it was.
import { copy } from "../bad-input/errors.ts";

/** A state, or an entry of its agenda, of any version. */
// biome-ignore lint/suspicious/noExplicitAny: earlier rules have no types
type Loose = any;

/** A field that earlier rules did not have. */
interface Addition {
  readonly why: string;
  /** The objects that get the field, each with its value. */
  targets(state: Loose): Iterable<readonly [holder: Loose, value: unknown]>;
  readonly field: string;
}

const entries = ({ agenda }: Loose, ...names: readonly string[]): Loose[] =>
  agenda.filter((entry: Loose) => names.includes(entry.ask ?? entry.do));

const ofAbyss1: readonly Addition[] = [
  {
    why: "AB-39: a game that has begun keeps counting disabled lords in full",
    field: "disabledLords",
    targets: ({ table }) => [[table.rules, "all"]],
  },
  {
    why: "AB-32: these powers could not be declined",
    field: "mayDecline",
    targets: (state) =>
      entries(state, "disable", "steal-token", "take-stack").map((entry) => [entry, false]),
  },
  {
    why: "AB-32: no waiting power belongs to a lord that replaces another",
    field: "isReplacement",
    targets: (state) => entries(state, "power").map((entry) => [entry, false]),
  },
];

const ofExiles1: readonly Addition[] = [
  ...ofAbyss1,
  {
    why: "EX-16: the question names the lord that was paid for and waits to enter",
    field: "lord",
    targets: (state) =>
      entries(state, "perjure").map((entry) => [entry, entries(state, "enter")[0].lord]),
  },
];

/** The additions by game and version. */
const additions: Readonly<Record<string, readonly Addition[]>> = {
  "abyss-1": ofAbyss1,
  "exiles-1": ofExiles1,
};

/** A state of earlier rules with the listed additions and nothing else changed. */
export function withAdditions(id: string, version: string, state: unknown): unknown {
  const listed = additions[`${id}-${version}`];
  if (!listed) throw new Error(`no additions are listed for version ${version} of ${id}`);
  const migrated = copy(state);
  for (const { targets, field } of listed)
    for (const [holder, value] of targets(migrated)) {
      if (field in holder) throw new Error(`${field} is already in the saved state`);
      holder[field] = value;
    }
  return migrated;
}
