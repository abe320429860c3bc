import type { GameEvent } from "abyss-rules";
import type { TextOptions } from "abyss-rules/games";
import { Dice } from "../../tables/emblems/dice.tsx";
import { ruleOf } from "../games/event-rules.ts";
import type { GameEntry } from "../games/game-entry.ts";
import { RuleLink } from "./rule-link.tsx";

interface EventLineProps {
  readonly entry: GameEntry;
  readonly event: GameEvent;
  readonly describeOptions: TextOptions;
}

/** A line of a log: an event, and its rule. */
export function EventLine({ entry, event, describeOptions }: EventLineProps) {
  const dice = diceOf(event);
  const rule = ruleOf(entry.eventRules, event);
  return (
    <li data-event={event.type}>
      {entry.words.describe(event, describeOptions)} {dice.length > 0 && <Dice faces={dice} />}
      {rule && <RuleLink rule={rule} />}
    </li>
  );
}

/** The dice of a roll. */
const diceOf = (event: GameEvent): readonly number[] =>
  "dice" in event && Array.isArray(event.dice) ? event.dice.filter(Number.isInteger) : [];
