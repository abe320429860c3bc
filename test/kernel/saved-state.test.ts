import { describe, expect, test } from "vitest";
import type { Game } from "../../src/kernel/contract/game.ts";
import { type EarlierVersion, migration } from "../../src/kernel/rules/migrations.ts";
import { problems, readState, saveState } from "../../src/kernel/tools/read.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { copy, rulesError, untyped } from "../bad-input/errors.ts";
import { nasties } from "../bad-input/nasties.ts";
import { start, type Toy, toy } from "./toy-game.ts";

/** Version 1 had no coins, version 2 called the turns that are left otherwise. */
const earlierVersions: readonly EarlierVersion[] = [
  {
    version: "1",
    changed: ["there are coins (TOY-7)"],
    migrate: migration({
      isEarlier: ({ seats }) => JSON.stringify(seats)?.includes("coins") === false,
      table: ({ seats, ...table }) => ({
        ...table,
        seats: (seats as object[]).map((seat) => ({ ...seat, coins: 3 })),
      }),
    }),
  },
  {
    version: "2",
    changed: ["turns are counted (TOY-8)", "nobody passes (TOY-9)"],
    migrate: migration({
      isEarlier: (table) => "left" in table,
      table: ({ left, ...table }) => ({ ...table, turnsLeft: left }),
      entry: ({ who, ...entry }) => (who === undefined ? entry : { ...entry, seats: who }),
    }),
  },
];
const game: Game<Toy> = { ...toy, version: "3", earlierVersions };

const state = start();
const { turnsLeft, ...rest } = copy(state.table);
const of2 = () => ({
  ...copy(state),
  table: { ...copy(rest), left: turnsLeft },
  agenda: copy(state.agenda).map(({ seats, ...entry }: { seats?: number[] }) =>
    seats ? { ...entry, who: seats } : entry,
  ),
});
const of1 = () => {
  const older = of2();
  for (const seat of older.table.seats) delete seat.coins;
  return older;
};
const migrated = {
  ...state,
  table: { ...state.table, seats: state.table.seats.map((seat) => ({ ...seat, coins: 3 })) },
};
const labelled = (version: string, kept: unknown) => ({
  format: 2,
  game: "toy",
  version,
  state: kept,
});

describe("saveState", () => {
  test("names format, game and rules, and is read again", () => {
    const saved = saveState(game, state);
    expect(saved).toEqual(labelled("3", state));
    expect(readState(game, copy(saved))).toEqual(state);
  });

  test("takes no state that is unsound, and says so of a view", () => {
    const broken = { ...state, table: { ...state.table, deck: [] } };
    expect(() => saveState(game, broken)).toThrow(/is missing/);
    expect(() => untyped(saveState)(game, toy.view(state, 0))).toThrow(/this is a view/);
  });
});

describe("states of earlier rules", () => {
  test.each([
    ["3, bare", () => copy(state), state],
    ["3", () => labelled("3", copy(state)), state],
    ["2, bare", of2, state],
    ["2", () => labelled("2", of2()), state],
    ["1, bare", of1, migrated],
    ["1", () => labelled("1", of1()), migrated],
  ])("of version %s are read, and played on", (_, make, expected) => {
    const value = make();
    const read = readState(game, value);
    expect(read).toEqual(expected);
    expect(value).toEqual(make());
    expect(problems(game, "state", value)).toEqual([]);
    expect(Object.isFrozen(read.table.seats[0]!.hand)).toBe(true);
    expect(game.reduce(read, { type: "fish", seat: 0 }).ok).toBe(true);
  });

  test("a label is believed: a state is not brought up from another version", () => {
    expect(rulesError(() => readState(game, labelled("3", of2()))).path).toMatch(/^state\./);
    expect(() => readState(game, labelled("2", of1()))).toThrow(/coins/);
  });

  test("what is wrong is told by the version that the state is of", () => {
    const wrong = of2();
    wrong.table.seats[0].coins = -1;
    expect(problems(game, "state", wrong).map(({ path }) => path)).toEqual([
      ["table", "seats", 0, "coins"],
    ]);
    expect(problems(game, "state", labelled("2", wrong)).map(({ path }) => path)).toEqual([
      ["state", "table", "seats", 0, "coins"],
    ]);
  });

  test("a bare state that several versions can read is of the newest of them", () => {
    const [, second] = earlierVersions;
    const first: EarlierVersion = {
      version: "1",
      changed: ["turns are counted (TOY-8)"],
      migrate: migration({
        isEarlier: (table) => "left" in table,
        table: ({ left, ...table }) => ({ ...table, turnsLeft: (left as number) + 1 }),
        entry: ({ who, ...entry }) => (who === undefined ? entry : { ...entry, seats: who }),
      }),
    };
    const known = { ...game, earlierVersions: [first, second!] };
    expect(readState(known, of2()).table.turnsLeft).toBe(turnsLeft);
    expect(readState(known, labelled("1", of2())).table.turnsLeft).toBe(turnsLeft + 1);
  });

  test("where the versions find equally much wrong, the newest tells", () => {
    const torn = copy(state);
    torn.table.left = -1;
    expect(problems(game, "state", torn)).toMatchObject([
      { path: ["table", "left"], reason: expect.stringContaining("unknown field") },
    ]);
  });

  test.each<readonly [string, unknown]>([
    ["no table", { agenda: [], rng: [] }],
    ["a table that is none", { ...of1(), table: 7 }],
    ["an agenda that is none", { ...of1(), agenda: "later" }],
    ["an entry that is none", { ...of1(), agenda: [null] }],
    ...nasties.map(([name, make]) => [name, make()] as const),
  ])("of any shape: %s", (_, value) => {
    for (const kept of [value, labelled("1", value), labelled("3", value)])
      expect(rulesError(() => readState(game, kept)).problems.length).toBeGreaterThan(0);
  });
});

describe("labels that do not fit", () => {
  const right = labelled("3", copy(state));
  const newer = "made by a newer version: ";
  test.each<[object, string, string]>([
    [{ format: 3 }, "format", `${newer}format 3, this one knows up to format 2`],
    [{ format: 1e9, state: 7, more: [] }, "format", `${newer}format 1000000000, this one`],
    [{ version: "4" }, "version", `${newer}rules of version "4", this one knows up to version 3`],
    [{ format: 1 }, "format", "1, expected 2"],
    [{ format: "2" }, "format", '"2", expected 2'],
    [{ format: Number.NaN }, "format", "NaN, expected 2"],
    [{ game: "chess" }, "game", '"chess", expected toy'],
    [{ version: 3 }, "version", "3, expected 1, 2 or 3"],
    [{ version: "0" }, "version", '"0", expected 1, 2 or 3'],
    // The same number is not a newer one.
    [{ version: "03" }, "version", '"03", expected 1, 2 or 3'],
    [{ version: "9".repeat(900) }, "version", '"99999'],
    [{ version: {} }, "version", "an object, expected 1, 2 or 3"],
    [{ log: [] }, "log", "unknown field"],
    [{ state: undefined }, "state", "undefined"],
  ])("%j", (change, path, reason) => {
    const error = rulesError(() => readState(game, { ...right, ...change }));
    expect(error.path).toBe(path);
    expect(error.reason).toContain(reason);
    expect(problems(game, "state", { ...right, ...change })).toEqual(error.problems);
  });

  test("all that is missing is named at once", () => {
    expect(problems(game, "state", { format: 2 }).map(({ path }) => path.join())).toEqual([
      "game",
      "version",
      "state",
    ]);
  });
});

describe("replays of earlier rules", () => {
  const moves = { options: { players: 2, turns: 4 }, seed: "1", actions: [] };
  const reasonOf = (file: object) => rulesError(() => [...replay(game, file)]).reason;
  const elsewhere = (version: string) => {
    const file = record(toy, moves);
    return { ...file, version, digest: { ...file.digest, result: "0" } };
  };

  test("load where they lead to the same end", () => {
    expect([...replay(game, record({ ...toy, version: "1" }, moves))].length).toBe(1);
  });

  test.each([
    [
      "1",
      "version 2: there are coins (TOY-7). By version 3: turns are counted (TOY-8); nobody passes (TOY-9)",
    ],
    ["2", "version 3: turns are counted (TOY-8); nobody passes (TOY-9)"],
  ])("say what each version has changed since version %s", (version, changes) => {
    expect(reasonOf(elsewhere(version))).toBe(
      `the rules give another result: recorded with version ${version}, this is version 3. Changed by ${changes}`,
    );
  });

  test.each([
    ["4", 'made by a newer version: rules of version "4", this one knows up to version 3'],
    ["0", '"0", expected 1, 2 or 3'],
    ["", '"", expected 1, 2 or 3'],
  ])("of unknown rules are refused at once: version %j", (version, reason) => {
    // Whatever they lead to: these moves lead to the same end.
    for (const file of [elsewhere(version), { ...record(toy, moves), version }]) {
      const error = rulesError(() => replay(game, file));
      expect([error.path, error.reason]).toEqual(["version", reason]);
      expect(problems(game, "replay", file)).toEqual(error.problems);
    }
  });

  test("of a newer format are refused, whatever they hold", () => {
    const error = rulesError(() => replay(game, { format: 3, moves: "" }));
    expect([error.path, error.reason]).toEqual([
      "format",
      "made by a newer version: format 3, this one knows up to format 2",
    ]);
    expect(problems(game, "replay", { ...record(toy, moves), format: 3 })).toEqual(error.problems);
  });
});
