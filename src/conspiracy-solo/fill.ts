import type { Rules } from "../kernel/rules.ts";
import type { Below, SoloBlueprint } from "./blueprint.ts";

/** CO-61: the area has nothing to fill in. */
export const fill =
  (below: Below): Rules<SoloBlueprint>["fill"] =>
  (view, rng) => ({ ...below.fill(view, rng), solo: view.table.solo });
