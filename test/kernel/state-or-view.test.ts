// The query functions of the games take a state, a view or, within rules, a table.
import { describe, expect, test } from "vitest";
import * as abyssCards from "../../src/abyss/cards/index.ts";
import * as abyss from "../../src/abyss/index.ts";
import * as conspiracy from "../../src/conspiracy/index.ts";
import * as exiles from "../../src/exiles/index.ts";
import { exilesOf } from "../../src/exiles/rules.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { seatQuery, tableQuery } from "../../src/kernel/rules/state-or-view.ts";
import * as kraken from "../../src/kraken/index.ts";
import { prepare as abyssState } from "../abyss/prepare.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";
import { nasties } from "../bad-input/nasties.ts";
import { prepare as conspiracyState } from "../conspiracy/prepare.ts";
import { prepare as exilesState } from "../exiles/prepare.ts";
import { prepare as krakenState } from "../kraken/prepare.ts";

const a = abyssState({
  seats: [
    { keys: 1, lords: ["treasurer", "trader"], disabled: ["slaver"] },
    { lords: ["recruiter", "shaman"], locations: [{ location: "jail", lords: ["keeper"] }] },
  ],
  council: { crab: ["crab-1"] },
});
const c = conspiracyState({ seats: [{ lords: ["red-1", "red-3"] }] });
const e = exilesState({ exiles: [{ free: ["rustler"] }] });
const rustler = e.table.exiles.catalogue.find(({ id }) => id === "rustler")!;

const onCrabs = { kind: "stack", stack: "crab" } as const;
const k = krakenState({
  seats: [{ lords: ["outlaw"], locations: [{ location: "megalodon", lords: [] }] }],
  nebulis: [3],
  loot: [{ location: "megalodon", values: [7, 4] }],
  sentinels: { vigil: { owner: 1, on: onCrabs } },
});
const kView = kraken.kraken.view(k, "spectator");

type TableQuery = (of: unknown) => unknown;
const tableQueries: [string, object, object, TableQuery, unknown][] = [
  ["filledStacks", a, abyss.abyss.view(a, 1), untyped(abyss.filledStacks), ["crab"]],
  ["pearlMarker", c, conspiracy.conspiracy.view(c, 1), untyped(conspiracy.pearlMarker), 2],
  [
    "exileCard",
    e,
    exiles.exiles.view(e, 1),
    (of) => untyped(exiles.exileCard)(of, "rustler"),
    rustler,
  ],
  ["lootOn", k, kView, (of) => untyped(kraken.lootOn)(of, "megalodon"), [7, 4]],
  ["sentinelOn", k, kView, (of) => untyped(kraken.sentinelOn)(of, onCrabs), "vigil"],
  ["sentinelIn", k, kView, (of) => untyped(kraken.sentinelIn)(of, "council"), "vigil"],
  ["reservedBy", k, kView, (of) => untyped(kraken.reservedBy)(of, onCrabs), 1],
];
type SeatQuery = (of: unknown, seat: unknown) => unknown;
const about =
  (call: (...args: never[]) => unknown, ...rest: unknown[]): SeatQuery =>
  (of, seat) =>
    untyped(call)(of, seat, ...rest);
const aView = abyss.abyss.view(a, "spectator");
const cost = abyssCards.lordCard("miller").cost;
const seatQueries: [string, object, object, SeatQuery, unknown][] = [
  ["keysOf", a, aView, about(abyss.keysOf), 2],
  ["lordsOf", a, aView, about(abyss.lordsOf), ["treasurer", "trader", "slaver"]],
  ["powerWorks", a, aView, about(abyss.powerWorks, "trader"), true],
  ["powerWorks, disabled", a, aView, about(abyss.powerWorks, "slaver"), false],
  ["soldierTargets", a, aView, about(abyss.soldierTargets), [2]],
  ["isSoldierTarget", a, aView, about(abyss.isSoldierTarget, "recruiter"), true],
  ["costFor", a, aView, about(abyss.costFor, cost), { ...cost, value: cost.value + 2 }],
  ["lordCostFor", a, aView, about(abyss.lordCostFor, "miller"), cost],
  [
    "keysOf of Conspiracy",
    c,
    conspiracy.conspiracy.view(c, 1),
    about(conspiracy.keysOf),
    { silver: 1, gold: 0 },
  ],
  ["exilesOf", e, exiles.exiles.view(e, 1), about(exilesOf), e.table.exiles.seats[0]],
  ["hasPower", e, exiles.exiles.view(e, 1), about(exiles.hasPower, rustler.power), true],
  [
    "exileCostFor",
    e,
    exiles.exiles.view(e, 1),
    about(exiles.exileCostFor, "rustler"),
    rustler.cost,
  ],
  ["nebulisOf", k, kView, about(kraken.nebulisOf), 3],
  ["mostNebulis", k, kView, about(kraken.mostNebulis), 2],
  ["isOpenTo", k, kView, about(kraken.isOpenTo, onCrabs), false],
];

test("KR-35 an invalid place of a sentinel is an error", () => {
  for (const place of [undefined, null, 3, "crab"])
    for (const call of [
      () => untyped(kraken.sentinelOn)(k, place),
      () => untyped(kraken.reservedBy)(k, place),
      () => untyped(kraken.isOpenTo)(k, 0, place),
    ])
      expect(rulesError(call).message).toMatch(/expected a place for a sentinel/);
});

describe("the argument of a query", () => {
  const table = { seats: [{ hand: ["a"] }] };
  const handOf = untyped(
    seatQuery((of: typeof table, seat, at: number) => of.seats[seat]!.hand[at]!.length),
  );
  const seats = untyped(tableQuery(({ seats }: typeof table) => seats.length));

  test("is a table, or has one", () => {
    expect(seats(table)).toBe(1);
    expect(seats({ table })).toBe(1);
    expect(handOf({ table }, 0, 0)).toBe(1);
  });

  test.each<[unknown, string]>([
    [undefined, "undefined"],
    [null, "null"],
    ["seats", '"seats"'],
    [[], "a list of 0"],
    [{}, "an object"],
    [{ seats: 2 }, "an object"],
    [{ seats: { length: 2 } }, "an object"],
    [{ table: undefined }, "an object"],
    [{ table: null }, "an object"],
    [{ table: 5 }, "an object"],
    [{ table: { seats: "x" } }, "an object"],
    [{ table: {}, seats: [] }, "an object"],
  ])("cannot be %j", (of, found) => {
    const error = rulesError(() => seats(of));
    expect(error.message).toBe(`query: ${found}, expected a state or a view`);
    expect(error.problems).toEqual([
      {
        path: [],
        reason: `${found}, expected a state or a view`,
        found,
        expected: ["a state or a view"],
      },
    ]);
  });

  test("cannot be a table without the parts that the query reads", () => {
    const error = rulesError(() => handOf({ seats: [{}] }, 0, 0));
    expect(error.message).toBe("query: expected a state or a view");
    expect(error.problems).toEqual([{ path: [], reason: "expected a state or a view" }]);
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  test("may be rejected by a RulesError of the query itself", () => {
    const wrong = new RulesError("no such hand", { path: ["hand"], reason: "is missing" });
    const failing = tableQuery(() => {
      throw wrong;
    });
    expect(rulesError(() => failing(table))).toBe(wrong);
  });
});

describe("queries", () => {
  const rows: [string, object, object, TableQuery, unknown][] = [
    ...tableQueries,
    ...seatQueries.map(([name, state, view, query, answer]): (typeof tableQueries)[number] => [
      name,
      state,
      view,
      (of) => query(of, 0),
      answer,
    ]),
  ];

  test.each(rows)("%s takes a state, a view and a table", (_, state, view, query, answer) => {
    expect(query(state)).toEqual(answer);
    expect(query(view)).toEqual(answer);
    expect(query((view as { table: unknown }).table)).toEqual(answer);
  });

  test.each(rows)("%s throws for anything else", (_, _state, _view, query) => {
    for (const [name, make] of nasties)
      if (!/throws/.test(name))
        expect(rulesError(() => query(make())).message).toMatch(/expected a state or a view/);
  });

  test.each(seatQueries)("%s throws for an unknown seat", (_, state, view, query) => {
    for (const seat of [-1, 9, 0.5, "0", null, undefined])
      for (const of of [state, view])
        expect(rulesError(() => query(of, seat)).message).toMatch(/no such seat/);
  });
});
