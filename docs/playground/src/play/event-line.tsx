import type { GameEvent } from "abyss-rules";
import type { Entry, Telling } from "./entry.ts";
import { ruleOf } from "./event-rules.ts";
import { RuleLink } from "./rule-link.tsx";

interface ToldEventProps {
  readonly entry: Entry;
  readonly event: GameEvent;
  readonly telling: Telling;
}

/** One line of a log: what has happened, and the rule behind it. */
export function ToldEvent({ entry, event, telling }: ToldEventProps) {
  const rule = ruleOf(entry.eventRules, event);
  return (
    <li data-event={event.type}>
      {entry.words.describe(event, telling)} {rule && <RuleLink rule={rule} />}
    </li>
  );
}
