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
  /** The news of the viewer, oldest first. */
  readonly items: readonly NewsItem<GameTypes>[];
}

/** The events that the viewer knows, latest first. */
export function EventLog({ entry, pageLanguage, names, items }: EventLogProps) {
  return (
    <section className="event-log" aria-label={pageLanguage.words.play.log}>
      <h2>{pageLanguage.words.play.log}</h2>
      {/* It must be scrollable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box needs the focus */}
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

/** The events of one action. An item never changes, so it is rendered once, however long the log grows. */
const LogItem = memo(
  function LogItem({ entry, pageLanguage, names, item }: LogItemProps) {
    const describeOptions = { names, locale: pageLanguage.locale };
    if (item.backTo !== null)
      return (
        <li className="undo">{pageLanguage.words.play.undone(names[item.seat ?? 0] ?? "")}</li>
      );
    return item.events.toReversed().map((event, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the events of an action are identified by their order
      <EventLine key={i} entry={entry} event={event} describeOptions={describeOptions} />
    ));
  },
  (before, after) =>
    before.entry === after.entry &&
    before.pageLanguage === after.pageLanguage &&
    before.item.revision === after.item.revision &&
    before.names.join() === after.names.join(),
);
