// Every legal action can be chosen from the menus, and nothing else.
import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { type Desk, firstMenu, type Menu, menuAt, type Step } from "../../src/cli/play/menu.ts";
import { englishCli } from "../../src/cli/words/cli-locales.ts";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { playRandomly, someLegalActions } from "../../src/testing/random.ts";

/** The order in which the members of a list were chosen does not matter. */
const keyOf = (step: Step): string =>
  JSON.stringify(step, (_, value) => (Array.isArray(value) ? [...value].sort() : value));

/** All actions that the menus lead to, and how many menus there are. */
function reachable<T extends GameTypes>(desk: Desk<T>) {
  const actions = new Map<string, Of<T, "action">>();
  const seen = new Set<string>();
  const open: Menu<T>[] = [firstMenu(desk)];
  for (const menu of open) {
    expect(menu.items.length).toBeGreaterThan(0);
    for (const { label, to } of menu.items) {
      expect(label).toMatch(/^(?!.*(undefined|null|NaN|object)).+$/);
      if ("action" in to) actions.set(JSON.stringify(to.action), to.action);
      else if (!seen.has(keyOf(to))) {
        seen.add(keyOf(to));
        open.push(menuAt(desk, to));
      }
    }
  }
  return { actions, menus: open.length };
}

/** More actions than a menu lists at once, and few enough to look at all of them. */
const [FEWEST, MOST] = [13, 150];
const POSITIONS = 8;

describe.each([...gameNames])("menus of %s", (name) => {
  test("lead to all legal actions and to no other", () => {
    withGame(name, ({ game, options, words }) => {
      const { locale, labels } = englishCli;
      let [looked, menus] = [0, 0];
      for (let seed = 0; looked < POSITIONS && seed < 20; seed++)
        for (const { state } of playRandomly(game, options(game.seats.max), `menu ${seed}`)) {
          const [seat] = game.deciders(state);
          if (seat === undefined || looked === POSITIONS) break;
          const { actions, complete } = someLegalActions(game, state, seat);
          if (!complete || actions.length < FEWEST || actions.length > MOST) continue;
          const view = game.view(state, seat);
          const found = reachable({ game, words: words(locale), labels, view, seat });
          expect([...found.actions.keys()].sort()).toEqual(
            actions.map((action) => JSON.stringify(action)).sort(),
          );
          looked++;
          menus += found.menus;
        }
      expect(looked).toBe(POSITIONS);
      expect(menus).toBeGreaterThan(2 * POSITIONS);
    });
  });
});
