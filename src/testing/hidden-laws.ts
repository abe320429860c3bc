// Laws of hidden information: a view does not depend on what is hidden from its viewer.
import type { GameTypes } from "../kernel/contract/game.ts";
import { isSameJson } from "../kernel/data/same-json.ts";
import type { Moment, Verdict } from "./law-inputs.ts";
import { partAt, placesOf, visiblePart } from "./worlds.ts";

/** Laws of views, checked against the visibility that the subject declares. */
export const hiddenLaws = {
  "every place is declared, and viewers see all that is not hidden from them": (moment) => {
    const { state, viewOf, viewers } = moment;
    const places = placesOf(moment, state);
    const undeclared = places.find((place) => place.as === undefined);
    if (undeclared) return `table.${undeclared.path.join(".")} is not declared`;
    for (const viewer of viewers) {
      const { table } = viewOf(viewer) as { readonly table?: unknown };
      for (const { path, part, as: place } of places)
        if (
          !isSameJson(
            visiblePart(place, partAt(table, path), state, viewer),
            visiblePart(place, part, state, viewer),
          )
        )
          return `${viewer} does not see table.${path.join(".")}`;
    }
    return undefined;
  },

  "a view is the same in every state that differs only in what is hidden": (moment) => {
    const { game, state, viewOf, worldFor, viewers } = moment;
    for (const viewer of viewers) {
      const world = worldFor(viewer);
      const [here, there] = [viewOf(viewer), game.view(world, viewer)];
      if (!isSameJson(here, there))
        return `the view of ${viewer} differs at ${pathOfDifference(here, there)}`;
      if (!isSameJson(game.decision(world), game.decision(state))) return "the decision differs";
      if (!isSameJson(game.deciders(world), game.deciders(state))) return "the deciders differ";
    }
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(moment: Moment<T>) => Verdict>;

/** The path of the first difference between two values. */
function pathOfDifference(a: unknown, b: unknown, path: readonly string[] = []): string {
  if (typeof a === "object" && a !== null)
    for (const [name, part] of Object.entries(a)) {
      const other = partAt(b, [name]);
      if (!isSameJson(part, other)) return pathOfDifference(part, other, [...path, name]);
    }
  return path.join(".");
}
