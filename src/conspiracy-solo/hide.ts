import type { Rules } from "../kernel/rules/rules.ts";
import type { Below, SoloBlueprint } from "./blueprint.ts";
import type { OwnEvent } from "./events.ts";

/** CO-61: everything about the opponent is public, and the opponent sees only what everybody sees. */
export const hide =
  (below: Below): Rules<SoloBlueprint>["hide"] =>
  (state, viewer) => ({ ...below.hide(state, viewer), solo: state.table.solo });

/** CO-61 */
export const redact: Pick<Rules<SoloBlueprint>["redact"], OwnEvent["type"]> = {
  "opponent-appeared": "public",
  "replay-token-won": "public",
  "replay-token-used": "public",
};
