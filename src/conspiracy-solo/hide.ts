import type { Rules } from "../kernel/rules/rules.ts";
import type { Below, SoloBlueprint } from "./blueprint.ts";
import type { OwnEvent } from "./events.ts";

/** CO-61: nothing of the opponent is hidden, and nothing is shown to it that is not shown to all. */
export const hide =
  (below: Below): Rules<SoloBlueprint>["hide"] =>
  (state, viewer) => ({ ...below.hide(state, viewer), solo: state.table.solo });

/** CO-61 */
export const redact: Pick<Rules<SoloBlueprint>["redact"], OwnEvent["type"]> = {
  "opponent-appeared": "public",
  "replay-token-won": "public",
  "replay-token-used": "public",
};
