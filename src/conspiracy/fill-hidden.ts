import { hiddenCards } from "../kernel/components/bags.ts";
import type { Rng } from "../kernel/components/rng.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Top } from "./blueprint.ts";
import { locationsInPlay } from "./cards/box.ts";
import { lordDeck } from "./cards/lords.ts";
import { allLocations, allLords } from "./inventory.ts";
import type { Table, TableView } from "./table.ts";

/** CO-33: cards that the view does not show are in the decks, in random order. */
export const fillHidden =
  (top: Top) =>
  ({ table }: TableAndAgenda<TableView>, rng: Rng): Table => {
    const lords = rng.shuffle(hiddenCards("lords", lordDeck, allLords(table)));
    const inPlay = locationsInPlay(top.box, table.bonusLocations);
    const locations = rng.shuffle(hiddenCards("locations", inPlay, allLocations(table)));
    return {
      ...table,
      lordDeck: table.lordDeck.map((card) => card ?? lords.pop()!),
      locationDeck: table.locationDeck.map((card) => card ?? locations.pop()!),
    };
  };
