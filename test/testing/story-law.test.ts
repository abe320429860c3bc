// Events explain the change: one that is left out, or has another number, must be missed.
import { describe, expect, test } from "vitest";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { GameTypes, Of, Step } from "../../src/kernel/contract/game.ts";
import { playRandomly, type TestedGame } from "../../src/testing/index.ts";
import { setupLaws, stepLaws } from "../../src/testing/step-laws.ts";
import {
  trialOfAbyss,
  trialOfConspiracy,
  trialOfConspiracySolo,
  trialOfExiles,
  trialOfExilesKraken,
  trialOfKraken,
} from "../laws/subjects.ts";

import { breach } from "./breaking.ts";

const EXPLAIN = "the events explain the change: the picture after follows from the one before";

const SET_UP = "the events of the set-up tell the first table";

/** Events after which nothing lies elsewhere. */
const SILENT = new Set([
  "action-passed",
  "turn-passed",
  "stack-searched",
  "location-deck-searched",
  "game-ended",
  "lords-set-aside",
  "lord-looked-at",
  "race-named",
]);
/** Fields that count what comes or goes. */
const COUNTS = new Set(["pearls", "price", "keyTokens", "threat", "monsters", "added", "cards"]);

/** A step of a game, and what the law says if it told these events instead. */
interface Scene {
  readonly events: readonly { readonly type: string }[];
  told(events: readonly object[]): string | undefined;
}

function* scenesOf<T extends GameTypes>(
  tested: TestedGame<T>,
  options: Of<T, "options">,
  games: number,
): Generator<Scene> {
  for (let seed = 0; seed < games; seed++) {
    let before: Of<T, "state"> | undefined;
    for (const step of playRandomly(tested.game, options, `story ${seed}`)) {
      const { action } = step;
      const state = before;
      before = step.state;
      if (!action || !state) continue;
      const facts = { ...tested, options, state, components: [], rng: rngFrom("story"), action };
      yield {
        events: step.events,
        told: (events) =>
          stepLaws[EXPLAIN]({ ...facts, step: { ...step, events: events as Step<T>["events"] } }),
      };
    }
  }
}

/** The set-up of such a game. */
function setupOf<T extends GameTypes>(tested: TestedGame<T>, options: Of<T, "options">): Scene {
  const step = tested.game.setup(options, "story");
  return {
    events: step.events,
    told: (events) =>
      setupLaws[SET_UP]({
        ...tested,
        options,
        step: { ...step, events: events as Step<T>["events"] },
      }),
  };
}

/** Whether a story without, or with another, event is found out; it may also lead to what cannot be. */
function isMissed(scene: Scene, events: readonly object[]): boolean {
  try {
    return scene.told(events) !== undefined;
  } catch {
    return true;
  }
}

/** The kinds of event that were told, those of them that are missed, and the counts that are. */
function found(scenes: Iterable<Scene>) {
  const told = new Set<string>();
  const missed = new Set<string>();
  const counts = new Set<string>();
  const missedCounts = new Set<string>();
  for (const scene of scenes) {
    const { events } = scene;
    for (const [i, event] of events.entries()) {
      told.add(event.type);
      if (!missed.has(event.type) && isMissed(scene, events.toSpliced(i, 1)))
        missed.add(event.type);
      for (const [field, count] of Object.entries(event)) {
        if (!COUNTS.has(field) || typeof count !== "number") continue;
        const name = `${event.type} ${field}`;
        counts.add(name);
        const other = events.with(i, { ...event, [field]: count + 1 } as typeof event);
        if (!missedCounts.has(name) && isMissed(scene, other)) missedCounts.add(name);
      }
    }
  }
  return { told, missed, counts, missedCounts };
}

const four = { players: 4 };
describe("an event that is left out, or has another number, is missed", () => {
  test.each<[string, () => Iterable<Scene>, number]>([
    ["Abyss", () => scenesOf(trialOfAbyss, four, 8), 30],
    ["Exiles", () => scenesOf(trialOfExiles, four, 8), 34],
    ["Kraken", () => scenesOf(trialOfKraken, four, 5), 38],
    ["Exiles with Kraken", () => scenesOf(trialOfExilesKraken, four, 5), 38],
    ["Conspiracy", () => scenesOf(trialOfConspiracy, { players: 4, bonusLocations: true }, 12), 18],
    ["Conspiracy for one", () => scenesOf(trialOfConspiracySolo, {}, 30), 18],
  ])("%s", (_, scenes, kinds) => {
    const { told, missed, counts, missedCounts } = found(scenes());
    expect([...told].filter((type) => !SILENT.has(type) && !missed.has(type))).toEqual([]);
    expect([...counts].filter((name) => !missedCounts.has(name))).toEqual([]);
    expect(missed.size).toBeGreaterThanOrEqual(kinds);
  });
});

describe("no event of the set-up can be left out, or tell of others", () => {
  test.each<[string, Scene, string[]]>([
    ["Abyss", setupOf(trialOfAbyss, four), ["court-filled", "locations-made-available"]],
    ["Exiles", setupOf(trialOfExiles, four), ["court-filled", "exile-to-court"]],
    ["Kraken", setupOf(trialOfKraken, four), ["court-filled"]],
    ["Exiles with Kraken", setupOf(trialOfExilesKraken, four), ["exile-to-court"]],
    ["Conspiracy", setupOf(trialOfConspiracy, four), ["locations-made-available"]],
    ["Conspiracy for one", setupOf(trialOfConspiracySolo, {}), ["opponent-appeared"]],
  ])("%s", (_, scene, kinds) => {
    const { events } = scene;
    const told = events.map(({ type }) => type);
    expect(told).toEqual(expect.arrayContaining(["game-started", "turn-started", ...kinds]));
    expect(scene.told(events)).toBeUndefined();
    for (const [i, event] of events.entries()) {
      expect(isMissed(scene, events.toSpliced(i, 1)), event.type).toBe(true);
      for (const [field, value] of Object.entries(event)) {
        if (!Array.isArray(value) && field !== "players" && field !== "seat") continue;
        const other = Array.isArray(value) ? value.slice(1) : Number(value) + 1;
        const changed = events.with(i, { ...event, [field]: other });
        expect(isMissed(scene, changed), `${event.type}.${field}`).toBe(true);
      }
    }
  });
});

test("a set-up that tells nothing is found out in play", () => {
  const { game } = trialOfConspiracy;
  const silent: typeof game = {
    ...game,
    setup: (...given) => ({ ...game.setup(...given), events: [] }),
  };
  const subject = { ...trialOfConspiracy, options: four };
  expect(breach({ ...subject, game: silent }, SET_UP, 1)).toContain("but is told");
  expect(breach(subject, SET_UP, 1)).toBeUndefined();
});
