// Events explain every change: the law must notice an event that is left out, or has another number.
import { describe, expect, test } from "vitest";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { GameTypes, Of, Step } from "../../src/kernel/contract/game.ts";
import { playRandomly, type TestedGame } from "../../src/testing/index.ts";
import { seatsOf, viewersOf } from "../../src/testing/law-inputs.ts";
import { lookupsOf } from "../../src/testing/lookups.ts";
import { setupLaws, stepLaws } from "../../src/testing/step-laws.ts";
import {
  trialOfAbyss,
  trialOfConspiracy,
  trialOfConspiracySolo,
  trialOfExiles,
  trialOfExilesKraken,
  trialOfKraken,
} from "../laws/subjects.ts";

import { violationIn } from "./breaking.ts";

const EXPLAIN = "the events explain the change: the picture after follows from the one before";

const SET_UP = "the events of the set-up explain the first table";

/** Events that do not change the picture. */
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
/** Fields with a number of components. */
const COUNTS = new Set(["pearls", "price", "keyTokens", "threat", "monsters", "added", "cards"]);

/** A step of a game, and the verdict on it with other events. */
interface Scene {
  readonly events: readonly { readonly type: string }[];
  verdictWith(events: readonly object[]): string | undefined;
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
      const rng = rngFrom("story");
      const input = {
        ...tested,
        ...lookupsOf(tested, state, () => rng),
        options,
        state,
        components: [],
        viewers: viewersOf(seatsOf(state)),
        rng,
        action,
        after: lookupsOf(tested, step.state, () => rng),
      };
      yield {
        events: step.events,
        verdictWith: (events) =>
          stepLaws[EXPLAIN]({ ...input, step: { ...step, events: events as Step<T>["events"] } }),
      };
    }
  }
}

/** The set-up of a game. */
function setupOf<T extends GameTypes>(tested: TestedGame<T>, options: Of<T, "options">): Scene {
  const step = tested.game.setup(options, "story");
  return {
    events: step.events,
    verdictWith: (events) =>
      setupLaws[SET_UP]({
        ...tested,
        options,
        step: { ...step, events: events as Step<T>["events"] },
      }),
  };
}

/** True if the law notices these events; they may also make the fold throw. */
function isNoticed(scene: Scene, events: readonly object[]): boolean {
  try {
    return scene.verdictWith(events) !== undefined;
  } catch {
    return true;
  }
}

/** The types of event that occurred, those whose absence is noticed, and the same for their counts. */
function noticedIn(scenes: Iterable<Scene>) {
  const occurred = new Set<string>();
  const noticed = new Set<string>();
  const counts = new Set<string>();
  const noticedCounts = new Set<string>();
  for (const scene of scenes) {
    const { events } = scene;
    for (const [i, event] of events.entries()) {
      occurred.add(event.type);
      if (!noticed.has(event.type) && isNoticed(scene, events.toSpliced(i, 1)))
        noticed.add(event.type);
      for (const [field, count] of Object.entries(event)) {
        if (!COUNTS.has(field) || typeof count !== "number") continue;
        const name = `${event.type} ${field}`;
        counts.add(name);
        const other = events.with(i, { ...event, [field]: count + 1 } as typeof event);
        if (!noticedCounts.has(name) && isNoticed(scene, other)) noticedCounts.add(name);
      }
    }
  }
  return { occurred, noticed, counts, noticedCounts };
}

const four = { players: 4 };
describe("an event that is left out, or has another number, is noticed", () => {
  test.each<[string, () => Iterable<Scene>, number]>([
    ["Abyss", () => scenesOf(trialOfAbyss, four, 8), 30],
    ["Exiles", () => scenesOf(trialOfExiles, four, 8), 34],
    ["Kraken", () => scenesOf(trialOfKraken, four, 5), 38],
    ["Exiles with Kraken", () => scenesOf(trialOfExilesKraken, four, 5), 38],
    ["Conspiracy", () => scenesOf(trialOfConspiracy, { players: 4, bonusLocations: true }, 12), 18],
    ["Solo Conspiracy", () => scenesOf(trialOfConspiracySolo, {}, 30), 18],
  ])("%s", (_, scenes, kinds) => {
    const { occurred, noticed, counts, noticedCounts } = noticedIn(scenes());
    expect([...occurred].filter((type) => !SILENT.has(type) && !noticed.has(type))).toEqual([]);
    expect([...counts].filter((name) => !noticedCounts.has(name))).toEqual([]);
    expect(noticed.size).toBeGreaterThanOrEqual(kinds);
  });
});

describe("every event of the set-up that is left out or changed is noticed", () => {
  test.each<[string, Scene, string[]]>([
    ["Abyss", setupOf(trialOfAbyss, four), ["court-filled", "locations-made-available"]],
    ["Exiles", setupOf(trialOfExiles, four), ["court-filled", "exile-to-court"]],
    ["Kraken", setupOf(trialOfKraken, four), ["court-filled"]],
    ["Exiles with Kraken", setupOf(trialOfExilesKraken, four), ["exile-to-court"]],
    ["Conspiracy", setupOf(trialOfConspiracy, four), ["locations-made-available"]],
    ["Solo Conspiracy", setupOf(trialOfConspiracySolo, {}), ["opponent-appeared"]],
  ])("%s", (_, scene, kinds) => {
    const { events } = scene;
    const types = events.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["game-started", "turn-started", ...kinds]));
    expect(scene.verdictWith(events)).toBeUndefined();
    for (const [i, event] of events.entries()) {
      expect(isNoticed(scene, events.toSpliced(i, 1)), event.type).toBe(true);
      for (const [field, value] of Object.entries(event)) {
        if (!Array.isArray(value) && field !== "players" && field !== "seat") continue;
        const other = Array.isArray(value) ? value.slice(1) : Number(value) + 1;
        const changed = events.with(i, { ...event, [field]: other });
        expect(isNoticed(scene, changed), `${event.type}.${field}`).toBe(true);
      }
    }
  });
});

test("a set-up without events breaks the law", () => {
  const { game } = trialOfConspiracy;
  const silent: typeof game = {
    ...game,
    setup: (...args) => ({ ...game.setup(...args), events: [] }),
  };
  const subject = { ...trialOfConspiracy, options: four };
  expect(violationIn({ ...subject, game: silent }, SET_UP, 1)).toContain("but the events give");
  expect(violationIn(subject, SET_UP, 1)).toBeUndefined();
});
