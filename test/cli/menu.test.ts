// The menus lead to every legal action, and to nothing else.
import { describe, expect, test } from "vitest";
import * as texts from "../../src/abyss/index.ts";
import { gameNames, withGame } from "../../src/cli/games.ts";
import {
  firstMenu,
  type Menu,
  type MenuStep,
  menuAt,
  type SeatView,
} from "../../src/cli/play/menu.ts";
import { englishCli } from "../../src/cli/words/cli-locales.ts";
import { wordsOf } from "../../src/cli/words/words.ts";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { playRandomly, someLegalActions } from "../../src/testing/random.ts";

/** The same key for every order in which the members of a list were chosen. */
const keyOf = (step: MenuStep): string =>
  JSON.stringify(step, (_, value) => (Array.isArray(value) ? [...value].sort() : value));

/** All actions that the menus lead to, and how many menus there are. */
function reachable<T extends GameTypes>(seatView: SeatView<T>) {
  const actions = new Map<string, Of<T, "action">>();
  const seen = new Set<string>();
  const open: Menu<T>[] = [firstMenu(seatView)];
  for (const menu of open) {
    expect(menu.items.length).toBeGreaterThan(0);
    for (const { label, to } of menu.items) {
      expect(label).toMatch(/^(?!.*(undefined|null|NaN|object)).+$/);
      if ("action" in to) actions.set(JSON.stringify(to.action), to.action);
      else if (!seen.has(keyOf(to))) {
        seen.add(keyOf(to));
        open.push(menuAt(seatView, to));
      }
    }
  }
  return { actions, menus: open.length };
}

/** More actions than one menu lists, and few enough to check all of them. */
const [FEWEST, MOST] = [13, 150];
const POSITIONS = 8;

describe.each([...gameNames])("menus of %s", (name) => {
  test("lead to all legal actions and to no others", () => {
    withGame(name, ({ game, options, words }) => {
      const { locale, labels } = englishCli;
      let [checked, menus] = [0, 0];
      for (let seed = 0; checked < POSITIONS && seed < 20; seed++)
        for (const { state } of playRandomly(game, options(game.seats.max), `menu ${seed}`)) {
          const [seat] = game.deciders(state);
          if (seat === undefined || checked === POSITIONS) break;
          const { actions, complete } = someLegalActions(game, state, seat);
          if (!complete || actions.length < FEWEST || actions.length > MOST) continue;
          const view = game.view(state, seat);
          const found = reachable({ game, words: words(locale), labels, view, seat });
          expect([...found.actions.keys()].sort()).toEqual(
            actions.map((action) => JSON.stringify(action)).sort(),
          );
          checked++;
          menus += found.menus;
        }
      expect(checked).toBe(POSITIONS);
      expect(menus).toBeGreaterThan(2 * POSITIONS);
    });
  });
});

describe("several cards of a list are chosen in one line", () => {
  const { abyss } = texts;
  const hand = ["crab-1", "crab-1", "crab-2", "crab-3", "jellyfish-1", "seahorse-2"] as const;
  const state = fromPosition(abyss, { seats: [{ pearls: 5, hand }, {}], court: ["seeker"] }, "x");
  const { locale, labels } = englishCli;
  const words = wordsOf<texts.AbyssTypes>(texts, locale, locale.abyss);
  const seatView = { game: abyss, words, labels, view: abyss.view(state, 0), seat: 0 };
  const lord = { lord: "seeker" };
  const menu = menuAt(seatView, { partial: { type: "recruit", ...lord }, closed: [] });
  const numberOf = (card: string) =>
    1 + menu.items.findIndex(({ label }) => label.startsWith(card));

  test("by the numbers of the menu, which stay the same for the whole line", () => {
    expect(menu.heading).toBe("Recruit a lord (lord: Seeker): allies");
    const [crab, jellyfish] = [numberOf("Crab 1"), numberOf("Jellyfish 1")];
    expect(menu.several?.([crab, jellyfish, crab])).toMatchObject({
      partial: { type: "recruit", allies: ["crab-1", "jellyfish-1", "crab-1"] },
    });
  });

  test("unless no legal action contains them", () => {
    const crab = numberOf("Crab 1");
    expect(menu.several?.([crab, crab, crab])).toBeUndefined();
    expect(menu.several?.([crab, menu.items.length + 1])).toBeUndefined();
  });

  test("only where the menu is about a list", () => {
    expect(firstMenu(seatView).several).toBeUndefined();
  });
});
