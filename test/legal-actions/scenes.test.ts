// Functions that must agree with the list of legal actions, in every prepared scene of every game.
import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { kraken } from "../../src/kraken/index.ts";
import { allScenes as scenesOfAbyss } from "../abyss/scenes.ts";
import { allScenes as scenesOfConspiracy } from "../conspiracy/scenes.ts";
import { allScenes as scenesOfConspiracySolo } from "../conspiracy-solo/scenes.ts";
import { allScenes as scenesOfExiles } from "../exiles/scenes.ts";
import { expectEqual } from "../expect-equal.ts";
import { allScenes as scenesOfKraken } from "../kraken/scenes.ts";
import { amount } from "../repetition.ts";

/** This many random actions are drawn even if fewer have every type. */
const LEAST_DRAWS = amount(30, 200);

function testScenes<T extends GameTypes>(
  game: Game<T>,
  scenes: readonly [string, () => Of<T, "state">][],
): void {
  describe.each(scenes)(`${game.id}, %s`, (name, scene) => {
    test("types and counts are those of the list, for the state and for the view", () => {
      const state = scene();
      for (const seat of game.deciders(state)) {
        const actions = [...game.legalActions(state, seat)];
        const kinds = new Set(actions.map(({ type }) => type));
        for (const source of [state, game.view(state, seat)]) {
          expect(new Set(game.actionTypes(source, seat))).toEqual(kinds);
          expect(game.actionTypes(source, seat)).toHaveLength(kinds.size);
          expect(game.countActions(source, seat)).toBe(actions.length);
        }
      }
    });

    test("random actions are in the list, and every type is drawn sooner or later", () => {
      const state = scene();
      for (const seat of game.deciders(state)) {
        const actions = new Set(
          [...game.legalActions(state, seat)].map((one) => JSON.stringify(one)),
        );
        const rng = rngFrom(name);
        const types = new Set(game.actionTypes(state, seat));
        const drawn = new Set<string>();
        const unlisted: string[] = [];
        // With eight types or fewer, 200 fair draws practically never miss one.
        for (let n = 0; n < LEAST_DRAWS || (drawn.size < types.size && n < 200); n++) {
          const action = game.randomAction(state, seat, rng);
          drawn.add(action.type);
          const text = JSON.stringify(action);
          if (!actions.has(text)) unlisted.push(text);
        }
        expect(unlisted).toEqual([]);
        expect(drawn).toEqual(types);
      }
    });

    test("previews are certain if nothing is revealed, and equal the next view", () => {
      const state = scene();
      for (const seat of game.deciders(state)) {
        const view = game.view(state, seat);
        for (const action of game.legalActions(state, seat)) {
          const step = game.reduce(state, action);
          if (!step.ok) throw new Error(`legal, but refused: ${JSON.stringify(action)}`);
          expectEqual(
            game.preview(view, action),
            step.revealedTo.length === 0
              ? { certain: true, view: game.view(step.state, seat) }
              : { certain: false },
            JSON.stringify(action),
          );
        }
      }
    });

    test("totals are those of the standings", () => {
      const state = scene();
      const totals = game.totals(state);
      expect(game.standings(state).bySeat.map(({ total }) => total)).toEqual(totals);
    });
  });
}

testScenes(abyss, scenesOfAbyss);
testScenes(exiles, scenesOfExiles);
testScenes(kraken, scenesOfKraken);
testScenes(conspiracy, scenesOfConspiracy);
testScenes(conspiracySolo, scenesOfConspiracySolo);
