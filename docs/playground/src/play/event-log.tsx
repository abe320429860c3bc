import type { GameTypes } from "abyss-rules";
import type { NewsItem } from "abyss-rules/host";
import { memo } from "react";
import type { PageLanguage } from "../words/page-language.ts";
import { EventLine } from "./event-line.tsx";
import type { GameEntry } from "./game-entry.ts";

interface EventLogProps {
  readonly entry: GameEntry;
  readonly pageLanguage: PageLanguage;
  readonly names: readonly string[];
  /** What the viewer has been told, oldest first. */
  readonly items: readonly NewsItem<GameTypes>[];
}

/** What has happened, as far as the viewer knows it: the latest comes first. */
export function EventLog({ entry, pageLanguage, names, items }: EventLogProps) {
  return (
    <section className="event-log" aria-label={pageLanguage.words.play.log}>
      <h2>{pageLanguage.words.play.log}</h2>
      {/* Who plays by keyboard must be able to scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs the focus */}
      <ol data-log tabIndex={0}>
        {items.toReversed().map((item) => (
          <LogItem
            key={item.revision}
            entry={entry}
            pageLanguage={pageLanguage}
            names={names}
            item={item}
          />
        ))}
      </ol>
    </section>
  );
}

interface LogItemProps extends Omit<EventLogProps, "items"> {
  readonly item: NewsItem<GameTypes>;
}

/** What one action led to. An item never changes, so it is written once, however long the log grows. */
const LogItem = memo(
  function LogItem({ entry, pageLanguage, names, item }: LogItemProps) {
    const describeOptions = { names, ...(pageLanguage.locale && { locale: pageLanguage.locale }) };
    if (item.backTo !== null)
      return (
        <li className="undo">{pageLanguage.words.play.undone(names[item.seat ?? 0] ?? "")}</li>
      );
    return item.events.toReversed().map((event, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: events of an action have no other name than their place
      <EventLine key={i} entry={entry} event={event} describeOptions={describeOptions} />
    ));
  },
  (before, after) =>
    before.entry === after.entry &&
    before.pageLanguage === after.pageLanguage &&
    before.item.revision === after.item.revision &&
    before.names.join() === after.names.join(),
);
