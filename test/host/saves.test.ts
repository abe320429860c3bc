import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { hostOf } from "../../src/host/index.ts";
import { saveState } from "../../src/kernel/tools/serialisation.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { hostile, hostiles } from "../bad-input/hostile.ts";
import { anything, nasties } from "../bad-input/nasties.ts";
import { placesIn, withInPlace } from "../bad-input/places.ts";
import { turnsFrom } from "./play.ts";

const host = hostOf(abyss);
const start = host.open({ players: 2, firstPlayer: 0 }, "save");
const explore = { type: "explore", seat: 0 };
const saved = (() => {
  let n = 0;
  for (const { after } of turnsFrom(abyss, host, start, "save"))
    if (++n === 12) return copy(host.save(after));
})();

describe("invalid saves", () => {
  const withStart = (start: unknown) => ({ ...saved, start });
  const withLog = (...log: unknown[]) => ({ ...saved, log });
  const entry = { revision: 1, seat: 0, action: explore };

  test.each<[string, unknown, RegExp]>([
    ["nothing", null, /^session of abyss: null, expected an object with format, game,/],
    ["of another format", { ...saved, format: 2 }, /at format: 2, expected 1/],
    ["of another game", { ...saved, game: "exiles" }, /at game: "exiles", expected abyss/],
    ["of other rules", { ...saved, version: "1" }, /at version: "1", expected 2/],
    [
      "with other options",
      withStart({ options: { players: 5 }, seed: "save" }),
      /options of abyss, at players: 5/,
    ],
    ["without a seed", withStart({ options: { players: 2 }, seed: 5 }), /invalid seed/],
    ["without a start", withStart(null), /at start: null, expected an object with options, seed/],
    ["from an invalid position", withStart({ state: {} }), /^state of abyss/],
    ["with an invalid log", { ...saved, log: {} }, /at log: an object, expected a list/],
    ["with an invalid entry", withLog(5), /at log\.0: 5, expected an object/],
    [
      "with a revision that was used before",
      withLog({ ...entry, revision: 0 }),
      /at log\.0\.revision: 0, expected more than 0/,
    ],
    [
      "with an unknown seat",
      withLog({ ...entry, seat: 5, action: "undo" }),
      /at log\.0|no such seat/,
    ],
    [
      "with an action of another seat",
      withLog({ ...entry, seat: 1 }),
      /at log\.0\.action\.seat: differs from the seat of the entry/,
    ],
    [
      "with a malformed action",
      withLog({ ...entry, action: { type: "fly", seat: 0 } }),
      /at log\.0\.action: refused: malformed/,
    ],
    [
      "with an illegal action",
      withLog({ ...entry, action: { type: "pass", seat: 0 } }),
      /at log\.0\.action: refused: /,
    ],
    [
      "with an undo after an undo",
      withLog({ revision: 1, seat: 0, action: "undo" }, { revision: 2, seat: 0, action: "undo" }),
      /at log\.1\.action: an undo right after an undo/,
    ],
    ["with a log that is too short", withLog(), /at digest: the log leads to another state/],
    [
      "with another seed",
      withStart({ options: { players: 2, firstPlayer: 0 }, seed: "other" }),
      /at (log\.\d+\.action|digest)/,
    ],
  ])("%s", (_, invalid, message) => {
    expect(rulesError(() => host.restore(invalid)).message).toMatch(message);
  });

  test("a value of any kind and size is an error, alone and in any place of a save", () => {
    const places = [...placesIn(saved)].map(([place]) => place);
    const isRejected = (value: unknown) => {
      expect(rulesError(() => host.restore(value)).message).not.toBe("");
    };
    for (const [, make] of [...nasties, ...hostiles]) isRejected(make());
    fc.assert(fc.property(anything, isRejected), { numRuns: 50 });
    fc.assert(
      fc.property(fc.constantFrom(...places), hostile, (place, { make }) =>
        isRejected(withInPlace(saved, place, make())),
      ),
      { numRuns: 100 },
    );
  });

  test("a save is independent of the protocol of messages", () => {
    for (const taken of saved.log)
      expect(Object.keys(taken).sort()).toEqual(["action", "revision", "seat"]);
  });

  test("a save can be restored and saved again, and holds no state", () => {
    const again = copy(host.save(host.restore(saved)));
    expect(again).toEqual(saved);
    expect(Object.keys(saved).sort()).toEqual(
      ["digest", "format", "game", "log", "start", "version"].sort(),
    );
  });
});

describe("a session that starts from a position", () => {
  const { state } = host.restore(saved);
  const resumed = host.resume(saveState(abyss, state));

  test("has nothing to undo, and no news of earlier events", () => {
    expect(resumed.state).toEqual(state);
    expect(resumed.undoPoints).toEqual([]);
    expect(host.news(resumed, 0)).toMatchObject({ revision: 0, undo: null });
    expect(host.news(resumed, 0).items.flatMap(({ events }) => events)).toEqual([]);
  });

  test("is saved with its position, and restored from it", () => {
    for (const { after } of turnsFrom(abyss, host, resumed, "resumed")) {
      if (after.log.length % 40 !== 0) continue;
      expect(host.restore(copy(host.save(after)))).toEqual(after);
    }
  });

  test("needs a consistent position", () => {
    const broken = { ...copy(state), rng: [] };
    expect(rulesError(() => host.resume(broken)).message).toMatch(/state of abyss, at rng/);
  });
});
