import { faceDown } from "../kernel/components/bags.ts";
import type { Viewer } from "../kernel/data/types.ts";
import { isDecisionOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Rules } from "../kernel/rules/rules.ts";
import type { Decision } from "./actions.ts";
import type { Below, ExilesBlueprint } from "./blueprint.ts";
import type { OwnEvent } from "./events.ts";
import type { Table } from "./table.ts";

/** AB-77: hides the exile deck, and the lord deck except for a top lord that the viewer may see. */
export const hide =
  (below: Below): Rules<ExilesBlueprint>["hide"] =>
  (state, viewer) => {
    const { table } = state;
    const { lordDeck, ...hidden } = below.hide(state, viewer);
    return {
      ...hidden,
      lordDeck: seesTopLord(state, viewer)
        ? [...lordDeck.slice(0, -1), ...table.lordDeck.slice(-1)]
        : lordDeck,
      exiles: { ...table.exiles, deck: faceDown(table.exiles.deck) },
    };
  };

/** EX-17: the player who may conspire sees the top lord. */
const seesTopLord = ({ agenda }: TableAndAgenda<Table>, viewer: Viewer): boolean =>
  agenda.some(
    (entry) => isDecisionOf<Decision, "conspire">(entry, "conspire") && entry.seats[0] === viewer,
  );

/** AB-77, EX-17: only the lord that the Conspirator's owner looks at is redacted. */
export const redact: Pick<Rules<ExilesBlueprint>["redact"], OwnEvent["type"]> = {
  "exile-to-court": "public",
  "exile-recruited": "public",
  "exile-entered": "public",
  "location-recaptured": "public",
  "location-replaced": "public",
  "lords-set-aside": "public",
  "allies-forsworn": "public",
  "lord-looked-at": (event, viewer) => (event.seat === viewer ? event : { ...event, lord: null }),
};
