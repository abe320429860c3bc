import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { LARGEST_QUANTITY, LONGEST_NAME } from "../../src/kernel/data/limits.ts";
import { consistent } from "../../src/kernel/schemas/game-schema.ts";
import {
  anyName,
  areas,
  between,
  byCode,
  byType,
  integer,
  layoutShape,
  listOf,
  objectOf,
  oneOf,
  optionalFieldsOf,
  optionalPart,
  orHidden,
  quantity,
  seatingProblems,
  seatSchemas,
  sorted,
  type ZodSchema,
} from "../../src/kernel/schemas/schema.ts";
import { readOrRefuse, readOrThrow } from "../../src/kernel/validation/read-value.ts";

const { seat } = seatSchemas({ min: 2, max: 4 });

const leaf = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("number"), value: z.int().check(z.minimum(1), z.maximum(9)) }),
  z.strictObject({ kind: z.literal("list"), values: z.array(z.enum(["a", "b"])) }),
]);
const schema = z.strictObject({
  name: z.string(),
  leaves: z.array(leaf),
  either: z.union([z.string(), z.strictObject({ deep: z.strictObject({ n: z.number() }) })]),
});
const good = { name: "x", leaves: [{ kind: "number", value: 1 }], either: "text" };

function errorOf<T>(schema: ZodSchema<T>, value: unknown): RulesError {
  try {
    readOrThrow(schema, "thing", value);
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  throw new Error("no error was thrown");
}

describe("readOrThrow", () => {
  test("returns a value of the right shape", () => {
    expect(readOrThrow(schema, "thing", good)).toEqual(good);
  });

  test.each<[string, unknown, string, string]>([
    ["the wrong type", { ...good, name: 7 }, "name", "7, expected a string"],
    ["a missing key", { ...good, name: undefined }, "name", "is missing, expected a string"],
    ["the wrong type of the whole", null, "", "null, expected an object with name, leaves, either"],
    ["an unknown key", { ...good, x: 1 }, "x", "unknown field, expected name, leaves or either"],
    [
      "too little",
      { ...good, leaves: [{ kind: "number", value: 0 }] },
      "leaves.0.value",
      "0, expected a whole number from 1 to 9",
    ],
    [
      "too much",
      { ...good, leaves: [{ kind: "number", value: 10 }] },
      "leaves.0.value",
      "10, expected a whole number from 1 to 9",
    ],
    [
      "a fraction",
      { ...good, leaves: [{ kind: "number", value: 1.5 }] },
      "leaves.0.value",
      "1.5, expected a whole number from 1 to 9",
    ],
    [
      "a wrong name",
      { ...good, leaves: [{ kind: "list", values: ["a", "c"] }] },
      "leaves.0.values.1",
      '"c", expected a or b',
    ],
    [
      "an unknown key inside",
      { ...good, leaves: [{ kind: "list", values: [], z: 1 }] },
      "leaves.0.z",
      "unknown field, expected kind or values",
    ],
  ])("reports path and reason: %s", (_, value, path, reason) => {
    const error = errorOf(schema, value);
    expect([error.path, error.reason]).toEqual([path, reason]);
    expect(error.message.startsWith("thing")).toBe(true);
  });

  test("names the place of a wrong tag", () => {
    expect(errorOf(schema, { ...good, leaves: [{ kind: "Lists" }, { kind: 7 }] })).toMatchObject({
      path: "leaves.0.kind",
      problems: [
        { reason: '"Lists", did you mean list?', expected: ["number", "list"] },
        { path: ["leaves", 1, "kind"], reason: "7, expected number or list" },
      ],
    });
  });

  test("reports the branch of a union that got farthest", () => {
    const error = errorOf(schema, { ...good, either: { deep: { n: "1" } } });
    expect([error.path, error.reason]).toEqual(["either.deep.n", '"1", expected a number']);
  });

  test("reports a union as a whole if no branch got anywhere", () => {
    expect(errorOf(schema, { ...good, either: 7 })).toMatchObject({
      path: "either",
      reason: "7, expected a string or an object with deep",
    });
  });

  test("reports a value on which the rules fail, with what they threw as the cause", () => {
    const cause = new Error("bug");
    const failing = schema.check(
      z.refine(() => {
        throw cause;
      }),
    );
    const error = errorOf(failing, good);
    const reason = "cannot occur in a game: the rules fail on it";
    expect([error.path, error.reason, error.cause]).toEqual(["", reason, cause]);
  });
});

describe("readOrRefuse", () => {
  test("returns the value as the schema normalises it", () => {
    const trimmed = z.strictObject({ name: z.string().check(z.trim()) });
    expect(readOrRefuse(trimmed, { name: " x " }, "R-1")).toEqual({
      ok: true,
      value: { name: "x" },
    });
  });

  test.each<[unknown, object]>([
    [
      { ...good, name: 7 },
      { path: "name", problem: "invalid_type", found: "7", expected: ["a string"] },
    ],
    [
      { ...good, x: 1, y: 2 },
      { path: "x", problem: "unrecognized_keys", expected: ["name", "leaves", "either"] },
    ],
    [
      { ...good, leaves: [{ kind: "list", values: ["c"] }] },
      {
        path: "leaves.0.values.0",
        problem: "invalid_value",
        found: '"c"',
        expected: ["a", "b"],
      },
    ],
    [
      { ...good, leaves: [{ kind: "list", values: [], z: 1 }] },
      { path: "leaves.0.z", problem: "unrecognized_keys", expected: ["kind", "values"] },
    ],
  ])("refuses as data, without prose (%#)", (value, params) => {
    expect(readOrRefuse(schema, value, "R-1")).toEqual({
      ok: false,
      refusal: { code: "malformed", rule: "R-1", params },
    });
  });
});

describe("consistent", () => {
  const pair = consistent(
    z.strictObject({ low: z.number(), high: quantity }),
    function* ({ low, high }) {
      if (low > high) yield { path: ["low"], reason: `more than ${high}` };
      if (low > 100) yield { path: ["low"], reason: "more than 100" };
    },
  );

  test("accepts what has no problem", () => {
    expect(readOrThrow(pair, "pair", { low: 1, high: 2 })).toEqual({ low: 1, high: 2 });
  });

  test("reports all problems", () => {
    const result = pair.safeParse({ low: 200, high: 2 });
    const reasons = ["more than 2", "more than 100"];
    expect(result.error?.issues.map(({ message }) => message)).toEqual(reasons);
    expect(errorOf(pair, { low: 200, high: 2 })).toMatchObject({
      path: "low",
      reason: "more than 2",
      problems: reasons.map((reason) => ({ path: ["low"], reason, found: "200" })),
    });
  });

  test.each([[{ low: "1", high: 2 }], [{ low: 1, high: -1 }], [{ low: 1, high: 1.5 }], [null]])(
    "does not run on %j, which has the wrong shape",
    (value) => {
      let ran = false;
      const watched = consistent(z.strictObject({ low: z.number(), high: quantity }), () => {
        ran = true;
        return [];
      });
      expect(watched.safeParse(value).success).toBe(false);
      expect(ran).toBe(false);
    },
  );

  test("prefixes paths with that of the whole", () => {
    expect(errorOf(z.array(pair), [{ low: 3, high: 2 }]).path).toBe("0.low");
  });
});

describe("quantity and seat", () => {
  const accepts = (schema: ZodSchema<number>, value: unknown) => schema.safeParse(value).success;

  test.each([-1, 0.5, Number.NaN, Infinity, "1", null])("%j is neither", (value) => {
    expect(accepts(quantity, value)).toBe(false);
    expect(accepts(seat, value)).toBe(false);
  });

  test("a quantity may be large, a seat is one of four", () => {
    expect([0, 3, 4, 1000].map((n) => accepts(quantity, n))).toEqual([true, true, true, true]);
    expect([0, 3, 4, 1000].map((n) => accepts(seat, n))).toEqual([true, true, false, false]);
  });
});

describe("the shape of a position", () => {
  const two = between(1, 2);
  const players = { min: 2, max: 3 };
  const table = {
    seats: areas(objectOf({ hand: listOf(two, 2), owned: objectOf({ a: two, b: two }) }), players),
    turn: two,
    deck: listOf(orHidden(two, z.null()), 2),
    market: listOf(objectOf({ a: two }), 2),
    stacks: objectOf({ a: objectOf({ x: two, y: two }), b: two }),
    order: z.nullable(objectOf({ a: two, b: two })),
  };
  const position = objectOf(layoutShape(table, ["deck"]));
  const seats = [{}, {}];
  const accepts = (value: unknown) => position.safeParse(value).success;

  test("requires seats only, as many as the table", () => {
    expect([{ seats }, { seats: [...seats, {}] }].filter(accepts)).toHaveLength(2);
    expect(
      [{}, { seats: undefined }, { seats: [{}] }, { seats: [{}, {}, {}, {}] }].filter(accepts),
    ).toEqual([]);
    expect(accepts({ seats, other: 1 })).toBe(false);
  });

  test.each<[string, unknown[], unknown[]]>([
    [
      "seats",
      [[{ hand: [1] }, { owned: { a: 1, b: 2 } }]],
      [
        [{ hand: [3] }, {}],
        [{ owned: { a: 1 } }, {}],
        [{ x: 1 }, {}],
      ],
    ],
    ["turn", [1], [3, null]],
    [
      "deck",
      [[], [1, null], { top: [null, 2] }],
      [[1, 1, 1], { top: [1, 1, 1] }, {}, { top: [], x: 1 }, [3], null],
    ],
    ["market", [[], [{ a: 1 }]], [[{}], { top: [] }]],
    ["stacks", [{}, { b: 1 }, { a: { x: 1, y: 2 } }], [{ a: { x: 1 } }, { c: 1 }]],
    ["order", [null, { a: 1, b: 2 }], [{ a: 1 }, {}]],
  ])("%s: valid and invalid values", (field, right, wrong) => {
    expect(right.filter((value) => !accepts({ seats, [field]: value }))).toEqual([]);
    expect(wrong.filter((value) => accepts({ seats, [field]: value }))).toEqual([]);
  });

  test("leaves the schemas of the table as they are", () => {
    const whole = objectOf(table);
    expect(whole.safeParse({ seats }).success).toBe(false);
    expect(table.seats.safeParse(seats).success).toBe(false);
  });
});

describe("the kit", () => {
  const two = between(1, 2);
  const players = { min: 2, max: 3 };
  test.each<[string, { safeParse(value: unknown): { success: boolean } }, unknown[], unknown[]]>([
    ["a whole number", integer, [-7, 0, 7], [0.5, "1", null]],
    ["a whole number in a range", two, [1, 2], [0, 3, 1.5]],
    ["a quantity", quantity, [0, LARGEST_QUANTITY], [-1, LARGEST_QUANTITY + 1]],
    ["a name", anyName, ["x", "x".repeat(LONGEST_NAME)], ["", "x".repeat(LONGEST_NAME + 1), 7]],
    ["one of some names", oneOf(["a", "b"]), ["a", "b"], ["c", "", null]],
    ["a sorted list", sorted(two, 2), [[], [1, 2]], [[1, 1, 1], [3], 1]],
    ["a list", listOf(two, 2), [[], [2, 1]], [[1, 1, 1], [3], 1]],
    ["an object", objectOf({ a: two }), [{ a: 1 }], [{}, { a: 3 }, { a: 1, b: 1 }]],
    ["a card or its back", orHidden(two, z.null()), [1, null], [3, undefined]],
    ["a card that is face up", orHidden(two, z.never() as never), [1], [null]],
    ["an optional part", optionalPart(two), [1, undefined], [3, null]],
    ["optional fields", optionalFieldsOf({ a: two }), [{}, { a: 1 }], [{ a: 3 }, { b: 1 }]],
    ["a seat", seatSchemas(players).seat, [0, 2], [-1, 3]],
    ["seats", seatSchemas(players).seats, [[], [0, 1, 2]], [[0, 1, 2, 0], [3]]],
    [
      "areas",
      areas(two, players),
      [
        [1, 1],
        [1, 1, 1],
      ],
      [[1], [1, 1, 1, 1], [1, 3]],
    ],
    [
      "objects by type",
      byType({ go: { seat: two } }).go as never,
      [{ type: "go", seat: 1 }],
      [{ type: "stay", seat: 1 }, { type: "go" }, { type: "go", seat: 1, x: 1 }],
    ],
    [
      "refusals by code",
      byCode({ no: { has: two } }).no as never,
      [{ code: "no", rule: "R-1", params: { has: 1 } }],
      [
        { code: "yes", rule: "R-1", params: { has: 1 } },
        { code: "no", rule: "", params: { has: 1 } },
        { code: "no", rule: "R-1", params: {} },
        { code: "no", params: { has: 1 } },
        { code: "no", rule: "R-1", params: { has: 1 }, x: 1 },
      ],
    ],
  ])("%s: valid and invalid values", (_, schema, right, wrong) => {
    expect(right.filter((value) => !schema.safeParse(value).success)).toEqual([]);
    expect(wrong.filter((value) => schema.safeParse(value).success)).toEqual([]);
  });

  test("sorts lists without a meaningful order, and does not change its input", () => {
    const given = [2, 1];
    expect(sorted(two, 2).parse(given)).toEqual([1, 2]);
    expect(given).toEqual([2, 1]);
  });

  test("turns -0 into 0, because JSON has no -0", () => {
    for (const schema of [integer, between(-1, 1)])
      expect(Object.is(schema.parse(-0), 0)).toBe(true);
  });

  test("the first player must be one of the players", () => {
    expect([...seatingProblems({ players: 2 })]).toEqual([]);
    expect([...seatingProblems({ players: 2, firstPlayer: 1 })]).toEqual([]);
    expect([...seatingProblems({ players: 2, firstPlayer: 2 })]).toMatchObject([
      { path: ["firstPlayer"], reason: "2, expected a seat from 0 to 1" },
    ]);
  });
});
