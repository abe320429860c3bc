import { copy } from "../kernel/copy.ts";
import type { Rng } from "../kernel/rng.ts";
import { isKnown } from "./ask.ts";
import { lordDeck } from "./cards.ts";
import { allLocations, allLords } from "./components.ts";
import { locationsInPlay } from "./locations.ts";
import type { View } from "./parts.ts";
import type { Draft } from "./table.ts";

/** The cards that are left of all when those in sight are taken away. */
function unseen<Card>(all: readonly Card[], inSight: readonly (Card | null)[]): Card[] {
  const rest = [...all];
  for (const card of inSight.filter(isKnown)) rest.splice(rest.indexOf(card), 1);
  return rest;
}

/** What is in sight nowhere is in the deck, in any order (CO-33). */
export function fill({ table }: View, rng: Rng): Draft {
  const lords = rng.shuffle(unseen(lordDeck, allLords(table)));
  const locations = rng.shuffle(unseen(locationsInPlay(table.bonusLocations), allLocations(table)));
  return {
    ...(copy(table) as Draft),
    lordDeck: table.lordDeck.map((card) => card ?? lords.pop()!),
    locationDeck: table.locationDeck.map((card) => card ?? locations.pop()!),
  };
}
