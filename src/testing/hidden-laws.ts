// Laws of what is hidden: a viewer sees no difference between worlds that differ in hidden cards only.
import type { GameTypes } from "../kernel/contract/game.ts";
import { type Moment, seatsOf, type Verdict, viewersOf } from "./law-inputs.ts";
import { isSameJson } from "./same-json.ts";
import { inSight, partAt, placesOf, worldOf } from "./worlds.ts";

/** Laws of views, by the places that the subject declares. */
export const hiddenLaws = {
  "every place is declared, and what is not hidden is seen": (moment) => {
    const { game, state } = moment;
    const places = placesOf(moment, state);
    const undeclared = places.find((place) => place.as === undefined);
    if (undeclared) return `table.${undeclared.path.join(".")} is not declared`;
    for (const viewer of viewersOf(seatsOf(state))) {
      const { table } = game.view(state, viewer) as { readonly table?: unknown };
      for (const { path, part, as: place } of places)
        if (
          !isSameJson(
            inSight(place, partAt(table, path), state, viewer),
            inSight(place, part, state, viewer),
          )
        )
          return `${viewer} does not see table.${path.join(".")}`;
    }
    return undefined;
  },

  "what a viewer sees is the same in every world that differs in hidden cards only": (moment) => {
    const { game, state, rng } = moment;
    for (const viewer of viewersOf(seatsOf(state))) {
      const world = worldOf(moment, state, viewer, rng);
      const [here, there] = [game.view(state, viewer), game.view(world, viewer)];
      if (!isSameJson(here, there))
        return `${viewer} sees a difference in ${whereDiffer(here, there)}`;
      if (!isSameJson(game.decision(world), game.decision(state)))
        return "another question is open";
      if (!isSameJson(game.deciders(world), game.deciders(state))) return "others are asked";
    }
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(moment: Moment<T>) => Verdict>;

/** The first place in which two values differ. */
function whereDiffer(a: unknown, b: unknown, path: readonly string[] = []): string {
  if (typeof a === "object" && a !== null)
    for (const [name, part] of Object.entries(a)) {
      const other = partAt(b, [name]);
      if (!isSameJson(part, other)) return whereDiffer(part, other, [...path, name]);
    }
  return path.join(".");
}
