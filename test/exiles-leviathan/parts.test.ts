// Texts, inventory and calculator of the two games of Exiles with Leviathan.
import { describe, expect, test } from "vitest";
import { defaultCatalogue } from "../../src/exiles/cards/index.ts";
import * as three from "../../src/exiles-kraken-leviathan/index.ts";
import { inventoryOf as inventoryOfThree } from "../../src/exiles-kraken-leviathan/rules.ts";
import { score as scoreOfThree } from "../../src/exiles-kraken-leviathan/score.ts";
import * as pair from "../../src/exiles-leviathan/index.ts";
import { inventoryOf } from "../../src/exiles-leviathan/rules.ts";
import { score } from "../../src/exiles-leviathan/score.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { leviathans } from "../../src/leviathan/cards/index.ts";

const usurer = { kind: "exile", id: "usurer" } as const;
const catalogueWith = (name: string) =>
  defaultCatalogue.map((card) => (card.id === usurer.id ? { ...card, name } : card));
const options = { players: 2, catalogue: catalogueWith("Old Joe") };

const ofPair = pair.exilesLeviathan.setup(options, "parts").state;
const ofThree = three.exilesKrakenLeviathan.setup(options, "parts").state;

describe.each([
  {
    id: "exiles-leviathan",
    view: { view: pair.exilesLeviathan.view(ofPair, 0) },
    describeCard: pair.describeCard as typeof three.describeCard,
    describeAction: pair.describeAction as typeof three.describeAction,
    inventory: inventoryOf(ofPair),
    calculate: () => score([{} as never]),
  },
  {
    id: "exiles-kraken-leviathan",
    view: { view: three.exilesKrakenLeviathan.view(ofThree, 0) },
    describeCard: three.describeCard,
    describeAction: three.describeAction,
    inventory: inventoryOfThree(ofThree),
    calculate: () => scoreOfThree([{} as never]),
  },
])("$id", ({ id, view, describeCard, describeAction, inventory, calculate }) => {
  test("the inventory lists each leviathan, leviathan token and exile once", () => {
    const found = inventory.filter((one) => one.startsWith("leviathan-"));
    expect(found.sort()).toEqual([...leviathans].sort());
    expect(inventory.filter((one) => one.startsWith("leviathan token "))).toHaveLength(20);
    expect(inventory.filter((one) => one.endsWith(usurer.id))).toHaveLength(1);
  });

  test("an exile has the name of the given catalogue, else of the view's, else the default", () => {
    const catalogue = catalogueWith("Old Jim");
    expect(describeCard(usurer, { ...view, catalogue } as never).name).toBe("Old Jim");
    expect(describeCard(usurer, view as never).name).toBe("Old Joe");
    expect(describeCard(usurer).name).toBe("Usurer");
  });

  test("the error of an impossible tableau names the game", () => {
    expect(calculate).toThrow(new RegExp(`(^|[^-])\\b${id}\\b`));
  });

  test("texts are those of all layers, with the names of the exiles", () => {
    const exile = { exile: usurer.id, allies: ["crab-1"], affiliate: "crab-1" } as const;
    expect(describeAction({ type: "recruit-exile", seat: 0, ...exile } as never)).toContain(
      "Usurer",
    );
    expect(describeAction({ type: "end-fight", seat: 0 })).toBe("End the fight");
  });
});

test("KR-17 a button names the pearls that a nebulis does not pay", () => {
  const view = three.exilesKrakenLeviathan.view(
    fromPosition(
      three.exilesKrakenLeviathan,
      { seats: [{}, {}], court: ["coward"] } as never,
      "button",
    ),
    0,
  );
  const action = { type: "recruit", seat: 0, lord: "coward" } as const;
  const paid = { allies: ["seahorse-5"], affiliate: "seahorse-5", nebulis: 1 } as const;
  expect(three.describeAction({ ...action, ...paid }, { view })).toContain(
    "1 nebulis and 2 pearls",
  );
});

test("EX-22 a sentinel is placed on an exile by its name", () => {
  const place = { kind: "guest", guest: usurer.id } as const;
  expect(three.describeAction({ type: "place-sentinel", seat: 0, place })).toContain("the Usurer");
});
