import { type GameEvent, rngFrom, type Seat } from "abyss-rules";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import {
  type Clicking,
  ClickingContext,
} from "../../docs/playground/src/interaction/clicking-context.ts";
import { keyOf } from "../../docs/playground/src/interaction/item-id.ts";
import type { GameEntry } from "../../docs/playground/src/play/games/game-entry.ts";
import { entryOf, gameIds } from "../../docs/playground/src/play/games/games.ts";
import { motionsOf, type Place } from "../../docs/playground/src/play/motion/motion.ts";
import { latestNews } from "../../docs/playground/src/play/news/latest-news.ts";
import { PageLanguageContext } from "../../docs/playground/src/words/page-language.ts";
import { amount } from "../repetition.ts";
import { pageLanguages } from "./page-languages.ts";
import { subjects } from "./subjects.ts";

/** Random games at least, and at most while a type of event was not seen to move anything. */
const [GAMES, MOST_GAMES] = [amount(1, 8), 12];

/** The items on a table as a seat sees it. */
function itemsOn({ Table }: GameEntry, view: object, seat: Seat): ReadonlySet<string> {
  const items = new Set(["leviathan-deck "]);
  const clicking: Clicking = {
    look(item) {
      items.add(keyOf(item));
      items.add(keyOf({ zone: item.zone, value: null }));
      return { isChosen: false, isHinted: false, clickOptions: [] };
    },
    whyNot: () => undefined,
  };
  const table = createElement(Table, { view, viewer: seat, names: [] });
  const clickable = createElement(ClickingContext, { value: clicking }, table);
  renderToStaticMarkup(createElement(PageLanguageContext, { value: pageLanguages.en }, clickable));
  return items;
}

/** True if the place is on the table of the viewer; at other players it is their line. */
const isOn = (items: ReadonlySet<string>, viewer: Seat, { seat, zone, value }: Place): boolean =>
  zone === undefined ||
  (seat !== undefined && seat !== viewer) ||
  items.has(`${zone} ${value ?? ""}`);

/** The steps of random games: the actor's views before and after, and the events as the actor sees them. */
function* steps(entry: GameEntry, options: object, areEnough: () => boolean) {
  const { game } = entry;
  for (let i = 0; i < GAMES || (i < MOST_GAMES && !areEnough()); i++) {
    const rng = rngFrom(`motions ${i}`);
    let { state } = game.setup(options, `motions ${i}`);
    for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
      const result = game.reduce(state, game.randomAction(state, seat, rng));
      if (!result.ok) throw new Error(result.refusal.code);
      const events = result.events.flatMap((event) => game.redact(event, seat) ?? []);
      yield { seat, before: game.view(state, seat), after: game.view(result.state, seat), events };
      state = result.state;
    }
  }
}

describe.each(gameIds)("what moves on the table of %s", (id) => {
  test("is on the table before and after, for every type of event", () => {
    const entry = entryOf(id);
    const seen = new Map<string, boolean>();
    const isAllSeen = () => [...seen.values()].every((isSeen) => isSeen);
    for (const { seat, before, after, events } of steps(entry, subjects[id].options, isAllSeen)) {
      const motions = events.flatMap((event) =>
        motionsOf(entry.motions, [event], before).map((motion) => ({
          ...motion,
          type: event.type,
        })),
      );
      const isNew = motions.some(({ type }) => !seen.get(type));
      if (!isNew) continue;
      const [from, to] = [itemsOn(entry, before, seat), itemsOn(entry, after, seat)];
      for (const motion of motions) {
        const isSeen = isOn(from, seat, motion.from) && isOn(to, seat, motion.to);
        seen.set(motion.type, isSeen || seen.get(motion.type) === true);
      }
    }
    // A card may go on in the same step; but not always.
    expect([...seen].filter(([, isSeen]) => !isSeen)).toEqual([]);
    expect(seen.size).toBeGreaterThan(3);
  });
});

test("the latest news skip empty items, and whose turn it is if more has happened", () => {
  const turn: GameEvent = { type: "turn-started", seat: 1 } as GameEvent;
  const plotted = { type: "plotted", seat: 0, lord: "jailer" } as GameEvent;
  const item = (revision: number, events: readonly GameEvent[]) => ({
    revision,
    seat: 0,
    action: null,
    backTo: null,
    events,
  });
  const told = (...items: readonly ReturnType<typeof item>[]) =>
    latestNews(items as unknown as Parameters<typeof latestNews>[0])?.events;
  expect(told()).toBeUndefined();
  expect(told(item(0, [turn]))).toEqual([turn]);
  expect(told(item(0, [plotted, turn]), item(1, []))).toEqual([plotted]);
});
