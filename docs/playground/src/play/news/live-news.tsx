import type { GameTypes } from "abyss-rules";
import type { NewsItem } from "abyss-rules/host";
import type { TextContext } from "../actions/click-names.ts";

interface LiveNewsProps {
  readonly texts: TextContext;
  readonly items: readonly NewsItem<GameTypes>[];
}

/** The latest events, read out by screen readers. */
export function LiveNews({ texts: { entry, describeOptions }, items }: LiveNewsProps) {
  const latest = items.at(-1)?.events ?? [];
  return (
    <p className="unseen" role="status" aria-live="polite">
      {latest.map((event) => entry.words.describe(event, describeOptions)).join(" ")}
    </p>
  );
}
