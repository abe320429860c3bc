import { describe, expect, test } from "vitest";
import type { Game } from "../../src/kernel/contract/game.ts";
import { type EarlierVersion, migration } from "../../src/kernel/rules/migrations.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { problems, readState, saveState } from "../../src/kernel/tools/serialisation.ts";
import { copy, rulesError, untyped } from "../bad-input/errors.ts";
import { nasties } from "../bad-input/nasties.ts";
import { start, type Toy, toy } from "./toy-game.ts";

/** Version 1 had no coins; version 2 had another name for `turnsLeft`. */
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
const version2 = () => ({
  ...copy(state),
  table: { ...copy(rest), left: turnsLeft },
  agenda: copy(state.agenda).map(({ seats, ...entry }: { seats?: number[] }) =>
    seats ? { ...entry, who: seats } : entry,
  ),
});
const version1 = () => {
  const older = version2();
  for (const seat of older.table.seats) delete seat.coins;
  return older;
};
const migrated = {
  ...state,
  table: { ...state.table, seats: state.table.seats.map((seat) => ({ ...seat, coins: 3 })) },
};
const labelled = (version: string, saved: unknown) => ({
  format: 2,
  game: "toy",
  version,
  state: saved,
});

describe("saveState", () => {
  test("names format, game and rules, and is read again", () => {
    const saved = saveState(game, state);
    expect(saved).toEqual(labelled("3", state));
    expect(readState(game, copy(saved))).toEqual(state);
  });

  test("writes its label first, so that the beginning of a file says what it is", () => {
    expect(JSON.stringify(saveState(game, state))).toMatch(
      /^{"format":2,"game":"toy","version":"3","state":{"table":/,
    );
  });

  test("rejects an inconsistent state, and recognises a view", () => {
    const broken = { ...state, table: { ...state.table, deck: [] } };
    expect(() => saveState(game, broken)).toThrow(/is missing/);
    expect(() => untyped(saveState)(game, toy.view(state, 0))).toThrow(/this is a view/);
  });
});

describe("states of earlier rules", () => {
  test.each([
    ["3, bare", () => copy(state), state],
    ["3", () => labelled("3", copy(state)), state],
    ["2, bare", version2, state],
    ["2", () => labelled("2", version2()), state],
    ["1, bare", version1, migrated],
    ["1", () => labelled("1", version1()), migrated],
  ])("of version %s are read, and can be played on", (_, make, expected) => {
    const value = make();
    const read = readState(game, value);
    expect(read).toEqual(expected);
    expect(value).toEqual(make());
    expect(problems(game, "state", value)).toEqual([]);
    expect(Object.isFrozen(read.table.seats[0]!.hand)).toBe(true);
    expect(game.reduce(read, { type: "fish", seat: 0 }).ok).toBe(true);
  });

  test("a label is trusted: a state is not migrated from another version", () => {
    expect(rulesError(() => readState(game, labelled("3", version2()))).path).toMatch(/^state\./);
    expect(() => readState(game, labelled("2", version1()))).toThrow(/coins/);
  });

  test("problems refer to the version that the state has", () => {
    const wrong = version2();
    wrong.table.seats[0].coins = -1;
    expect(problems(game, "state", wrong).map(({ path }) => path)).toEqual([
      ["table", "seats", 0, "coins"],
    ]);
    expect(problems(game, "state", labelled("2", wrong)).map(({ path }) => path)).toEqual([
      ["state", "table", "seats", 0, "coins"],
    ]);
  });

  test("a bare state is read by the newest version that accepts it", () => {
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
    expect(readState(known, version2()).table.turnsLeft).toBe(turnsLeft);
    expect(readState(known, labelled("1", version2())).table.turnsLeft).toBe(turnsLeft + 1);
  });

  test("if versions find equally many problems, those of the newest are reported", () => {
    const mixed = copy(state);
    mixed.table.left = -1;
    expect(problems(game, "state", mixed)).toMatchObject([
      { path: ["table", "left"], reason: expect.stringContaining("unknown field") },
    ]);
  });

  test.each<readonly [string, unknown]>([
    ["no table", { agenda: [], rng: [] }],
    ["an invalid table", { ...version1(), table: 7 }],
    ["an invalid agenda", { ...version1(), agenda: "later" }],
    ["an invalid entry", { ...version1(), agenda: [null] }],
    ...nasties.map(([name, make]) => [name, make()] as const),
  ])("are rejected if they are invalid: %s", (_, value) => {
    for (const saved of [value, labelled("1", value), labelled("3", value)])
      expect(rulesError(() => readState(game, saved)).problems.length).toBeGreaterThan(0);
  });
});

describe("invalid labels", () => {
  const right = labelled("3", copy(state));
  const newer = "written by a newer version: ";
  test.each<[object, string, string]>([
    [{ format: 3 }, "format", `${newer}format 3, expected at most format 2`],
    [{ format: 1e9, state: 7, more: [] }, "format", `${newer}format 1000000000, expected at most`],
    [{ version: "4" }, "version", `${newer}rules of version "4", expected at most version 3`],
    [{ format: 1 }, "format", "1, expected 2"],
    [{ format: "2" }, "format", '"2", expected 2'],
    [{ format: Number.NaN }, "format", "NaN, expected 2"],
    [{ game: "chess" }, "game", '"chess", expected toy'],
    [{ version: 3 }, "version", "3, expected 1, 2 or 3"],
    [{ version: "0" }, "version", '"0", expected 1, 2 or 3'],
    // Numerically equal, so not newer.
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

  test("everything that is missing is listed", () => {
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
  const withOtherResult = (version: string) => {
    const file = record(toy, moves);
    return { ...file, version, digest: { ...file.digest, result: "0" } };
  };

  test("pass if they still lead to the same result", () => {
    expect([...replay(game, record({ ...toy, version: "1" }, moves))].length).toBe(1);
  });

  test.each([
    [
      "1",
      "version 2: there are coins (TOY-7). By version 3: turns are counted (TOY-8); nobody passes (TOY-9)",
    ],
    ["2", "version 3: turns are counted (TOY-8); nobody passes (TOY-9)"],
  ])("list what each version has changed since version %s", (version, changes) => {
    expect(reasonOf(withOtherResult(version))).toBe(
      `the rules give another result: recorded with version ${version}, this is version 3. Changed by ${changes}`,
    );
  });

  test.each([
    ["4", 'written by a newer version: rules of version "4", expected at most version 3'],
    ["0", '"0", expected 1, 2 or 3'],
    ["", '"", expected 1, 2 or 3'],
  ])("of unknown rules are rejected immediately: version %j", (version, reason) => {
    // Even if the moves lead to the same result.
    for (const file of [withOtherResult(version), { ...record(toy, moves), version }]) {
      const error = rulesError(() => replay(game, file));
      expect([error.path, error.reason]).toEqual(["version", reason]);
      expect(problems(game, "replay", file)).toEqual(error.problems);
    }
  });

  test("of a newer format are rejected, whatever they contain", () => {
    const error = rulesError(() => replay(game, { format: 4, moves: "" }));
    expect([error.path, error.reason]).toEqual([
      "format",
      "written by a newer version: format 4, expected at most format 3",
    ]);
    expect(problems(game, "replay", { ...record(toy, moves), format: 4 })).toEqual(error.problems);
  });
});
