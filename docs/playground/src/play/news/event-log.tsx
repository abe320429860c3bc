import type { GameTypes } from "abyss-rules";
import type { NewsItem } from "abyss-rules/host";
import { memo, useLayoutEffect, useRef } from "react";
import type { PageLanguage } from "../../words/page-language.ts";
import type { GameEntry } from "../games/game-entry.ts";
import { EventLine } from "./event-line.tsx";

interface EventLogProps {
  readonly entry: GameEntry;
  readonly pageLanguage: PageLanguage;
  readonly names: readonly string[];
  /** The news of the viewer, oldest first. */
  readonly items: readonly NewsItem<GameTypes>[];
}

/** How far from its end a list may be scrolled and still follow what is new, in pixels. */
const NEAR_END = 30;

/** The events that the viewer knows, in their order: a turn stands above what happens in it. The latest are in sight. */
export function EventLog({ entry, pageLanguage, names, items }: EventLogProps) {
  const list = useRef<HTMLOListElement>(null);
  const isFollowing = useRef(true);
  const latest = items.at(-1)?.revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new makes the list longer
  useLayoutEffect(() => {
    if (isFollowing.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [latest]);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    // The question above it grows and shrinks, and with it the list.
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) box.scrollTo({ top: box.scrollHeight });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <section className="event-log" aria-label={pageLanguage.words.play.log}>
      <h2>{pageLanguage.words.play.log}</h2>
      {/* It must be scrollable by keyboard. */}
      <ol
        ref={list}
        data-log
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box needs the focus
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          isFollowing.current = scrollTop + clientHeight > scrollHeight - NEAR_END;
        }}
      >
        {items.map((item) => (
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
    return item.events.map((event, i) => (
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
