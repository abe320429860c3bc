// Locations that exiles take: their loot is discarded, and reserved ones cannot be taken.
import type { ReactionOf } from "../kernel/rules/rules.ts";
import { discardAllLoot } from "../kraken/loot.ts";
import { openTo } from "../kraken/queries.ts";
import { onLocation, returnSentinel, unreserved } from "../kraken/sentinels.ts";
import type { Below, BothBlueprint, MoveOf, TaskOf } from "./blueprint.ts";

/**
 * EX-21, KR-84: discards the robbed player's loot first, so that it does not end the new search. KR-39:
 * returns the sentinel.
 */
export const onRecapture: ReactionOf<BothBlueprint, "location-recaptured"> = (
  table,
  { location },
  play,
) => {
  discardAllLoot(table, location, play);
  returnSentinel(table, onLocation(location), play);
};

/** KR-39: returns the sentinel on a location that is taken as a replacement. */
export const onReplacement: ReactionOf<BothBlueprint, "location-replaced"> = (
  table,
  { location },
  play,
) => returnSentinel(table, onLocation(location), play);

/** EX-13, KR-83: a reserved location cannot be recaptured by others. */
export const recapture = ({ moves }: Below): MoveOf<"recapture"> =>
  unreserved(moves.recapture, ({ location }) => (location === null ? [] : [onLocation(location)]));

/** EX-13, KR-83: a reserved location cannot be taken by others as a replacement. */
export const replaceLocationMove = ({ moves }: Below): MoveOf<"replace-location"> =>
  unreserved(moves["replace-location"], ({ location }) => [onLocation(location)]);

/** EX-13, KR-83: if others have reserved all available locations, the robbed player gets none. */
export const replaceLocation =
  ({ tasks }: Below): TaskOf<"replace-location"> =>
  (table, task, play) => {
    const hasNone = table.stack.length === 0 && openTo(table, task.owner).available.length === 0;
    tasks["replace-location"](hasNone ? { ...table, available: [] } : table, task, play);
  };
