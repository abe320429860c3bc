import { edit, RulesError } from "abyss-rules";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Editor } from "../../docs/playground/src/extras/editor/position-editor.tsx";
import {
  type Change,
  fieldsOf,
  makeChanges,
  type Place,
} from "../../docs/playground/src/extras/editor/table-fields.ts";
import { entryOf, gameIds } from "../../docs/playground/src/play/games/games.ts";
import { gameOf } from "../../docs/playground/src/play/games/rules.ts";
import { act, deal, newsFor, withEdited } from "../../docs/playground/src/play/local-game.ts";
import { languages } from "../../docs/playground/src/words/languages.ts";
import { PageLanguageContext } from "../../docs/playground/src/words/page-language.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { pageLanguages } from "./page-languages.ts";

/** A game after some random moves. */
function played(id: (typeof gameIds)[number], moves: number): { readonly table: object } {
  const game = gameOf(id);
  const options = entryOf(id).options({ players: game.seats.max, agreed: [] });
  const rng = rngFrom("editor");
  let { state } = game.setup(options, "editor");
  for (let n = 0; n < moves; n++) {
    const [seat] = game.deciders(state);
    if (seat === undefined) break;
    const result = game.reduce(state, game.randomAction(state, seat, rng));
    if (!result.ok) throw new Error(result.refusal.code);
    state = result.state;
  }
  return state as { readonly table: object };
}

const { en } = pageLanguages;
const fieldsIn = (id: (typeof gameIds)[number], { table }: { readonly table: object }) =>
  fieldsOf(table, entryOf(id).names(en.locale).parts);
const isPlace = (field: object): field is Place => "cards" in field;

/** The state with the changes; `undefined` if it is impossible. */
function edited(id: (typeof gameIds)[number], state: object, changes: readonly Change[]) {
  try {
    return edit(gameOf(id), state, (table) => makeChanges(table, changes));
  } catch (error) {
    if (error instanceof RulesError) return undefined;
    throw error;
  }
}

describe.each(gameIds)("%s", (id) => {
  const state = played(id, 12);
  const places = fieldsIn(id, state).filter(isPlace);

  test("a move of a card keeps all cards", () => {
    const sorted = (table: object) =>
      fieldsIn(id, { table })
        .filter(isPlace)
        .flatMap(({ cards }) => cards.map(String))
        .sort();
    const all = sorted(state.table);
    expect(new Set(places.map(({ kind }) => kind)).size).toBeGreaterThan(1);
    for (const from of places.filter(({ cards }) => cards.length > 0))
      for (const to of places.filter(({ kind }) => kind === from.kind)) {
        // What lies on a location goes with it.
        if (from === to || from.part === "locations") continue;
        const { table } = structuredClone(state);
        makeChanges(table, [{ card: from.cards[0]!, from: from.path, to: to.path }]);
        expect(sorted(table)).toEqual(all);
      }
  });

  test("some moves lead to a position to play from, the others to problems", () => {
    const results = places.flatMap((from) =>
      places
        .filter((to) => from.cards.length > 0 && to.kind === from.kind && to !== from)
        .map((to) => edited(id, state, [{ card: from.cards[0]!, from: from.path, to: to.path }])),
    );
    const possible = results.filter((result) => result !== undefined);
    expect(possible.length).toBeGreaterThan(0);
    expect(possible.length).toBeLessThan(results.length);
    for (const result of possible) expect(gameOf(id).deciders(result)).not.toEqual([]);
  });

  test.each(languages)("all fields have names in %s", (language) => {
    const names = ["Ann", "Ben", "Cid", "Dan", "Eve"];
    const draft = { isOpen: true, setOpen: () => {}, changes: [], setChanges: () => {} };
    const editor = createElement(Editor, {
      entry: entryOf(id),
      state,
      names,
      draft,
      onEdited: () => {},
    });
    const html = renderToStaticMarkup(
      createElement(PageLanguageContext, { value: pageLanguages[language] }, editor),
    );
    const labels = [...html.matchAll(/<(?:label|option)[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(labels.length).toBeGreaterThan(20);
    for (const label of labels) expect(label).not.toMatch(/^$|undefined|[a-z][A-Z]/);
    expect(html).not.toContain("data-problems");
  });
});

describe("figures", () => {
  const state = played("kraken", 60);

  test("numbers of the table and of players, and seats", () => {
    const paths = fieldsIn("kraken", state).flatMap((field) =>
      "value" in field ? [`${field.path.join(".")}${field.isSeat ? " seat" : ""}`] : [],
    );
    expect(paths).toContain("threat");
    expect(paths).toContain("seats.3.pearls");
    expect(paths).toContain("kraken.nebulis.2");
    expect(paths).toContain("kraken.figure seat");
    expect(paths).toContain("lastSeat seat");
    expect(paths).not.toContain("turn.seat");
  });

  test("an impossible one is refused", () => {
    expect(edited("kraken", state, [{ path: ["seats", 0, "pearls"], value: 3 }])).toBeDefined();
    expect(edited("kraken", state, [{ path: ["seats", 0, "pearls"], value: -3 }])).toBeUndefined();
    expect(edited("kraken", state, [{ path: ["threat"], value: null }])).toBeUndefined();
  });
});

test("a game goes on from an edited position, and undo goes back to the one before", () => {
  const players = [0, 1].map(() => ({ name: "", plays: "person" }) as const);
  const first = deal(
    { key: "a key", id: "abyss", players },
    { options: { players: 2, firstPlayer: 0 }, seed: "x" },
  );
  const richer = edited("abyss", first.session.state, [{ path: ["seats", 0, "pearls"], value: 9 }]);
  const game = withEdited(first, richer!);
  expect(newsFor(game, 0).view).toMatchObject({ table: { seats: [{ pearls: 9 }, {}] } });
  expect(act(game, 0, "undo")).toBe(first);
  const moved = act(game, 0, { type: "explore", seat: 0 });
  expect(() => act(moved, 0, "undo")).toThrow();
});
