import type { GameEvent } from "abyss-rules";
import type { TextOptions } from "abyss-rules/games";
import { ruleOf } from "./event-rules.ts";
import type { GameEntry } from "./game-entry.ts";
import { RuleLink } from "./rule-link.tsx";

interface EventLineProps {
  readonly entry: GameEntry;
  readonly event: GameEvent;
  readonly describeOptions: TextOptions;
}

/** A line of a log: an event, and its rule. */
export function EventLine({ entry, event, describeOptions }: EventLineProps) {
  const rule = ruleOf(entry.eventRules, event);
  return (
    <li data-event={event.type}>
      {entry.words.describe(event, describeOptions)} {rule && <RuleLink rule={rule} />}
    </li>
  );
}
