import { describe, expect, test } from "vitest";
import { type Lord, lordCard } from "../../../src/abyss/cards/lords.ts";
import { abyss } from "../../../src/abyss/index.ts";
import { comes, waysOf } from "../lord-arrivals.ts";
import { question } from "../prepare.ts";

describe.each<[string, Lord, number, number]>([
  ["Keeper", "keeper", 6, 1],
  ["Reaper", "reaper", 6, 1],
  ["Shepherd", "shepherd", 6, 1],
  ["Miller", "miller", 10, 0],
  ["Aquaculturalist", "aquaculturalist", 11, 0],
  ["Landowner", "landowner", 12, 0],
])("%s", (name, lord, influence, keys) => {
  test.each(waysOf(lord))(`AB-31 ${name} %s: enters without an effect`, (way) => {
    const { state, events } = comes(way, lord, {
      seats: [{ pearls: 3 }, { hand: ["crab-3"], pearls: 2, lords: ["tamer"] }],
    });
    const at = events.findIndex((event) => event.type === "lord-entered" && event.lord === lord);
    expect(events.slice(at)).toEqual([
      { type: "lord-entered", seat: 0, lord },
      { type: "turn-started", seat: 1 },
    ]);
    expect(state.table.seats[0]!.lords).toContain(lord);
    expect(state.table.seats[0]!.pearls).toBe(3);
    expect(state.table.seats[1]).toMatchObject({ hand: ["crab-3"], pearls: 2, lords: ["tamer"] });
    expect(question(state)).toBe("act 1");
  });

  test(`AB-72 ${name}: ${influence} influence, no power`, () => {
    const { state } = comes("recruited", lord);
    const [sheet] = abyss.score([abyss.tableau(state, 0)]);
    expect(sheet!.lines).toContainEqual({ category: "lords", source: lord, points: influence });
    expect(lordCard(lord).power).toBe("none");
  });

  test(`AB-59 ${name}: ${keys} key beside 2 key tokens`, () => {
    const { state } = comes("recruited", lord, { seats: [{ keys: 2 }] });
    expect(abyss.decision(state)?.ask).toBe(keys === 1 ? "control" : "act");
  });
});
