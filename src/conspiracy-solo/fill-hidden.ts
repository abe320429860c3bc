import type { Rules } from "../kernel/rules/rules.ts";
import type { Below, SoloBlueprint } from "./blueprint.ts";

/** CO-61: nothing in the solo area is hidden. */
export const fillHidden =
  (below: Below): Rules<SoloBlueprint>["fillHidden"] =>
  (view, rng) => ({ ...below.fillHidden(view, rng), solo: view.table.solo });
