import { faceDown } from "../kernel/bags.ts";
import type { Viewer } from "../kernel/types.ts";
import type { Event } from "./events.ts";
import type { State } from "./blueprint.ts";
import type { TableView } from "./table.ts";

/** CO-33: all is public but the order of the decks; whoever searches the location deck sees it (CO-27). */
export function hide({ table, agenda }: State, viewer: Viewer): TableView {
  const open = agenda.at(-1);
  const searching =
    open && "ask" in open && open.ask === "search-locations" && open.seats[0] === viewer;
  return {
    ...table,
    lordDeck: faceDown(table.lordDeck),
    locationDeck: searching ? table.locationDeck : faceDown(table.locationDeck),
  };
}

/** CO-33 */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type !== "location-deck-searched" || event.seat === viewer) return event;
  return { ...event, locations: faceDown(event.locations) };
}
