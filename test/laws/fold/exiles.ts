// Derives the table of Exiles from its events: what it adds to Abyss.
import type { ExilesBlueprint } from "../../../src/exiles/blueprint.ts";
import { defaultCatalogue } from "../../../src/exiles/cards/index.ts";
import type { Event } from "../../../src/exiles/events.ts";
import type { ExilesTypes } from "../../../src/exiles/index.ts";
import type { TableView } from "../../../src/exiles/table.ts";
import { addToBag, removeOne } from "../../../src/kernel/components/bags.ts";
import { deepCopy } from "../../../src/kernel/data/deep-copy.ts";
import type { TableAndAgenda } from "../../../src/kernel/rules/blueprint.ts";
import {
  areaOf,
  handlers,
  pictureOf as pictureOfAbyss,
  playAllies,
  start as startOfAbyss,
  takeFromSupply,
} from "./abyss.ts";
import { type EventHandlers, foldOf, type Mutable, nothing } from "./event-fold.ts";

/** The picture of a table. */
export const pictureOf = (view: TableAndAgenda<TableView>) => {
  const { deck, court, seats, payment } = view.table.exiles;
  const exiles = { deck: deck.length, court, seats };
  const abyss = pictureOfAbyss(view);
  return {
    ...abyss,
    played: [...abyss.played, ...payment],
    exiles: deepCopy(exiles) as Mutable<typeof exiles>,
  };
};

export type Picture = ReturnType<typeof pictureOf>;

/** EX-1: the exiles of the catalogue are in their deck. */
export const start = ({
  catalogue = defaultCatalogue,
}: Pick<ExilesTypes["options"], "catalogue">): Picture => ({
  ...startOfAbyss(),
  exiles: { deck: catalogue.length, court: [], seats: [] },
});

/** AB-51, AB-65: exiles stay under a location that is exchanged. */
function moveAlong(
  { exiles }: Picture,
  seat: number,
  from: Picture["available"][number],
  to: Picture["available"][number],
): void {
  for (const held of exiles.seats[seat]!.holding) if (held.location === from) held.location = to;
}

/** The events of Abyss and Exiles. */
export const exilesHandlers = {
  ...handlers,
  "game-started"(picture, event) {
    handlers["game-started"](picture, event);
    picture.exiles.seats = picture.seats.map(() => ({ free: [], holding: [], aside: [] }));
  },
  "location-swapped"(picture, event) {
    handlers["location-swapped"](picture, event);
    moveAlong(picture, event.seat, event.give, event.take);
  },
  "location-switched"(picture, event) {
    handlers["location-switched"](picture, event);
    moveAlong(picture, event.seat, "black-smokers", event.location);
  },
  "exile-to-court"(picture, { exile, seat }) {
    if (seat !== null) areaOf(picture, seat).pearls -= 1;
    picture.exiles.deck -= 1;
    picture.exiles.court.push(exile);
  },
  "exile-recruited"(picture, { seat, allies, pearls }) {
    areaOf(picture, seat).pearls -= pearls;
    playAllies(picture, seat, allies);
  },
  "exile-entered"({ exiles }, { seat, exile }) {
    removeOne(exiles.court, exile);
    exiles.seats[seat]!.free.push(exile);
  },
  "location-recaptured"(picture, { seat, from, location, exiles }) {
    if (from === null) takeFromSupply(picture, location);
    else {
      const { locations } = areaOf(picture, from);
      const at = locations.findIndex((held) => held.location === location);
      for (const { lords } of locations.splice(at, 1))
        picture.exiles.seats[from]!.aside.push(...lords);
    }
    const { free, holding } = picture.exiles.seats[seat]!;
    for (const exile of exiles) removeOne(free, exile);
    holding.push({ location, exiles: [...exiles] });
    areaOf(picture, seat).locations.push({ location, lords: [] });
  },
  "location-replaced"(picture, { seat, location, lords }) {
    takeFromSupply(picture, location);
    for (const lord of lords) removeOne(picture.exiles.seats[seat]!.aside, lord);
    areaOf(picture, seat).locations.push({ location, lords: [...lords] });
  },
  "lords-set-aside": nothing,
  "allies-forsworn"(picture, { allies }) {
    picture.played = [];
    addToBag(picture.discard, allies);
  },
  "lord-looked-at": nothing,
} as const satisfies EventHandlers<Picture, Event>;

/** The event fold of Exiles. */
export const fold = foldOf<ExilesTypes, ExilesBlueprint, Picture>(start, pictureOf, exilesHandlers);
