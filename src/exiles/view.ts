import { hideTable, redact as redactAbyss } from "../abyss/view.ts";
import { faceDown } from "../kernel/cards.ts";
import type { Viewer } from "../kernel/types.ts";
import type { Event } from "./events.ts";
import type { State } from "./parts.ts";
import type { TableView } from "./table.ts";

/** AB-77, EX-17: whoever may conspire sees the top lord. */
export function hide(state: State, viewer: Viewer): TableView {
  const { table, agenda } = state;
  const hidden = hideTable(state, viewer);
  const open = agenda.at(-1);
  const looks = open && "ask" in open && open.ask === "conspire" && open.seats[0] === viewer;
  return {
    ...hidden,
    lordDeck: looks
      ? [...hidden.lordDeck.slice(0, -1), ...table.lordDeck.slice(-1)]
      : hidden.lordDeck,
    exiles: { ...table.exiles, deck: faceDown(table.exiles.deck) },
  };
}

/** AB-77, EX-17 */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case "lord-looked-at":
      return event.seat === viewer ? event : { ...event, lord: null };
    case "exile-to-court":
    case "exile-recruited":
    case "exile-entered":
    case "location-recaptured":
    case "location-replaced":
    case "lords-set-aside":
    case "allies-forsworn":
      return event;
    default:
      return redactAbyss(event, viewer);
  }
}
