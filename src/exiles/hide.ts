import { hideTable, redact as redactAbyss } from "../abyss/hide.ts";
import { faceDown } from "../kernel/bags.ts";
import type { Viewer } from "../kernel/types.ts";
import type { Event } from "./events.ts";
import type { State } from "./blueprint.ts";
import type { TableView } from "./table.ts";

/** AB-77 */
export function hide(state: State, viewer: Viewer): TableView {
  const { table } = state;
  const { lordDeck, ...hidden } = hideTable(state, viewer);
  return {
    ...hidden,
    lordDeck: seesTopLord(state, viewer)
      ? [...lordDeck.slice(0, -1), ...table.lordDeck.slice(-1)]
      : lordDeck,
    exiles: { ...table.exiles, deck: faceDown(table.exiles.deck) },
  };
}

/** EX-16, EX-17: whoever may conspire sees the top lord; all see one that is recruited and about to enter. */
function seesTopLord({ agenda }: State, viewer: Viewer): boolean {
  const open = agenda.at(-1);
  return (
    agenda.some((entry) => "do" in entry && entry.do === "enter" && entry.from === "deck") ||
    (open !== undefined && "ask" in open && open.ask === "conspire" && open.seats[0] === viewer)
  );
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
