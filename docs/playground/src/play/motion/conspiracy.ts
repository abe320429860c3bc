import type * as conspiracy from "abyss-rules/conspiracy";
import { colourOf, type Lord } from "abyss-rules/conspiracy/cards";
import type * as soloRules from "abyss-rules/conspiracy-solo/rules";
import { each, inFrontOf, inZone, type Motion, type MotionsOf } from "./motion.ts";

const lordDeck = () => ({ zone: "lord-deck" }) as const;
const locationDeck = () => ({ zone: "location-deck" }) as const;

const toPiles = (lords: readonly Lord[]): readonly Motion[] =>
  lords.map((lord) => ({
    from: { zone: "recruit", value: lord },
    to: { zone: "pile", value: colourOf(lord) },
  }));

/** Conspiracy: numbers, coats of arms and orders change without a motion. */
export const conspiracyMotions: MotionsOf<conspiracy.Event, object> = {
  "game-started": null,
  "turn-started": null,
  "turn-passed": null,
  "lords-drawn": ({ lords }) => each(lords, lordDeck, inZone("recruit")),
  "lords-discarded": ({ lords }) => toPiles(lords),
  "pile-taken": ({ colour, lords }) =>
    each(lords, () => ({ zone: "pile", value: colour }), inZone("recruit")),
  "lords-returned": ({ lords }) => toPiles(lords),
  "lord-placed": ({ seat, lord, spot }) =>
    each([lord], inZone("recruit"), () => ({ seat, zone: "spot", value: spot })),
  "lords-swapped": ({ seat, spots: [one, other] }) => [
    ...each([one], inFrontOf(seat, "spot"), () => ({ seat, zone: "spot", value: other })),
    ...each([other], inFrontOf(seat, "spot"), () => ({ seat, zone: "spot", value: one })),
  ],
  "lord-revealed": ({ lord }) => each([colourOf(lord)], lordDeck, inZone("pile")),
  "coat-of-arms-moved": null,
  "locations-made-available": ({ locations }) => each(locations, locationDeck, inZone("location")),
  "locations-drawn": ({ locations }) => each(locations, locationDeck, inZone("location")),
  "location-taken": ({ seat, location }) => each([location], inZone("location"), () => ({ seat })),
  "location-deck-searched": null,
  "pearls-gained": null,
  "pearl-master-changed": null,
  "order-given": null,
  "order-lifted": null,
  "lords-reshuffled": null,
  "locations-reshuffled": null,
  "end-triggered": null,
  "game-ended": null,
};

export const soloMotions: MotionsOf<soloRules.OwnEvent, object> = {
  "opponent-appeared": null,
  "replay-token-won": null,
  "replay-token-used": null,
};
