import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { hostOf } from "../../src/host/index.ts";
import { saveState } from "../../src/kernel/tools/read.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { hostile, hostiles } from "../bad-input/hostile.ts";
import { anything, nasties } from "../bad-input/nasties.ts";
import { placesIn, withInPlace } from "../bad-input/places.ts";
import { turnsFrom } from "./play.ts";

const host = hostOf(abyss);
const start = host.open({ players: 2, firstPlayer: 0 }, "save");
const explored = { type: "explore", seat: 0 };
const saved = (() => {
  let n = 0;
  for (const { after } of turnsFrom(abyss, host, start, "save"))
    if (++n === 12) return copy(host.save(after));
})();

describe("saves that are none", () => {
  const started = (begin: unknown) => ({ ...saved, start: begin });
  const withLog = (...log: unknown[]) => ({ ...saved, log });
  const entry = { revision: 1, seat: 0, action: explored };

  test.each<[string, unknown, RegExp]>([
    ["nothing", null, /^session of abyss: null, expected an object with format, game,/],
    ["of another format", { ...saved, format: 2 }, /at format: 2, expected 1/],
    ["of another game", { ...saved, game: "exiles" }, /at game: "exiles", expected abyss/],
    ["of other rules", { ...saved, version: "1" }, /at version: "1", expected 2/],
    [
      "with other options",
      started({ options: { players: 5 }, seed: "save" }),
      /options of abyss, at players: 5/,
    ],
    ["without a seed", started({ options: { players: 2 }, seed: 5 }), /not a seed/],
    ["without a beginning", started(null), /at start: null, expected an object with options, seed/],
    ["from a position that is none", started({ state: {} }), /^state of abyss/],
    ["with a log that is none", { ...saved, log: {} }, /at log: an object, expected a list/],
    ["with an entry that is none", withLog(5), /at log\.0: 5, expected an object/],
    [
      "with a revision of the past",
      withLog({ ...entry, revision: 0 }),
      /at log\.0\.revision: 0, expected more than 0/,
    ],
    [
      "with a seat that there is not",
      withLog({ ...entry, seat: 5, action: "undo" }),
      /at log\.0|no such seat/,
    ],
    [
      "with an action of somebody else",
      withLog({ ...entry, seat: 1 }),
      /at log\.0\.action\.seat: is not that of the entry/,
    ],
    [
      "with an action that is none",
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
      /at log\.1\.action: undo after undo/,
    ],
    ["with less than was played", withLog(), /at digest: the log leads to another state/],
    [
      "with another seed",
      started({ options: { players: 2, firstPlayer: 0 }, seed: "other" }),
      /at (log\.\d+\.action|digest)/,
    ],
  ])("%s", (_, wrong, message) => {
    expect(rulesError(() => host.restore(wrong)).message).toMatch(message);
  });

  test("anything of any kind and size is an error, by itself and in any place of a save", () => {
    const places = [...placesIn(saved)].map(([place]) => place);
    const isWrong = (value: unknown) => {
      expect(rulesError(() => host.restore(value)).message).not.toBe("");
    };
    for (const [, make] of [...nasties, ...hostiles]) isWrong(make());
    fc.assert(fc.property(anything, isWrong), { numRuns: 50 });
    fc.assert(
      fc.property(fc.constantFrom(...places), hostile, (place, { make }) =>
        isWrong(withInPlace(saved, place, make())),
      ),
      { numRuns: 100 },
    );
  });

  test("a save is independent of the protocol of messages", () => {
    for (const taken of saved.log)
      expect(Object.keys(taken).sort()).toEqual(["action", "revision", "seat"]);
  });

  test("a save is a copy that its owner may spoil, and it holds no state", () => {
    const again = copy(host.save(host.restore(saved)));
    expect(again).toEqual(saved);
    expect(Object.keys(saved).sort()).toEqual(
      ["digest", "format", "game", "log", "start", "version"].sort(),
    );
  });
});

describe("a session that goes on from a position", () => {
  const { state } = host.restore(saved);
  const resumed = host.resume(saveState(abyss, state));

  test("has nothing that could be taken back, and nothing to tell of before", () => {
    expect(resumed.state).toEqual(state);
    expect(resumed.undoPoints).toEqual([]);
    expect(host.news(resumed, 0)).toMatchObject({ revision: 0, canUndo: false });
    expect(host.news(resumed, 0).items.flatMap(({ events }) => events)).toEqual([]);
  });

  test("is saved with its position, and goes on from there", () => {
    for (const { after } of turnsFrom(abyss, host, resumed, "resumed")) {
      if (after.log.length % 40 !== 0) continue;
      expect(host.restore(copy(host.save(after)))).toEqual(after);
    }
  });

  test("needs a sound position", () => {
    const broken = { ...copy(state), rng: [] };
    expect(rulesError(() => host.resume(broken)).message).toMatch(/state of abyss, at rng/);
  });
});
