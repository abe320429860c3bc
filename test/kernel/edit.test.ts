import { describe, expect, expectTypeOf, test } from "vitest";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import { isKnownState } from "../../src/kernel/contract/trust.ts";
import { edit, type TableDraft } from "../../src/kernel/tools/edit.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { start, toy } from "./toy-game.ts";

const puzzle = fromPosition(
  abyss,
  { seats: [{ hand: ["crab-5"], pearls: 1 }, { hand: ["squid-2"] }], court: ["jailer"] },
  "edit",
);
const isDeeplyFrozen = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));

describe("edit", () => {
  test("gives a known, frozen state with the change, and leaves the old one as it is", () => {
    const before = copy(puzzle);
    const richer = edit(abyss, puzzle, (table) => {
      table.seats[0]!.pearls = 9;
    });
    expect(richer.table.seats[0]!.pearls).toBe(9);
    expect(isKnownState(abyss, richer)).toBe(true);
    expect(isDeeplyFrozen(richer)).toBe(true);
    expect(puzzle).toEqual(before);
    expect(abyss.reduce(richer, { type: "plot", seat: 0 }).ok).toBe(true);
  });

  test("shares what the recipe does not change", () => {
    const richer = edit(abyss, puzzle, (table) => {
      table.seats[0]!.pearls = 9;
    });
    expect(richer.table.seats[1]).toBe(puzzle.table.seats[1]);
    expect(richer.table.seats[0]!.hand).toBe(puzzle.table.seats[0]!.hand);
    expect(richer.table.deck).toBe(puzzle.table.deck);
    expect(richer.agenda).toBe(puzzle.agenda);
    expect(edit(abyss, puzzle, () => {})).toBe(puzzle);
  });

  test("lets the recipe use array methods", () => {
    const drawn = edit(toy, start(), (table) => {
      table.seats[0]!.hand.push(table.deck.pop()!);
    });
    expect(drawn.table.deck).toEqual(start().table.deck.slice(0, -1));
  });

  test("throws an error with all problems of an impossible state", () => {
    const { what, problems } = rulesError(() =>
      edit(abyss, puzzle, (table) => {
        table.seats[0]!.pearls = -1;
        table.court.push("jailr" as never);
      }),
    );
    expect(what).toBe("state of abyss");
    expect(problems.map(({ path }) => path.join("."))).toEqual(
      expect.arrayContaining(["table.seats.0.pearls", "table.court.1"]),
    );
    expect(problems).toContainEqual(expect.objectContaining({ didYouMean: ["jailer"] }));
    const doubled = () =>
      edit(abyss, puzzle, (table) => {
        table.seats[0]!.hand.push("crab-5", "crab-5");
      });
    expect(rulesError(doubled).message).toMatch(/^state of abyss, at table/);
  });

  test("throws if the open question no longer fits the table", () => {
    const position = { seats: [{ hand: ["crab-5"] }, { hand: ["squid-2"], tokens: [4] }] } as const;
    const agenda = [{ ask: "steal-token", seats: [0], mayDecline: false }] as const;
    const hunt = fromPosition(abyss, { ...position, agenda }, "edit");
    const moved = () =>
      edit(abyss, hunt, (table) => {
        table.tokens.push(...table.seats[1]!.tokens.splice(0));
        table.tokens.sort((a, b) => a - b);
      });
    expect(rulesError(moved).path).toMatch(/^agenda/);
  });

  test("reads a state of unknown origin first, and does not change or freeze it", () => {
    const saved = copy(puzzle);
    const richer = edit(abyss, saved, (table) => {
      table.seats[1]!.pearls = 2;
    });
    expect(richer.table.seats[1]!.pearls).toBe(2);
    expect(saved).toEqual(puzzle);
    expect(Object.isFrozen(saved.table)).toBe(false);
    saved.table.court.push("jailer");
    expect(rulesError(() => edit(abyss, saved, () => {})).message).toMatch(/^state of abyss/);
  });

  test("the draft has the types of the game's table, writable", () => {
    expectTypeOf<TableDraft<AbyssTypes>["seats"][number]["pearls"]>().toEqualTypeOf<number>();
    const wrong = () =>
      edit(abyss, puzzle, (table) => {
        // @ts-expect-error: not a card of the game
        table.seats[0]!.hand.push("crab-9");
        // @ts-expect-error: no such field
        table.pearls = 1;
      });
    expect(wrong).toThrow();
  });
});
