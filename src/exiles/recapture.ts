import type { AnyLocation } from "../abyss/cards/locations.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import { removeOne } from "../kernel/components/bags.ts";
import { areaOf, opponentsOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Task } from "./actions.ts";
import type { Below, MoveOf, TaskOf } from "./blueprint.ts";
import type { Exile } from "./cards/catalogue.ts";
import { EXILES_PER_LOCATION } from "./cards/numbers.ts";
import type { Play } from "./play.ts";
import { exilesOf, isHeldByExiles, locationsToTake } from "./queries.ts";
import { refusalOf } from "./refusals.ts";
import type { Draft } from "./table.ts";

/** EX-8, EX-13: asks for a recapture. The question lapses without two exiles or a location, and is asked again later. */
export const recapture: TaskOf<"recapture"> = (_table, { seat }, play) => {
  play.next({ ask: "recapture", seats: [seat] });
};

/** EX-13, EX-14: schedules recaptures that had to wait before control by keys. */
export const control: TaskOf<"control"> = (_table, { seat }, play) => {
  play.next({ do: "recapture", seat }, { do: "control-by-keys", seat });
};

/** AB-59: controls locations by keys, as in Abyss. */
export const controlByKeys =
  (below: Below): TaskOf<"control-by-keys"> =>
  (table, { seat }, play) =>
    below.tasks.control(table, { do: "control", seat }, play);

/** EX-13: all pairs of free exiles, of which the player chooses one. */
const pairs = (free: readonly Exile[]): Exile[][] => {
  const sorted = [...free].sort();
  return sorted.flatMap((a, i) => sorted.slice(i + 1).map((b) => [a, b]));
};

/** EX-8 to EX-13: takes a location with two exiles. */
export const recaptureMove: MoveOf<"recapture"> = {
  *options(table, seat) {
    for (const location of locationsToTake(table, seat))
      for (const exiles of pairs(exilesOf(table, seat).free))
        yield { type: "recapture", seat, location, exiles };
  },
  refuse(table, { seat, location, exiles }) {
    const locations = locationsToTake(table, seat);
    if (!locations.includes(location)) {
      const isOwn = areaOf(table, seat).locations.some((held) => held.location === location);
      const rule = isOwn ? "EX-8" : isHeldByExiles(table, location) ? "EX-9" : "EX-10";
      return refusalOf("location-not-to-be-taken", rule, { location, locations });
    }
    const { free } = exilesOf(table, seat);
    const isPair = exiles.length === EXILES_PER_LOCATION && exiles[0] !== exiles[1];
    if (!isPair || !exiles.every((exile) => free.includes(exile)))
      return refusalOf("not-two-free-exiles", "EX-8", { exiles, free });
    return undefined;
  },
  perform(table, { seat, location: chosen, exiles }, play) {
    const location = chosen ?? table.stack.at(-1)!;
    const from = ownerOf(table, seat, location);
    const replacement = from === null ? [] : [robLocation(table, from, location)];
    if (from === null) takeFromSupply(table, location, play);

    const { free, holding } = exilesOf(table, seat);
    for (const exile of exiles) removeOne(free, exile);
    holding.push({ location, exiles: [...exiles] });
    areaOf(table, seat).locations.push({ location, lords: [] });
    play.emit({ type: "location-recaptured", seat, from, location, exiles });
    // EX-12: the recaptured location takes effect before the robbed player draws. EX-13: more may follow.
    play.next({ do: "receive-location", seat, location }, ...replacement, {
      do: "recapture",
      seat,
    });
  },
};

const ownerOf = (table: Draft, seat: Seat, location: AnyLocation): Seat | null =>
  opponentsOf(table, seat).find((opponent) =>
    areaOf(table, opponent).locations.some((held) => held.location === location),
  ) ?? null;

/** EX-10, EX-13: takes an available location, or the top one of the stack. */
function takeFromSupply(table: Draft, location: AnyLocation, play: Play): void {
  if (table.available.includes(location)) {
    removeOne(table.available, location);
  } else {
    removeOne(table.stack, location);
    play.revealTo(table.seats.keys());
  }
}

/** EX-8, EX-11, EX-13: takes a location away and returns the task to replace it; its lords are set aside meanwhile. */
function robLocation(
  table: Draft,
  owner: Seat,
  location: AnyLocation,
): Extract<Task, { do: "replace-location" }> {
  const { locations } = areaOf(table, owner);
  const at = locations.findIndex((held) => held.location === location);
  const lords = [...locations[at]!.lords];
  locations.splice(at, 1);
  exilesOf(table, owner).aside.push(...lords);
  return { do: "replace-location", owner, lords };
}

/** EX-11, EX-13: replaces a recaptured location from the stack, else asks for an available one. */
export const replaceLocation: TaskOf<"replace-location"> = (table, { owner, lords }, play) => {
  const top = table.stack.at(-1);
  if (top !== undefined) receiveReplacement(table, owner, top, lords, play);
  else if (table.available.length > 0)
    play.next({ ask: "replace-location", seats: [owner], lords: [...lords] });
  else if (lords.length > 0) play.emit({ type: "lords-set-aside", seat: owner, lords: [...lords] });
};

/** EX-13: takes an available location as a replacement. */
export const replaceLocationMove: MoveOf<"replace-location", "replace-location"> = {
  *options(table, seat) {
    for (const location of table.available) yield { type: "replace-location", seat, location };
  },
  refuse: (table, { location }) =>
    table.available.includes(location)
      ? undefined
      : refusalOf("location-not-available", "EX-13", { location }),
  perform(table, { seat, location }, play, { lords }) {
    receiveReplacement(table, seat, location, lords, play);
  },
};

/** EX-11, EX-12: moves the lords under the new location, whose effect follows. */
function receiveReplacement(
  table: Draft,
  owner: Seat,
  location: AnyLocation,
  lords: readonly AnyLord[],
  play: Play,
): void {
  takeFromSupply(table, location, play);
  for (const lord of lords) removeOne(exilesOf(table, owner).aside, lord);
  areaOf(table, owner).locations.push({ location, lords: [...lords] });
  play.emit({ type: "location-replaced", seat: owner, location, lords: [...lords] });
  play.next({ do: "receive-location", seat: owner, location });
}

/** AB-51, AB-65: moves exiles from under a location to the one that it is exchanged for. */
function moveExilesAlong(table: Draft, seat: Seat, from: AnyLocation, to: AnyLocation): void {
  for (const held of exilesOf(table, seat).holding) if (held.location === from) held.location = to;
}

/** AB-51: exiles stay under the location that is swapped in. */
export const swapLocation = ({ moves }: Below): MoveOf<"swap-location", "swap-location"> => ({
  ...moves["swap-location"],
  perform(table, action, play, decision) {
    moveExilesAlong(table, action.seat, action.give, action.take);
    moves["swap-location"].perform(table, action, play, decision);
  },
});

/** AB-65: exiles stay under the location that replaces the Black Smokers. */
export const switchLocation = ({ moves }: Below): MoveOf<"switch-location", "switch-location"> => ({
  ...moves["switch-location"],
  perform(table, action, play, decision) {
    moveExilesAlong(table, action.seat, "black-smokers", action.location);
    moves["switch-location"].perform(table, action, play, decision);
  },
});
