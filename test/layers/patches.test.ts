// How a layer changes the rules and schemas below it, entry by entry.
import { describe, expect, test } from "vitest";
import { rulesStackOf } from "../../src/kernel/rules/layers.ts";
import { schemaStackOf } from "../../src/kernel/schemas/schema-stack.ts";
import { untyped } from "../bad-input/errors.ts";

interface Table {
  readonly [name: string]: unknown;
  readonly reactions?: unknown;
  readonly layOut?: unknown;
  readonly ask?: unknown;
  readonly n?: unknown;
}
/** A stack without types. */
interface AnyStack {
  with(layer: (below: Table, top: Table) => Table): AnyStack;
  close(): Table;
}
const rules = (base: Table) => untyped(rulesStackOf)(() => base) as unknown as AnyStack;
const schemas = (base: Table) => untyped(schemaStackOf)(() => base) as unknown as AnyStack;

describe("rules", () => {
  const tables = ["tasks", "moves", "answers", "askable", "redact"];
  const base = {
    ...Object.fromEntries(tables.map((name) => [name, { old: 1, kept: 2 }])),
    answers: { old: ["old", "added"], kept: ["kept"] },
    reactions: { started: ["base"], done: ["base"] },
    kit: "of the base",
    deal: "of the base",
  };

  test("a layer that gives nothing changes nothing", () => {
    expect(
      rules(base)
        .with(() => ({}))
        .close(),
    ).toEqual({ ...base, layOut: undefined });
  });

  test.each(tables)("%s: new entries are added, old ones replaced, the others kept", (name) => {
    const closed = rules(base)
      .with(() => ({ [name]: { old: 3, added: 4 } }))
      .close();
    const { kept } = (base as unknown as Record<string, { kept: unknown }>)[name]!;
    expect(closed).toEqual({ ...base, layOut: undefined, [name]: { old: 3, kept, added: 4 } });
  });

  test("every new type of action answers a question; a layer can take an action away", () => {
    const idle = { moves: { idle: 1 } };
    const error = "bug: the action type idle answers no question, expected it in `answers`";
    expect(() => rules({ ...base, ...idle }).close()).toThrow(error);
    const stack = rules(base);
    expect(() => stack.with(() => idle).close()).toThrow(error);
    const answering = stack.with(() => ({ ...idle, answers: { kept: ["kept", "idle"] } }));
    expect(answering.close()).toMatchObject({ answers: { kept: ["kept", "idle"] } });
    const without = answering.with(() => ({ answers: { kept: [] } })).close();
    expect(without).toMatchObject({ moves: { idle: 1, kept: 2 }, answers: { kept: [] } });
  });

  test("reactions are added to those below, which come first", () => {
    const closed = rules(base)
      .with(() => ({ reactions: { started: ["first"], added: ["first"] } }))
      .with(() => ({ reactions: { started: ["second", "third"], done: undefined } }))
      .close();
    expect(closed.reactions).toEqual({
      started: ["base", "first", "second", "third"],
      done: ["base"],
      added: ["first"],
    });
  });

  test("everything else is replaced", () => {
    const closed = rules(base)
      .with(() => ({ kit: "of the layer", more: 1 }))
      .close();
    expect(closed).toMatchObject({ kit: "of the layer", more: 1, deal: "of the base" });
  });

  test("a layer sees what is below it, and the finished whole while playing", () => {
    const closed = rules({ ...base, n: 1, ask: () => 0 })
      .with((below, top) => ({ n: Number(below.n) + 1, ask: () => top.n }))
      .with((below) => ({ n: Number(below.n) * 10 }))
      .close();
    expect(closed.n).toBe(20);
    expect((closed.ask as () => unknown)()).toBe(20);
  });

  describe("layOut", () => {
    const seen: unknown[] = [];
    const baseLayOut = (...given: unknown[]) => {
      seen.push(...given);
      return "the table";
    };
    const withLayOut = { ...base, layOut: baseLayOut };

    test("is kept by a layer with neither deal nor layOut", () => {
      expect(
        rules(withLayOut)
          .with(() => ({}))
          .close().layOut,
      ).toBe(baseLayOut);
    });

    test("is undefined if a layer has deal but no layOut, or if the base has none", () => {
      const deal = () => 0;
      const layOut = () => ({});
      expect(
        rules(withLayOut)
          .with(() => ({ deal }))
          .close().layOut,
      ).toBeUndefined();
      expect(
        rules(base)
          .with(() => ({ layOut }))
          .close().layOut,
      ).toBeUndefined();
      expect(
        rules(base)
          .with(() => ({ deal, layOut }))
          .close().layOut,
      ).toBeUndefined();
    });

    test("runs from the top down: each layer adds its area to those above", () => {
      const areas: unknown[] = [];
      const layOut = (name: string) => (layout: unknown, above: unknown, rng: unknown) => {
        areas.push([layout, above, rng]);
        return { [name]: layout };
      };
      const closed = rules(withLayOut)
        .with(() => ({ layOut: layOut("lower"), deal: "dealt" }))
        .with(() => ({ layOut: layOut("upper") }))
        .close();
      const start = { table: { given: 0 }, agenda: [] };
      expect(untyped(closed.layOut as () => unknown)("layout", start, "rng")).toBe("the table");
      const upper = { ...start, table: { given: 0, upper: "layout" } };
      expect(areas).toEqual([
        ["layout", start, "rng"],
        ["layout", upper, "rng"],
      ]);
      const lower = { ...start, table: { given: 0, upper: "layout", lower: "layout" } };
      expect(seen).toEqual(["layout", lower, "rng"]);
    });
  });
});

describe("schemas", () => {
  const tables = ["actions", "decisions", "tasks", "events", "refusals", "table", "layout"];
  const base = {
    ...Object.fromEntries(tables.map((name) => [name, () => ({ old: 1, kept: 2 })])),
    players: { min: 2, max: 4 },
    names: { lords: 1 },
    options: () => ({ players: 1, tide: 2 }),
    optionProblems: (options: object) => [["below", options]],
  };
  const shapeOf = (shapes: Table, name: string, ...given: unknown[]) =>
    untyped(shapes[name] as () => unknown)(...given);

  test.each(tables)("%s: new entries are added, old ones replaced, the others kept", (name) => {
    const closed = schemas(base)
      .with(() => ({ [name]: () => ({ old: 3, added: 4 }) }))
      .close();
    expect(shapeOf(closed, name)).toEqual({ old: 3, kept: 2, added: 4 });
    for (const other of tables.filter((one) => one !== name))
      expect(shapeOf(closed, other)).toEqual({ old: 1, kept: 2 });
  });

  test("the schema of a face-down card is passed to every layer", () => {
    const table = (name: string) => (hidden: unknown) => ({ [name]: hidden });
    const closed = schemas({ ...base, table: table("below") })
      .with(() => ({ table: table("own") }))
      .close();
    expect(shapeOf(closed, "table", "back")).toEqual({ below: "back", own: "back" });
  });

  test("a base without layout may have a layer with or without one", () => {
    const { layout: _, ...without } = base as Table;
    expect(
      shapeOf(
        schemas(without)
          .with(() => ({}))
          .close(),
        "layout",
      ),
    ).toEqual({});
    const layout = () => ({ own: 1 });
    expect(
      shapeOf(
        schemas(without)
          .with(() => ({ layout }))
          .close(),
        "layout",
      ),
    ).toEqual({ own: 1 });
  });

  test("options are added, and those with a fixed value are removed", () => {
    const closed = schemas(base)
      .with(() => ({ options: () => ({ moon: 3 }), settled: { tide: "high" } }))
      .close();
    expect(shapeOf(closed, "options")).toEqual({ players: 1, moon: 3 });
    expect(closed).not.toHaveProperty("settled");
    expect(
      shapeOf(
        schemas(base)
          .with(() => ({}))
          .close(),
        "options",
      ),
    ).toEqual({ players: 1, tide: 2 });
  });

  test("options are checked below, with the fixed values, then by the layer", () => {
    const optionProblems = (options: object) => [["own", options]];
    const settled = { tide: "high" };
    const problemsOf = (layer: Table) => [
      ...(shapeOf(
        schemas(base)
          .with(() => layer)
          .close(),
        "optionProblems",
        { players: 2 },
      ) as Iterable<unknown>),
    ];
    expect(problemsOf({ optionProblems, settled })).toEqual([
      ["below", { players: 2, tide: "high" }],
      ["own", { players: 2 }],
    ]);
    expect(problemsOf({})).toEqual([["below", { players: 2 }]]);
  });

  test("players, names and payment are replaced", () => {
    const closed = schemas(base)
      .with(() => ({ players: { min: 1, max: 1 } }))
      .close();
    expect(closed).toMatchObject({ players: { min: 1, max: 1 }, names: { lords: 1 } });
  });
});
