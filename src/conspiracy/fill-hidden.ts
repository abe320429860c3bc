import { hiddenCards } from "../kernel/components/bags.ts";
import type { Rng } from "../kernel/components/rng.ts";
import { oncePerFrozen } from "../kernel/data/lazy.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Top } from "./blueprint.ts";
import { locationsInPlay } from "./cards/box.ts";
import { lordDeck } from "./cards/lords.ts";
import { allLocations, allLords } from "./inventory.ts";
import type { Table, TableView } from "./table.ts";

/** CO-33: cards that the view does not show are in the decks, in random order. */
export const fillHidden = (top: Top) => {
  // A bot samples thousands of states from one view.
  const hiddenIn = oncePerFrozen(({ table }: TableAndAgenda<TableView>) => ({
    lords: hiddenCards("lords", lordDeck, allLords(table)),
    locations: hiddenCards(
      "locations",
      locationsInPlay(top.box, table.bonusLocations),
      allLocations(table),
    ),
  }));
  return (view: TableAndAgenda<TableView>, rng: Rng): Table => {
    const { table } = view;
    const hidden = hiddenIn(view);
    const lords = rng.shuffle(hidden.lords);
    const locations = rng.shuffle(hidden.locations);
    return {
      ...table,
      lordDeck: table.lordDeck.map((card) => card ?? lords.pop()!),
      locationDeck: table.locationDeck.map((card) => card ?? locations.pop()!),
    };
  };
};
