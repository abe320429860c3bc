import type { Rules } from "../kernel/rules/rules.ts";
import type { Below, SoloBlueprint } from "./blueprint.ts";

/** CO-61: the area has nothing to fill in. */
export const fillHidden =
  (below: Below): Rules<SoloBlueprint>["fillHidden"] =>
  (view, rng) => ({ ...below.fillHidden(view, rng), solo: view.table.solo });
