import type { GameTypes } from "abyss-rules";
import type { NewsItem } from "abyss-rules/host";
import type { Voice } from "./click-words.ts";

interface LiveNewsProps {
  readonly voice: Voice;
  readonly items: readonly NewsItem<GameTypes>[];
}

/** What has just happened, read out by screen readers. */
export function LiveNews({ voice: { entry, telling }, items }: LiveNewsProps) {
  const latest = items.at(-1)?.events ?? [];
  return (
    <p className="unseen" role="status" aria-live="polite">
      {latest.map((event) => entry.words.describe(event, telling)).join(" ")}
    </p>
  );
}
