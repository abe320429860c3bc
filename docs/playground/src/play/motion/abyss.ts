import type * as abyss from "abyss-rules/abyss";
import { raceOf } from "abyss-rules/abyss/cards";
import type * as exilesRules from "abyss-rules/exiles/rules";
import type * as krakenRules from "abyss-rules/kraken/rules";
import type * as leviathanRules from "abyss-rules/leviathan/rules";
import type { FamilyView } from "../../family/table.ts";
import { each, inFrontOf, inZone, type Motion, type MotionsOf } from "./motion.ts";

/** What the motions need of the view before. */
type Before = { readonly table: Pick<FamilyView["table"], "track" | "available"> };

const deck = () => ({ zone: "exploration-deck" }) as const;
const lordDeck = () => ({ zone: "lord-deck" }) as const;
const locationStack = () => ({ zone: "location-stack" }) as const;
const lastRevealed = { zone: "track" } as const;
const inDiscard = inZone("discard");

/** Cards of a hand go to the discard. */
const discarded = ({
  seat,
  allies,
}: {
  readonly seat: number;
  readonly allies: readonly string[];
}) => each(allies, inFrontOf(seat, "hand"), inDiscard);

/** The allies left on the track go to the stacks of their races. */
function toCouncil(allies: readonly string[], track: Before["table"]["track"]): Motion[] {
  const spaces = [...track.keys()];
  return allies.flatMap((ally) => {
    const found = spaces.findIndex((space) => track[space] === ally);
    const race = raceOf(ally);
    if (found < 0 || !race) return [];
    const [space = 0] = spaces.splice(found, 1);
    return [{ from: { zone: "track", value: space }, to: { zone: "council", value: race } }];
  });
}

/** Abyss: numbers, such as those of pearls and tokens, change without a motion. */
export const abyssMotions: MotionsOf<abyss.Event, Before> = {
  "game-started": null,
  "court-filled": ({ lords }) => each(lords, lordDeck, inZone("court")),
  "locations-made-available": ({ locations }) => each(locations, locationStack, inZone("location")),
  "turn-started": null,
  "pearls-gained": null,
  plotted: ({ lord }) => each([lord], lordDeck, inZone("court")),
  "action-passed": null,
  "card-revealed": ({ space }) => each([space - 1], deck, inZone("track")),
  "deck-renewed": null,
  "ally-bought": ({ seat, ally }) => each([ally], () => lastRevealed, inFrontOf(seat, "hand")),
  "ally-taken": ({ seat, ally }) => each([ally], () => lastRevealed, inFrontOf(seat, "hand")),
  "threat-raised": null,
  "monster-fought": () => each(["monster"], () => lastRevealed, inDiscard),
  "tokens-drawn": null,
  "key-tokens-gained": null,
  "exploration-ended": ({ allies }, { table }) => toCouncil(allies, table.track),
  "stacks-taken": ({ seat, stacks }) =>
    stacks.map((value) => ({ from: { zone: "council", value }, to: { seat, zone: "hand" } })),
  "lord-recruited": discarded,
  "ally-affiliated": ({ seat, ally }) =>
    each([ally], inFrontOf(seat, "hand"), inFrontOf(seat, "affiliated")),
  "lord-entered": ({ seat, lord }) => each([lord], inZone("court"), inFrontOf(seat, "lord")),
  "allies-discarded": discarded,
  "pearls-returned": null,
  "lord-disabled": null,
  "token-stolen": null,
  "extra-turn-gained": null,
  "stack-discarded": ({ stack, allies }) =>
    each(allies.slice(0, 1), () => ({ zone: "council", value: stack }), inDiscard),
  "location-swapped": ({ seat, give, take }) => [
    ...each([give], inFrontOf(seat, "location"), inZone("location")),
    ...each([take], inZone("location"), inFrontOf(seat, "location")),
  ],
  "lord-bribed": null,
  "lord-discarded": null,
  "locations-drawn": ({ locations }) => each(locations, locationStack, inZone("location")),
  "location-controlled": ({ seat, location }) =>
    each([location], inZone("location"), inFrontOf(seat, "location")),
  "stack-searched": null,
  "location-switched": ({ seat, location }) =>
    each([location], locationStack, inFrontOf(seat, "location")),
  "end-triggered": null,
  "hand-revealed": null,
  "game-ended": null,
};

export const exilesMotions: MotionsOf<exilesRules.OwnEvent, Before> = {
  "exile-to-court": ({ exile }) =>
    each([exile], () => ({ zone: "exile-deck" }), inZone("court-exile")),
  "exile-recruited": discarded,
  "exile-entered": ({ seat, exile }) =>
    each([exile], inZone("court-exile"), inFrontOf(seat, "exile")),
  "location-recaptured": ({ seat, from, location }) =>
    each(
      [location],
      from === null ? inZone("location") : inFrontOf(from, "location"),
      inFrontOf(seat, "location"),
    ),
  "location-replaced": ({ seat, location }, { table }) =>
    each(
      [location],
      table.available.some((one) => one === location) ? inZone("location") : locationStack,
      inFrontOf(seat, "location"),
    ),
  "lords-set-aside": null,
  // They left the hand when they were played.
  "allies-forsworn": null,
  "lord-looked-at": null,
};

const inLoot = () => ({ zone: "loot-deck" }) as const;
const sentinelMoved = ({ sentinel }: { readonly sentinel: string }) =>
  each([sentinel], inZone("sentinel"), inZone("sentinel"));

export const krakenMotions: MotionsOf<krakenRules.OwnEvent, Before> = {
  "pearls-gained": null,
  "kraken-placed": ({ stack }) =>
    each([0], inZone("track"), () => ({ zone: "council", value: stack })),
  "nebulis-changed": null,
  "figure-moved": null,
  "loot-drawn": ({ seat, location }) => each([location], inLoot, inFrontOf(seat, "location")),
  "loot-discarded": null,
  "ally-found": ({ seat, ally }) => each([ally], deck, inFrontOf(seat, "hand")),
  "sentinel-taken": sentinelMoved,
  // It becomes a sign on the place that it reserves.
  "sentinel-placed": null,
  "sentinel-returned": null,
  "pearl-taken": null,
  "ally-recovered": ({ seat, ally }) => each([ally], inDiscard, inFrontOf(seat, "hand")),
  "race-named": null,
  "affiliated-discarded": ({ seat, ally }) =>
    each([ally], inFrontOf(seat, "affiliated"), inDiscard),
  "lord-summoned": ({ lord }) => each([lord], lordDeck, inZone("court")),
  "lord-freed": null,
};

const leviathanDeck = () => ({ zone: "leviathan-deck" }) as const;

export const leviathanMotions: MotionsOf<leviathanRules.OwnEvent, Before> = {
  "pearls-gained": null,
  "leviathan-drawn": null,
  "dice-rolled": null,
  "leviathan-placed": ({ leviathan }) => each([leviathan], leviathanDeck, inZone("leviathan")),
  "leviathan-discarded": null,
  "leviathan-attacked": null,
  "wounds-taken": null,
  "allies-lost": discarded,
  "monster-passed": null,
  "attack-begun": ({ seat, ally }) => each([ally], inFrontOf(seat, "hand"), inDiscard),
  "attack-made": null,
  "life-point-removed": null,
  "leviathan-killed": ({ seat, leviathan }) =>
    each([leviathan], inZone("leviathan"), () => ({ seat })),
  "scourge-taken": null,
  "fight-ended": null,
  "leviathan-tokens-drawn": null,
  "token-revealed": null,
  "leviathan-token-stolen": ({ seat, from, token }) =>
    each([token], inFrontOf(from, "leviathan-token"), inFrontOf(seat, "leviathan-token")),
  "supply-ran-out": null,
};
