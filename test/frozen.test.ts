// Exported values cannot be changed by accident.
import { describe, expect, test } from "vitest";
import { abyssBox } from "../src/abyss/cards/box.ts";
import * as abyss from "../src/abyss/cards/index.ts";
import type { LordCard } from "../src/abyss/cards/lord-card.ts";
import { conspiracyBox } from "../src/conspiracy/cards/box.ts";
import { exilesBox } from "../src/exiles/cards/box.ts";
import { sourceOfEntry } from "../tsup.config.ts";

/** The places in a value that can be changed. Zod's schemas are not walked, nor are functions. */
function* changeable(value: unknown, path: string): Generator<string> {
  if (typeof value !== "object" || value === null || "_zod" in value) return;
  if (!Object.isFrozen(value)) yield path;
  // The schemas of a game are created on first access, so the object that has them stays open.
  for (const [key, part] of Object.entries(value))
    if (!("setup" in value && key === "schemas")) yield* changeable(part, `${path}.${key}`);
}

test("places that can be changed are found at every depth", () => {
  const value = Object.freeze({ open: { list: [1] }, frozen: Object.freeze([{}]), f: () => 1 });
  const places = ["value.open", "value.open.list", "value.frozen.0"];
  expect([...changeable(value, "value")]).toEqual(places);
});

test.each([...sourceOfEntry])("%s exports only frozen values", async (_entry, source) => {
  const exported: Readonly<Record<string, unknown>> = await import(
    /* @vite-ignore */ `../${source}`
  );
  const open = Object.entries(exported).flatMap(([name, value]) => [...changeable(value, name)]);
  expect(open).toEqual([]);
});

describe("card data that functions return is frozen", () => {
  test("the rewards of threat spaces", () => {
    for (let space = 1; space <= abyss.LAST_THREAT_SPACE; space++)
      expect([...changeable(abyss.rewardsOf(space), "rewards")]).toEqual([]);
  });

  const cost = { value: 6, races: 1, required: null };
  const smith: LordCard = {
    set: "smiths",
    guild: "smith",
    cost,
    influence: 5,
    keys: 0,
    power: "none",
    entering: null,
  };
  const vault = { set: "vaults", scoring: { kind: "points", points: 3 }, effect: null };
  const rogue = { name: "Rogue", cost, influence: 5, key: true, power: null };

  test("boxes with the cards of a layer", () => {
    const box = abyssBox.with({
      lords: { smith },
      locations: { vault },
      seats: { min: 2, max: 5 },
    });
    expect([...changeable(box, "box")]).toEqual([]);
    for (const id of box.lords) expect([...changeable(box.lord(id), id)]).toEqual([]);
    for (const id of box.locations) expect([...changeable(box.location(id), id)]).toEqual([]);
  });

  test("boxes of Conspiracy", () => {
    const box = conspiracyBox.with({ locations: { vault } });
    expect([...changeable(box, "box")]).toEqual([]);
    for (const id of box.locations) expect([...changeable(box.location(id), id)]).toEqual([]);
  });

  test("boxes of Exiles", () => {
    const box = exilesBox.with({ exiles: { rogue } });
    expect(box.exiles.at(-1)).toMatchObject({ id: "rogue", name: "Rogue" });
    expect([...changeable(box, "box")]).toEqual([]);
  });
});

test("an attempt to change cards throws", () => {
  expect(() => (abyss.lords as string[]).sort()).toThrow(TypeError);
  expect(() => Object.assign(abyss.lordCards.miller, { influence: 99 })).toThrow(TypeError);
});
