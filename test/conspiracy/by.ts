import type { Spot } from "../../src/conspiracy/cards/chamber.ts";
import type { Location } from "../../src/conspiracy/cards/locations.ts";
import type { Colour, Lord } from "../../src/conspiracy/cards/lords.ts";
import type { Action } from "../../src/conspiracy/published-types.ts";
import type { Seat } from "../../src/kernel/data/types.ts";

/** Short functions for the actions of a seat. */
export const by = (seat: Seat) => ({
  draws: (count: number): Action => ({ type: "draw-lords", seat, count }),
  takesPile: (colour: Colour): Action => ({ type: "take-pile", seat, colour }),
  passes: (): Action => ({ type: "pass", seat }),
  places: (lord: Lord): Action => ({ type: "place-lord", seat, lord }),
  swaps: (a: Spot, b: Spot): Action => ({ type: "swap-lords", seat, spots: [a, b] }),
  declines: (): Action => ({ type: "decline-swap", seat }),
  drawsLocations: (count: number): Action => ({ type: "draw-locations", seat, count }),
  takes: (location: Location): Action => ({ type: "take-location", seat, location }),
});
