// The menus lead to every legal action, and to nothing else.
import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import {
  firstMenu,
  type Menu,
  type MenuStep,
  menuAt,
  type SeatView,
} from "../../src/cli/play/menu.ts";
import { englishCli } from "../../src/cli/words/cli-locales.ts";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
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
