import { underRecapture } from "../exiles/askable.ts";
import { exilesLayer } from "../exiles/stack.ts";
import type { Layer, RulesStack } from "../kernel/rules/layers.ts";
import { alsoAskableOver } from "../kernel/rules/rules.ts";
import { krakenStack } from "../kraken/stack.ts";
import type { BothBlueprint, ExilesKrakenBlueprint, PairAdded } from "./blueprint.ts";
import { recruitExile, returnFromExile, useRecipient } from "./court.ts";
import {
  onRecapture,
  onReplacement,
  recapture,
  replaceLocation,
  replaceLocationMove,
} from "./locations.ts";

/** KR-80 to KR-85: the rules for the two layers in combination. */
export const pairLayer: Layer<BothBlueprint, PairAdded> = (below) => ({
  tasks: { "replace-location": replaceLocation(below) },
  moves: {
    "recruit-exile": recruitExile(below),
    recapture: recapture(below),
    "replace-location": replaceLocationMove(below),
    "use-recipient": useRecipient(below),
  },
  // KR-81: the Recipient, like the Opportunist, would change the lord that the player is looking at.
  answers: { conspire: below.answers.conspire.filter((type) => type !== "use-recipient") },
  // KR-84: a player who receives a loot location searches it, also in another player's turn.
  askable: { "search-loot": alsoAskableOver(below.askable["search-loot"], underRecapture) },
  reactions: {
    "location-recaptured": [onRecapture],
    "location-replaced": [onReplacement],
    "exile-entered": [returnFromExile],
  },
  guests: (table) => table.exiles.court, // EX-22, KR-83
});

/** The rules of Abyss with Kraken and exiles. */
export const exilesKrakenStack: RulesStack<ExilesKrakenBlueprint> = krakenStack
  .with(exilesLayer)
  .with(pairLayer);
