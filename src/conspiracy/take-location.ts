import { removeOne } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { MoveOf, Play, TaskOf, Top } from "./blueprint.ts";
import type { AnyLocation } from "./cards/locations.ts";
import { colours } from "./cards/lords.ts";
import { MOST_LOCATIONS_DRAWN } from "./cards/numbers.ts";
import { keysSuffice, searchesDeck } from "./effects.ts";
import { locationsOnOffer } from "./queries.ts";
import { refusalOf } from "./refusals.ts";
import type { Draft } from "./table.ts";
import { gainPearls } from "./transfers.ts";

/** CO-14: with enough keys a location must be taken. If there is none the question lapses (CO-17). */
export const checkKeys =
  (top: Top): TaskOf<"check-keys"> =>
  (table, { seat }, play) => {
    if (!keysSuffice(top, table, seat)) return;
    const decider = top.decider(seat);
    if (!searchesDeck(top, table, seat)) {
      play.next({ ask: "location", seats: [decider] });
    } else if (table.locationDeck.length > 0) {
      const locations = [...table.locationDeck];
      play.emit({ type: "location-deck-searched", seat: decider, locations });
      play.revealTo([decider]);
      play.next({ ask: "search-locations", seats: [decider] });
    }
  };

/** CO-15 */
export const drawLocations = (top: Top): MoveOf<"draw-locations", "location"> => ({
  *options(_, seat) {
    for (let count = 1; count <= MOST_LOCATIONS_DRAWN; count++)
      yield { type: "draw-locations", seat, count };
  },
  refuse(table, { count }) {
    const has = table.locationDeck.length;
    if (count < 1 || count > Math.min(MOST_LOCATIONS_DRAWN, has))
      return refusalOf("wrong-count", "CO-15", { count, max: MOST_LOCATIONS_DRAWN, has });
    return undefined;
  },
  perform(table, { seat: decider, count }, play) {
    const seat = table.turn;
    const locations = table.locationDeck.splice(-count).reverse();
    table.drawn.push(...locations);
    play.emit({ type: "locations-drawn", seat, locations });
    play.revealTo(table.seats.keys());
    if (count > 1) play.next({ ask: "keep-location", seats: [decider] });
    else take(top, table, seat, locations[0]!, "drawn", play);
  },
});

/** CO-15, CO-27 */
export const takeLocation = (
  top: Top,
): MoveOf<"take-location", "location" | "keep-location" | "search-locations"> => ({
  *options(table, seat, { ask }) {
    for (const location of locationsOnOffer(table, ask).locations)
      yield { type: "take-location", seat, location };
  },
  refuse(table, { location }, { ask }) {
    const { from, locations } = locationsOnOffer(table, ask);
    if (locations.includes(location)) return undefined;
    return refusalOf("location-not-on-offer", from === "deck" ? "CO-27" : "CO-15", {
      location,
      from,
    });
  },
  perform(table, { location }, play, { ask }) {
    take(top, table, table.turn, location, locationsOnOffer(table, ask).from, play);
  },
});

/** CO-16: the location goes on the lord just placed, which resets the keys; then its effect is carried out. */
function take(
  top: Top,
  table: Draft,
  seat: Seat,
  location: AnyLocation,
  from: "available" | "drawn" | "deck",
  play: Play,
): void {
  const area = areaOf(table, seat);
  const spot = area.lords.length;
  const source = { available: table.available, drawn: table.drawn, deck: table.locationDeck }[from];
  removeOne(source, location);
  area.locations.push({ location, spot });
  play.emit({ type: "location-taken", seat, location, spot });

  if (from === "deck") table.locationDeck = play.rng.shuffle(table.locationDeck); // CO-27
  if (table.drawn.length > 0) {
    const locations = table.drawn.splice(0);
    table.available.push(...locations);
    play.emit({ type: "locations-made-available", locations });
  }
  carryOut(top, table, seat, location, play);
}

/** CO-18, CO-21 to CO-25: immediate effects. Those of CO-26 and CO-27 last and need nothing here. */
function carryOut(top: Top, table: Draft, seat: Seat, location: AnyLocation, play: Play): void {
  const effect = top.effectFor(table, seat, location);
  switch (effect?.kind) {
    case "pearls":
      gainPearls(table, seat, effect.pearls, play);
      break;
    case "order":
      table.order = { by: seat, draw: effect.draw };
      play.emit({ type: "order-given", seat, draw: effect.draw });
      break;
    case "reshuffleLords":
      reshuffleLords(table, seat, play);
      break;
    case "reshuffleLocations":
      reshuffleLocations(table, seat, play);
      break;
  }
}

/** CO-24 */
function reshuffleLords(table: Draft, seat: Seat, play: Play): void {
  const lords = colours.flatMap((colour) => table.piles[colour].splice(0));
  if (lords.length === 0) return;
  table.lordDeck = play.rng.shuffle([...table.lordDeck, ...lords]);
  play.emit({ type: "lords-reshuffled", seat, added: lords.length });
}

/** CO-25 */
function reshuffleLocations(table: Draft, seat: Seat, play: Play): void {
  const locations = table.available.splice(0);
  if (locations.length === 0) return;
  table.locationDeck = play.rng.shuffle([...table.locationDeck, ...locations]);
  play.emit({ type: "locations-reshuffled", seat, added: locations.length });
}
