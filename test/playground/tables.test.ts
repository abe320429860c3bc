import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Entry } from "../../docs/playground/src/play/game-entry.ts";
import { entryOf, gameIds } from "../../docs/playground/src/play/games.ts";
import type { GameId } from "../../docs/playground/src/play/rules.ts";
import { thingsOf } from "../../docs/playground/src/interaction/chosen-items.ts";
import type { Standpoint } from "../../docs/playground/src/interaction/clickable-game.ts";
import { offerOf } from "../../docs/playground/src/interaction/clicks.ts";
import { type Clicking, ClickingContext } from "../../docs/playground/src/interaction/clicking-context.ts";
import { keyOf, type ThingId, type Zone } from "../../docs/playground/src/interaction/item-id.ts";
import { type Language, languages } from "../../docs/playground/src/words/languages.ts";
import { SpeechContext } from "../../docs/playground/src/words/page-language.ts";
import { positions } from "./positions.ts";
import { subjects } from "./subjects.ts";

/** So many random games have every kind of action, and with them every zone. */
const GAMES = 20;
/** So many positions are drawn for each kind. */
const OF_EACH = 2;
/** So many actions lie between two tables whose texts are read. */
const BETWEEN_TEXTS = 25;

const names = ["Ann", "Ben", "Cid"];

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
const conspiracyZones: readonly Zone[] = [
  "location",
  "location-deck",
  "lord-deck",
  "pile",
  "recruit",
  "spot",
];

/** What can be clicked in each game. */
const zones: Readonly<Record<GameId, readonly Zone[]>> = {
  abyss: abyssZones,
  exiles: [...abyssZones, ...exilesZones],
  kraken: [...abyssZones, ...krakenZones],
  "exiles-kraken": [...abyssZones, ...exilesZones, ...krakenZones],
  conspiracy: conspiracyZones,
  "conspiracy-solo": [...conspiracyZones, "replay-token"],
};

/** Positions of random games: a few for each kind of action. */
function* occasions(id: GameId) {
  const subject = subjects[id]!;
  const drawn = new Map<string, number>();
  for (let i = 0; i < GAMES; i++)
    for (const position of positions(subject, `table ${i}`, 1)) {
      const { type } = position.action;
      const times = drawn.get(type) ?? 0;
      drawn.set(type, times + 1);
      if (times < OF_EACH) yield position;
    }
}

/** The table as its HTML, with the things on it: the nth of equal ones has the number n - 1. */
function draw({ Table }: Entry, { view, seat }: Standpoint, language: Language) {
  const things = new Set<string>();
  const clicking: Clicking = {
    look(thing, copy) {
      const key = `${keyOf(thing)} ${copy}`;
      if (things.has(key)) throw new Error(`${key} is drawn twice`);
      things.add(key);
      return { isChosen: false, isHinted: false, deeds: [] };
    },
    whyNot: () => undefined,
  };
  const table = createElement(Table, { view, viewer: seat, names });
  const clickable = createElement(ClickingContext, { value: clicking }, table);
  const { name: _, ...speech } = languages[language];
  const html = renderToStaticMarkup(
    createElement(SpeechContext, { value: { language, ...speech } }, clickable),
  );
  return { html, things };
}

/** Equal things are numbered, as they are on the table. */
function numbered(things: readonly ThingId[]): string[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const copy = seen.get(keyOf(thing)) ?? 0;
    seen.set(keyOf(thing), copy + 1);
    return `${keyOf(thing)} ${copy}`;
  });
}

/** What the buttons are called for those who do not see them: by a label, or by a text that is not shown. */
const buttonNames = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<button([^>]*)>(?:<span class="unseen">([^<]*))?/g)].map(
    ([, attributes, unseen]) => /aria-label="([^"]*)"/.exec(attributes ?? "")?.[1] ?? unseen,
  );

describe.each(gameIds)("the table of %s", (id) => {
  const entry = entryOf(id);

  test("has every thing once that can be clicked", () => {
    const clicked = new Set<Zone>();
    for (const {
      who,
      action: { seat: _, ...made },
    } of occasions(id)) {
      const { things } = draw(entry, who, "en");
      const first = offerOf(entry, who, undefined).clicks.flatMap(({ thing }) => thing ?? []);
      const all = thingsOf(entry, who, made);
      for (const thing of first) expect(things).toContain(`${keyOf(thing)} 0`);
      for (const key of numbered(all)) expect(things).toContain(key);
      for (const { zone } of [...first, ...all]) clicked.add(zone);
    }
    expect([...clicked].sort()).toEqual([...zones[id]].sort());
  });

  test.each(Object.keys(languages) as Language[])(
    "speaks %s, with a label on every thing",
    (language) => {
      for (const { who } of positions(subjects[id]!, "words", BETWEEN_TEXTS)) {
        const { html } = draw(entry, who, language);
        expect(html).not.toMatch(/undefined|NaN|\[object/);
        expect(html).not.toMatch(/aria-label="\s*"/);
        for (const name of buttonNames(html)) expect(name).toMatch(/\S/);
      }
    },
  );
});
