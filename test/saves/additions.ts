// What the states of earlier rules are given to become states of today; all else must stay as it was.
import { copy } from "../bad-input/errors.ts";

/** An entry of an agenda of any version. */
// biome-ignore lint/suspicious/noExplicitAny: earlier rules have no types
type Loose = any;

/** A field that earlier rules did not have. */
interface Addition {
  readonly why: string;
  /** Where it goes: the objects that get it, each with the value that it gets. */
  to(state: Loose): Iterable<readonly [holder: Loose, value: unknown]>;
  readonly field: string;
}

const entries = ({ agenda }: Loose, ...names: readonly string[]): Loose[] =>
  agenda.filter((entry: Loose) => names.includes(entry.ask ?? entry.do));

const ofAbyss1: readonly Addition[] = [
  {
    why: "AB-39: a game that has begun counts disabled lords in full, as it was agreed",
    field: "disabledLords",
    to: ({ table }) => [[table.rules, "all"]],
  },
  {
    why: "AB-32: these powers could not be declined",
    field: "mayDecline",
    to: (state) =>
      entries(state, "disable", "steal-token", "take-stack").map((entry) => [entry, false]),
  },
  {
    why: "AB-32: no power that waits is of a lord in the place of another",
    field: "isReplacement",
    to: (state) => entries(state, "power").map((entry) => [entry, false]),
  },
];

const ofExiles1: readonly Addition[] = [
  ...ofAbyss1,
  {
    why: "EX-16: the question names the lord that is paid for, which waits to enter",
    field: "lord",
    to: (state) =>
      entries(state, "perjure").map((entry) => [entry, entries(state, "enter")[0].lord]),
  },
];

/** By game and version. */
const additions: Readonly<Record<string, readonly Addition[]>> = {
  "abyss-1": ofAbyss1,
  "exiles-1": ofExiles1,
};

/** A state of earlier rules with all that it is to be given, and nothing else changed. */
export function withAdditions(id: string, version: string, state: unknown): unknown {
  const listed = additions[`${id}-${version}`];
  if (!listed) throw new Error(`nothing says what ${id} has got since version ${version}`);
  const today = copy(state);
  for (const { to, field } of listed)
    for (const [holder, value] of to(today)) {
      if (field in holder) throw new Error(`${field} was there before`);
      holder[field] = value;
    }
  return today;
}
