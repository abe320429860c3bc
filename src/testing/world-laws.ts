// Laws of what an action tells: by what viewers would have seen of it in other worlds.

import type { GameTypes } from "../kernel/contract/game.ts";
import { canonicalJson } from "../kernel/data/digest.ts";
import type { Viewer } from "../kernel/data/types.ts";
import type { OtherWorlds, Verdict } from "./law-inputs.ts";
import { seenOf } from "./other-worlds.ts";
import { isSameJson } from "./same-json.ts";

/** Laws of who learns what. */
export const worldLaws = {
  "who is not informed learns nothing: every world held possible stays possible": ({ worlds }) => {
    for (const { viewer, isRevealedTo, differs, there } of worlds) {
      if (isRevealedTo || differs === undefined) continue;
      if (!there.ok) return `${viewer} learned that ${there.refusal.code} does not hold`;
      return `${viewer} sees ${differs === "table" ? "another table" : "other events"}`;
    }
    return undefined;
  },

  "events show nobody more than the table does": (elsewhere) => {
    const { game, step, worlds, reports = [] } = elsewhere;
    const shown = (events: typeof step.events, viewer: Viewer) =>
      seenOf(game, events, viewer)
        .filter(({ type }) => !reports.includes(type))
        .map(withoutOrder);
    for (const { viewer, differs, there } of worlds)
      if (differs === "events" && there.ok)
        if (!isSameJson(shown(step.events, viewer), shown(there.events, viewer)))
          return `${viewer} sees other events, but the same table`;
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(elsewhere: OtherWorlds<T>) => Verdict>;

/** The order in which cards came tells nobody anything. */
function withoutOrder(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(canonicalJson).sort();
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutOrder(inner)]),
  );
}
