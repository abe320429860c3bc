import type { GameTypes } from "abyss-rules";
import type { NewsItem } from "abyss-rules/host";
import type { TextContext } from "../actions/click-names.ts";
import { latestNews } from "./latest-news.ts";
import "./news-line.css";

interface NewsLineProps {
  readonly texts: TextContext;
  readonly names: readonly string[];
  /** The news of the viewer, oldest first. */
  readonly items: readonly NewsItem<GameTypes>[];
}

/** What has just happened, in a line that screen readers announce. The log has it with its rules. */
export function NewsLine({ texts, names, items }: NewsLineProps) {
  const { entry, describeOptions, pageLanguage } = texts;
  const latest = latestNews(items);
  const text =
    latest === undefined
      ? ""
      : latest.backTo !== null
        ? pageLanguage.words.play.undone(names[latest.seat ?? 0] ?? "")
        : latest.events.map((event) => entry.words.describe(event, describeOptions)).join(" ");
  return (
    <p className="news-line" role="status" aria-live="polite" title={text} data-news>
      {text}
    </p>
  );
}
