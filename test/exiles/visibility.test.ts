import { describe, expect, test } from "vitest";
import { defaultCatalogue } from "../../src/exiles/cards/default-catalogue.ts";
import { exileCard, exiles } from "../../src/exiles/index.ts";
import { exilesOf, inventoryOf, visibility } from "../../src/exiles/rules.ts";
import { cheap, prepare } from "./prepare.ts";
import { scenes } from "./scenes.ts";

describe("the declared visibility", () => {
  const { sees } = visibility.lordDeck;
  const conspiring = () => scenes.conspire["a lord that can be paid"];

  test("EX-17 only the player who may conspire sees the top lord", () => {
    expect(exiles.deciders(conspiring())[0]).toBe(0);
    expect(sees?.(conspiring(), 0)).toBe("top");
    for (const viewer of [1, 2, "spectator"] as const)
      expect(sees?.(conspiring(), viewer)).toBe("none");
  });

  test("EX-17 no lord is visible at another question", () => {
    const taking = scenes.recapture["one location"];
    expect(exiles.deciders(taking)).toEqual([0]);
    expect(sees?.(taking, 0)).toBe("none");
  });

  test("EX-1 exiles are face down in their deck only", () => {
    expect(visibility.exiles).toEqual({
      catalogue: "open",
      deck: { kind: "exile" },
      court: "open",
      seats: "open",
      payment: "open",
    });
  });
});

describe("the inventory", () => {
  const rich = prepare({
    exilesInCourt: ["deserter"],
    exiles: [
      { free: ["usurer"], holding: [{ location: "jail", exiles: ["mutineer", "rustler"] }] },
      { aside: ["keeper", "reaper"] },
    ],
  });
  const counted = (id: string, state = rich) =>
    inventoryOf(state).filter((one) => one === id).length;

  test("EX-1 has every exile once, wherever it is", () => {
    for (const { id } of cheap) expect(counted(id), id).toBe(1);
  });

  test("EX-13 has lords set aside", () => {
    for (const lord of ["keeper", "reaper"]) expect(counted(lord), lord).toBe(1);
  });

  test("EX-16 has a payment on the table", () => {
    const perjuring = scenes.perjure["a landowner"];
    const start = prepare({});
    expect(perjuring.table.exiles.payment.length).toBeGreaterThan(0);
    for (const ally of perjuring.table.exiles.payment)
      expect(counted(ally, perjuring), ally).toBe(counted(ally, start));
  });
});

describe("the public queries", () => {
  const state = prepare({ exiles: [{ free: ["usurer"] }, { aside: ["keeper"] }] });

  test("EX-18 the card is that of the catalogue in use", () => {
    expect(exileCard(state, "usurer")).toEqual(cheap.find(({ id }) => id === "usurer"));
    expect(exileCard(state, "usurer")).not.toEqual(
      defaultCatalogue.find(({ id }) => id === "usurer"),
    );
  });

  test.each([0, 1])("EX-1 the exiles area of seat %i", (seat) => {
    expect(exilesOf(state, seat)).toEqual(state.table.exiles.seats[seat]);
    expect(exilesOf(exiles.view(state, "spectator"), seat)).toEqual(state.table.exiles.seats[seat]);
  });
});
