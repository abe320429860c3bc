import { faceDown } from "../kernel/components/bags.ts";
import type { Seat, Viewer } from "../kernel/data/types.ts";
import { isDecisionOf, isTaskOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Rules } from "../kernel/rules/rules.ts";
import type { Decision, Task } from "./actions.ts";
import type { AbyssBlueprint } from "./blueprint.ts";
import type { Table, TableView } from "./table.ts";

/** AB-65: the seat that is looking through the stack of locations. */
function searcher(agenda: TableAndAgenda<Table>["agenda"]): Seat | undefined {
  for (const entry of agenda)
    if (isDecisionOf<Decision, "switch-location">(entry, "switch-location")) return entry.seats[0];
  return undefined;
}

/** A lord about to enter from the deck is public, as all saw its recruitment. */
const entersFromDeck = (agenda: TableAndAgenda<Table>["agenda"]): boolean =>
  agenda.some((entry) => isTaskOf<Task, "enter">(entry, "enter") && entry.from === "deck");

/**
 * AB-77: the player who may switch Black Smokers sees the stack (AB-65); at the end all see the monster
 * tokens (AB-23). Lists every field, so that a new one is not shown by accident.
 */
export function hide({ table, agenda }: TableAndAgenda<Table>, viewer: Viewer): TableView {
  const { council } = table;
  const isOver = agenda.length === 0;
  const publicLords = entersFromDeck(agenda) ? table.lordDeck.slice(-1) : [];
  return {
    seats: table.seats.map((area, seat) =>
      seat === viewer || isOver
        ? area
        : { ...area, hand: faceDown(area.hand), tokens: faceDown(area.tokens) },
    ),
    turn: table.turn,
    deck: faceDown(table.deck),
    discard: table.discard,
    track: table.track,
    threat: table.threat,
    council: {
      jellyfish: faceDown(council.jellyfish),
      crab: faceDown(council.crab),
      seahorse: faceDown(council.seahorse),
      shellfish: faceDown(council.shellfish),
      squid: faceDown(council.squid),
    },
    lordDeck: [...faceDown(table.lordDeck.slice(publicLords.length)), ...publicLords],
    court: table.court,
    discardedLords: table.discardedLords,
    stack: searcher(agenda) === viewer ? table.stack : faceDown(table.stack),
    available: table.available,
    drawn: table.drawn,
    tokens: faceDown(table.tokens),
    keyTokens: table.keyTokens,
    lastSeat: table.lastSeat,
    rules: table.rules,
  };
}

/** AB-77: what is not public is shown to the event's seat only, and to a player who is robbed. */
export const redact: Rules<AbyssBlueprint>["redact"] = {
  "game-started": "public",
  "court-filled": "public",
  "locations-made-available": "public",
  "turn-started": "public",
  "pearls-gained": "public",
  plotted: "public",
  "action-passed": "public",
  "card-revealed": "public",
  "deck-renewed": "public",
  "ally-bought": "public",
  "ally-taken": "public",
  "threat-raised": "public",
  "monster-fought": "public",
  "tokens-drawn": (event, viewer) =>
    event.seat === viewer ? event : { ...event, tokens: faceDown(event.tokens) },
  "key-tokens-gained": "public",
  "exploration-ended": "public",
  "stacks-taken": (event, viewer) =>
    event.seat === viewer ? event : { ...event, allies: faceDown(event.allies) },
  "lord-recruited": "public",
  "ally-affiliated": "public",
  "lord-entered": "public",
  "allies-discarded": "public",
  "pearls-returned": "public",
  "lord-disabled": "public",
  "token-stolen": (event, viewer) =>
    event.seat === viewer || event.from === viewer ? event : { ...event, token: null },
  "extra-turn-gained": "public",
  "stack-discarded": "public",
  "location-swapped": "public",
  "lord-bribed": "public",
  "lord-discarded": "public",
  "locations-drawn": "public",
  "location-controlled": "public",
  "stack-searched": (event, viewer) =>
    event.seat === viewer ? event : { ...event, locations: faceDown(event.locations) },
  "location-switched": "public",
  "end-triggered": "public",
  "hand-revealed": "public",
  "game-ended": "public",
};
