import { faceDown } from "../kernel/bags.ts";
import type { Decision as AnyDecision } from "../kernel/rules.ts";
import type { Seat, Viewer } from "../kernel/types.ts";
import type { Event } from "./events.ts";
import type { State } from "./blueprint.ts";
import type { Table, TableView } from "./table.ts";

/** AB-77 */
export const hide: (state: State, viewer: Viewer) => TableView = hideTable;

/** AB-65: who is looking through the stack of locations. */
function searcher(agenda: readonly object[]): Seat | undefined {
  const open = agenda.at(-1) as Partial<AnyDecision> | undefined;
  return open?.ask === "switch-location" ? open.seats?.[0] : undefined;
}

/**
 * AB-77: whoever may switch Black Smokers sees the stack (AB-65); in the end all see the monster
 * tokens (AB-23). What a variant adds to the table stays as it is.
 */
export function hideTable<T extends Table>(
  { table, agenda }: { readonly table: T; readonly agenda: readonly object[] },
  viewer: Viewer,
): TableView & Omit<T, keyof Table> {
  const { council } = table;
  const isOver = agenda.length === 0;
  return {
    ...table,
    seats: table.seats.map((area, seat) =>
      seat === viewer || isOver
        ? area
        : { ...area, hand: faceDown(area.hand), tokens: faceDown(area.tokens) },
    ),
    deck: faceDown(table.deck),
    council: {
      jellyfish: faceDown(council.jellyfish),
      crab: faceDown(council.crab),
      seahorse: faceDown(council.seahorse),
      shellfish: faceDown(council.shellfish),
      squid: faceDown(council.squid),
    },
    lordDeck: faceDown(table.lordDeck),
    stack: searcher(agenda) === viewer ? table.stack : faceDown(table.stack),
    tokens: faceDown(table.tokens),
  };
}

/** AB-77 */
export function redact(event: Event, viewer: Viewer): Event {
  if ("seat" in event && event.seat === viewer) return event;
  switch (event.type) {
    case "tokens-drawn":
      return { ...event, tokens: faceDown(event.tokens) };
    case "stacks-taken":
      return { ...event, allies: faceDown(event.allies) };
    case "stack-searched":
      return { ...event, locations: faceDown(event.locations) };
    case "token-stolen":
      return event.from === viewer ? event : { ...event, token: null };
    default:
      return event;
  }
}
