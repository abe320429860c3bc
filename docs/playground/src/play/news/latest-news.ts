import type { GameEvent, GameTypes } from "abyss-rules";
import type { NewsItem } from "abyss-rules/host";

type Item = NewsItem<GameTypes>;

/** The latest item that says something, with the events to tell; `undefined` before the first one. */
export function latestNews(items: readonly Item[]): Item | undefined {
  const latest = items.findLast(({ events, backTo }) => events.length > 0 || backTo !== null);
  return latest && { ...latest, events: withoutTurn(latest.events) };
}

/** Leaves out whose turn it is, which the table shows, unless nothing else has happened. */
function withoutTurn(events: readonly GameEvent[]): readonly GameEvent[] {
  const others = events.filter(({ type }) => type !== "turn-started");
  return others.length > 0 ? others : events;
}
