// Locations that exiles take: loot leaves them, and those that others have reserved are not there.
import type { ReactionOf } from "../kernel/rules/rules.ts";
import { leaveLoot } from "../kraken/loot.ts";
import { openTo } from "../kraken/queries.ts";
import { comeBack, onLocation, unreserved } from "../kraken/sentinels.ts";
import type { Below, BothBlueprint, MoveOf, TaskOf } from "./blueprint.ts";

/** EX-21, KR-84: the robbed player's loot is discarded first, so that it makes no doubles; KR-39. */
export const onRecapture: ReactionOf<BothBlueprint, "location-recaptured"> = (
  table,
  { location },
  play,
) => {
  leaveLoot(table, location, play);
  comeBack(table, onLocation(location), play);
};

/** KR-39 */
export const onReplacement: ReactionOf<BothBlueprint, "location-replaced"> = (
  table,
  { location },
  play,
) => comeBack(table, onLocation(location), play);

/** EX-13, KR-83 */
export const recapture = ({ moves }: Below): MoveOf<"recapture"> =>
  unreserved(moves.recapture, ({ location }) => (location === null ? [] : [onLocation(location)]));

/** EX-13, KR-83 */
export const replaceLocationMove = ({ moves }: Below): MoveOf<"replace-location"> =>
  unreserved(moves["replace-location"], ({ location }) => [onLocation(location)]);

/** EX-13, KR-83: where only reserved locations are available, there is none for the robbed player. */
export const replaceLocation =
  ({ tasks }: Below): TaskOf<"replace-location"> =>
  (table, task, play) => {
    const isNone = table.stack.length === 0 && openTo(table, task.owner).available.length === 0;
    tasks["replace-location"](isNone ? { ...table, available: [] } : table, task, play);
  };
