// Earlier versions of the rules: what changed after each of them, and how their states are migrated.
import type { Problem } from "../data/errors.ts";
import { isObject } from "../validation/guards.ts";
import { expectOneOf, valueInShort, wrongValue } from "../validation/problem-wording.ts";

/** An earlier version of the rules of a game. */
export interface EarlierVersion {
  readonly version: string;
  /** What the next version changed, each in a few words with the number of the rule. */
  readonly changed: readonly string[];
  /**
   * Migrates a state of this version to the next one. The input is plain data of any shape; whatever is not
   * of this version is returned as it is. The result is validated like any untrusted state. Use `migration`
   * to create this function.
   */
  migrate(state: unknown): unknown;
}

/** The versions of a game. */
interface WithVersions {
  readonly version: string;
  readonly earlierVersions: readonly EarlierVersion[];
}

/** How to migrate the parts of a state to the next version. They are objects of unknown shape. */
export interface StateMigration {
  /**
   * True if table and agenda are of the earlier version. Check everything that the next version changed:
   * a newer state that merely lacks one field is not an earlier one.
   */
  isEarlier(
    table: Readonly<Record<string, unknown>>,
    agenda: readonly Readonly<Record<string, unknown>>[],
  ): boolean;
  /** Migrates the table; by default it stays as it is. */
  table?(table: Readonly<Record<string, unknown>>): object;
  /** Migrates an entry of the agenda, given those below it; by default it stays as it is. */
  entry?(
    entry: Readonly<Record<string, unknown>>,
    under: readonly Readonly<Record<string, unknown>>[],
  ): object;
}

/**
 * Creates the `migrate` function of an {@link EarlierVersion} from the migrations of table and agenda.
 *
 * @example
 * ```ts
 * migration({
 *   isEarlier: (table) => !("tide" in table),
 *   table: (table) => ({ ...table, tide: 0 }),
 * });
 * ```
 */
export const migration =
  ({ isEarlier, table: next = same, entry = same }: StateMigration): EarlierVersion["migrate"] =>
  (state) => {
    if (!isRecord(state)) return state;
    const { table, agenda } = state;
    if (!isRecord(table) || !Array.isArray(agenda) || !agenda.every(isRecord)) return state;
    if (!isEarlier(table, agenda)) return state;
    return {
      ...state,
      table: next(table),
      agenda: agenda.map((one, i) => entry(one, agenda.slice(0, i))),
    };
  };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => isObject(value);

const same = (part: object): object => part;

/** Migrates a state of an earlier version of the rules to the current one. */
export function migrateState(
  { earlierVersions }: WithVersions,
  version: string,
  state: unknown,
): unknown {
  const since = earlierVersions.findIndex((one) => one.version === version);
  if (since < 0) return state;
  return earlierVersions.slice(since).reduce((older, one) => one.migrate(older), state);
}

/** Returns what is wrong with the version of a file; `undefined` if the game knows it. */
export function versionProblem(
  { version: current, earlierVersions }: WithVersions,
  version: unknown,
): Problem | undefined {
  const known = [...earlierVersions.map((one) => one.version), current];
  if (known.some((one) => one === version)) return undefined;
  return isNewer(version, current)
    ? newer(["version"], `rules of version ${valueInShort(version)}`, `version ${current}`)
    : wrongValue(["version"], version, expectOneOf(known));
}

/** True if a version is higher than the current one. Versions of rules are whole numbers. */
const isNewer = (version: unknown, current: string): boolean =>
  typeof version === "string" && /^\d{1,15}$/.test(version) && Number(version) > Number(current);

/** Returns a problem if the format of a file is newer than this library. */
export function formatProblem(file: unknown, known: number): Problem | undefined {
  const { format } = isRecord(file) ? file : {};
  return typeof format === "number" && format > known
    ? newer(["format"], `format ${format}`, `format ${known}`)
    : undefined;
}

const newer = (path: Problem["path"], found: string, known: string): Problem => ({
  path,
  reason: `written by a newer version: ${found}, expected at most ${known}`,
  found,
  expected: [`at most ${known}`],
});

/** What a version of the rules changed, each change in words. */
interface VersionChanges {
  readonly version: string;
  readonly changed: readonly string[];
}

/** Returns what each version of the rules has changed since an earlier one. */
export function changesSince(game: WithVersions, version: string): readonly VersionChanges[] {
  const since = game.earlierVersions.slice(
    game.earlierVersions.findIndex((one) => one.version === version),
  );
  // An earlier version lists what the version after it changed.
  return since.map(({ changed }, i) => ({
    version: since[i + 1]?.version ?? game.version,
    changed,
  }));
}

/** Returns a text that lists what each version has changed since an earlier one. */
export function changesSinceInWords(game: WithVersions, version: string): string {
  const versions = `recorded with version ${version}, this is version ${game.version}`;
  const changes = changesSince(game, version).map(
    (one) => `version ${one.version}: ${one.changed.join("; ")}`,
  );
  return changes.length > 0 ? `${versions}. Changed by ${changes.join(". By ")}` : versions;
}
