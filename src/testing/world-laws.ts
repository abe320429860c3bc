// Laws of what an action reveals, by comparison with other worlds: states that have the same view for a viewer.

import type { GameTypes } from "../kernel/contract/game.ts";
import { canonicalJson } from "../kernel/data/digest.ts";
import { isSameJson } from "../kernel/data/same-json.ts";
import type { Viewer } from "../kernel/data/types.ts";
import type { OtherWorlds, Verdict } from "./law-inputs.ts";
import { redactedFor } from "./other-worlds.ts";

/** Laws of what viewers learn. */
export const worldLaws = {
  "viewers outside revealedTo learn nothing: every state that was possible stays possible": ({
    worlds,
  }) => {
    for (const { viewer, isRevealedTo, differs, there } of worlds) {
      if (isRevealedTo || differs === undefined) continue;
      if (!there.ok)
        return `${viewer} learns that the action is not refused as ${there.refusal.code}`;
      return `${viewer} sees a different ${differs === "table" ? "table" : "list of events"}`;
    }
    return undefined;
  },

  "events show no viewer more than the table does": (taken) => {
    const { game, step, worlds, reports = [] } = taken;
    const shown = (events: typeof step.events, viewer: Viewer) =>
      redactedFor(game, events, viewer)
        .filter(({ type }) => !reports.includes(type))
        .map(withoutOrder);
    for (const { viewer, differs, there } of worlds)
      if (differs === "events" && there.ok)
        if (!isSameJson(shown(step.events, viewer), shown(there.events, viewer)))
          return `${viewer} sees different events, but the same table`;
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(taken: OtherWorlds<T>) => Verdict>;

/** Sorts all lists, as the order of cards reveals nothing. */
function withoutOrder(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(canonicalJson).sort();
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutOrder(inner)]),
  );
}
