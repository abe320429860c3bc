import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { itemsOf } from "../../docs/playground/src/interaction/chosen-items.ts";
import type { SeatView } from "../../docs/playground/src/interaction/clickable-game.ts";
import {
  type Clicking,
  ClickingContext,
} from "../../docs/playground/src/interaction/clicking-context.ts";
import { offerOf } from "../../docs/playground/src/interaction/clicks.ts";
import { type ItemId, keyOf, type Zone } from "../../docs/playground/src/interaction/item-id.ts";
import type { GameEntry } from "../../docs/playground/src/play/games/game-entry.ts";
import { entryOf, gameIds } from "../../docs/playground/src/play/games/games.ts";
import type { GameId } from "../../docs/playground/src/play/games/rules.ts";
import { type Language, languages } from "../../docs/playground/src/words/languages.ts";
import { PageLanguageContext } from "../../docs/playground/src/words/page-language.ts";
import { amount } from "../repetition.ts";
import { pageLanguages } from "./page-languages.ts";
import { playedPositions, positions } from "./positions.ts";
import { subjects } from "./subjects.ts";

/** Enough random games for every type of action, and with them every zone. */
const GAMES = 20;
/** This many are played even if fewer have every zone. */
const LEAST_GAMES = amount(2, GAMES);
/** The number of positions for each type. */
const PER_TYPE = 2;
/** The number of actions between two tables whose texts are checked. */
const BETWEEN_TEXTS = 25;

const names = ["Ann", "Ben", "Cid", "Dan", "Eve"];

const abyssZones: readonly Zone[] = [
  "council",
  "court",
  "exploration-deck",
  "hand",
  "location",
  "location-stack",
  "lord",
  "lord-deck",
  "reward",
  "seat",
  "track",
];
const exilesZones: readonly Zone[] = ["court-exile", "exile", "exile-deck"];
const krakenZones: readonly Zone[] = ["affiliated", "discard", "loot-deck", "nebulis", "sentinel"];
/** With Leviathan there is no threat track, so fights have no rewards to choose from. */
const leviathanZones: readonly Zone[] = [
  ...abyssZones.filter((zone) => zone !== "reward"),
  "border-space",
  "leviathan",
  "leviathan-token",
];
const conspiracyZones: readonly Zone[] = [
  "location",
  "location-deck",
  "lord-deck",
  "pile",
  "recruit",
  "spot",
];

/** The clickable zones of each game. */
const zones: Readonly<Record<GameId, readonly Zone[]>> = {
  abyss: abyssZones,
  exiles: [...abyssZones, ...exilesZones],
  kraken: [...abyssZones, ...krakenZones],
  leviathan: leviathanZones,
  "exiles-kraken": [...abyssZones, ...exilesZones, ...krakenZones],
  "exiles-leviathan": [...leviathanZones, ...exilesZones],
  "kraken-leviathan": [...leviathanZones, ...krakenZones],
  "exiles-kraken-leviathan": [...leviathanZones, ...exilesZones, ...krakenZones],
  conspiracy: conspiracyZones,
  "conspiracy-solo": [...conspiracyZones, "replay-token"],
};

/** Yields positions of random games, a few for each type of action, until `areEnough`. */
function* positionsPerType(id: GameId, areEnough: () => boolean) {
  const subject = subjects[id]!;
  const drawn = new Map<string, number>();
  const isMissing = (type: string) => (drawn.get(type) ?? 0) < PER_TYPE;
  for (let i = 0; i < GAMES && Object.keys(subject.kinds).some(isMissing); i++) {
    for (const position of playedPositions(subject, `table ${i}`, 1)) {
      if (i >= LEAST_GAMES && areEnough()) return;
      const { type } = position.action;
      const isNew = isMissing(type);
      drawn.set(type, (drawn.get(type) ?? 0) + 1);
      if (isNew) yield position;
    }
  }
}

/** The HTML of a table, and its items, with the number of each copy. */
function draw({ Table }: GameEntry, { view, seat }: SeatView, language: Language) {
  const items = new Set<string>();
  const clicking: Clicking = {
    look(item, copy) {
      const key = `${keyOf(item)} ${copy}`;
      if (items.has(key)) throw new Error(`${key} is drawn twice`);
      items.add(key);
      return { isChosen: false, isHinted: false, clickOptions: [] };
    },
    whyNot: () => undefined,
  };
  const table = createElement(Table, { view, viewer: seat, names });
  const clickable = createElement(ClickingContext, { value: clicking }, table);
  const html = renderToStaticMarkup(
    createElement(PageLanguageContext, { value: pageLanguages[language] }, clickable),
  );
  return { html, items };
}

/** Numbers the copies of items, as the table does. */
function numbered(items: readonly ItemId[]): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const copy = seen.get(keyOf(item)) ?? 0;
    seen.set(keyOf(item), copy + 1);
    return `${keyOf(item)} ${copy}`;
  });
}

/** The names of the buttons for screen readers: a label, or a hidden text. */
const buttonNames = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<button([^>]*)>(?:<span class="unseen">([^<]*))?/g)].map(
    ([, attributes, unseen]) => /aria-label="([^"]*)"/.exec(attributes ?? "")?.[1] ?? unseen,
  );

describe.each(gameIds)("the table of %s", (id) => {
  const entry = entryOf(id);

  test("has every clickable item once", () => {
    const clicked = new Set<Zone>();
    for (const {
      seatView,
      action: { seat: _, ...partial },
    } of positionsPerType(id, () => clicked.size === zones[id].length)) {
      const { items } = draw(entry, seatView, "en");
      const first = offerOf(entry, seatView, undefined).clicks.flatMap(({ item }) => item ?? []);
      const all = itemsOf(entry, seatView, partial);
      const keys = [...first.map((item) => `${keyOf(item)} 0`), ...numbered(all)];
      expect(keys.filter((key) => !items.has(key))).toEqual([]);
      for (const { zone } of [...first, ...all]) clicked.add(zone);
    }
    expect([...clicked].sort()).toEqual([...zones[id]].sort());
  });

  test.each(languages)("has texts in %s, with a label on every item", (language) => {
    for (const { seatView } of positions(subjects[id]!, "words", BETWEEN_TEXTS)) {
      const { html } = draw(entry, seatView, language);
      expect(html).not.toMatch(/undefined|NaN|\[object/);
      expect(html).not.toMatch(/aria-label="\s*"/);
      for (const name of buttonNames(html)) expect(name).toMatch(/\S/);
    }
  });
});
