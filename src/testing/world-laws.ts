// Laws of what an action tells: by what viewers would have seen of it in other worlds.
import { canonicalJson } from "../kernel/digest.ts";
import type { GameTypes } from "../kernel/game.ts";
import type { Viewer } from "../kernel/types.ts";
import type { Elsewhere, Verdict } from "./facts.ts";
import { seenOf } from "./glimpses.ts";
import { same } from "./same.ts";

/** Laws of who learns what. */
export const worldLaws = {
  "who is not informed learns nothing: every world held possible stays possible": ({
    glimpses,
  }) => {
    for (const { viewer, isInformed, differs, there } of glimpses) {
      if (isInformed || differs === undefined) continue;
      if (!there.ok) return `${viewer} learned that ${there.refusal.code} does not hold`;
      return `${viewer} sees ${differs === "table" ? "another table" : "other events"}`;
    }
    return undefined;
  },

  "events show nobody more than the table does": (elsewhere) => {
    const { game, step, glimpses, reports = [] } = elsewhere;
    const shown = (events: typeof step.events, viewer: Viewer) =>
      seenOf(game, events, viewer)
        .filter(({ type }) => !reports.includes(type))
        .map(withoutOrder);
    for (const { viewer, differs, there } of glimpses)
      if (differs === "events" && there.ok)
        if (!same(shown(step.events, viewer), shown(there.events, viewer)))
          return `${viewer} sees other events, but the same table`;
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(elsewhere: Elsewhere<T>) => Verdict>;

/** The order in which cards came tells nobody anything. */
function withoutOrder(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(canonicalJson).sort();
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutOrder(inner)]),
  );
}
