// Earlier versions of the rules: what the next one changed, and how their states become states of it.
import type { Problem } from "../data/errors.ts";
import { isObject } from "../validation/guards.ts";
import { expectOneOf, valueInShort, wrongValue } from "../validation/problem-wording.ts";

/** An earlier version of the rules of a game. */
export interface EarlierVersion {
  readonly version: string;
  /** What the version after it changed, each in a few words with the number of the rule. */
  readonly changed: readonly string[];
  /**
   * A state of this version as one of the next. It gets plain data of any shape, and gives back what is
   * not of this version: the result is checked as any state from outside. `migration` makes it.
   */
  migrate(state: unknown): unknown;
}

/** A game, as far as its versions are concerned. */
interface WithVersions {
  readonly version: string;
  readonly earlierVersions: readonly EarlierVersion[];
}

/** How the parts of a state become those of the next version. They are objects of which nothing is known. */
export interface StateMigration {
  /**
   * Whether table and agenda are of the earlier version. Look at all that the next one has changed: a
   * state of the next version that has lost a field is no older one.
   */
  isEarlier(
    table: Readonly<Record<string, unknown>>,
    agenda: readonly Readonly<Record<string, unknown>>[],
  ): boolean;
  /** The table in the next version; as it was, by default. */
  table?(table: Readonly<Record<string, unknown>>): object;
  /** An entry of the agenda in the next version, given those under it; as it was, by default. */
  entry?(
    entry: Readonly<Record<string, unknown>>,
    under: readonly Readonly<Record<string, unknown>>[],
  ): object;
}

/**
 * Makes the migration of {@link EarlierVersion} of what happens to the table and to the agenda.
 *
 * @example
 * ```ts
 * migration({
 *   isFormer: (table) => !("tide" in table),
 *   table: (table) => ({ ...table, tide: 0 }),
 * });
 * ```
 */
export const migration =
  ({ isEarlier, table: next = same, entry = same }: StateMigration): EarlierVersion["migrate"] =>
  (state) => {
    if (!isLoose(state)) return state;
    const { table, agenda } = state;
    if (!isLoose(table) || !Array.isArray(agenda) || !agenda.every(isLoose)) return state;
    if (!isEarlier(table, agenda)) return state;
    return {
      ...state,
      table: next(table),
      agenda: agenda.map((one, i) => entry(one, agenda.slice(0, i))),
    };
  };

const isLoose = (value: unknown): value is Readonly<Record<string, unknown>> => isObject(value);

const same = (part: object): object => part;

/** A state that was saved by an earlier version of the rules, as one of today. */
export function migrateState(
  { earlierVersions }: WithVersions,
  version: string,
  state: unknown,
): unknown {
  const since = earlierVersions.findIndex((one) => one.version === version);
  if (since < 0) return state;
  return earlierVersions.slice(since).reduce((older, one) => one.migrate(older), state);
}

/** What is wrong with a version of the rules that something names; nothing if it is known. */
export function versionProblem(
  { version: today, earlierVersions }: WithVersions,
  version: unknown,
): Problem | undefined {
  const known = [...earlierVersions.map((one) => one.version), today];
  if (known.some((one) => one === version)) return undefined;
  return isNewer(version, today)
    ? newer(["version"], `rules of version ${valueInShort(version)}`, `version ${today}`)
    : wrongValue(["version"], version, expectOneOf(known));
}

/** Versions of rules are whole numbers. */
const isNewer = (version: unknown, today: string): boolean =>
  typeof version === "string" && /^\d{1,15}$/.test(version) && Number(version) > Number(today);

/** What to say of a file whose format came after this library; nothing if it did not. */
export function formatProblem(file: unknown, known: number): Problem | undefined {
  const { format } = isLoose(file) ? file : {};
  return typeof format === "number" && format > known
    ? newer(["format"], `format ${format}`, `format ${known}`)
    : undefined;
}

const newer = (path: Problem["path"], found: string, known: string): Problem => ({
  path,
  reason: `made by a newer version: ${found}, this one knows up to ${known}`,
  found,
  expected: [`at most ${known}`],
});

/** What a version of the rules has changed, each in words. */
interface VersionChanges {
  readonly version: string;
  readonly changed: readonly string[];
}

/** What each version of the rules has changed since a former one. */
export function changesSince(game: WithVersions, version: string): readonly VersionChanges[] {
  const since = game.earlierVersions.slice(
    game.earlierVersions.findIndex((one) => one.version === version),
  );
  // A former version says what the one after it has changed.
  return since.map(({ changed }, i) => ({
    version: since[i + 1]?.version ?? game.version,
    changed,
  }));
}

/** What was changed between a former version of the rules and today's: by which version, and each change in words. */
export function changesSinceInWords(game: WithVersions, version: string): string {
  const versions = `recorded with version ${version}, this is version ${game.version}`;
  const changes = changesSince(game, version).map(
    (one) => `version ${one.version}: ${one.changed.join("; ")}`,
  );
  return changes.length > 0 ? `${versions}. Changed by ${changes.join(". By ")}` : versions;
}
