import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import { hostOf, type ReceiveResult, revisionOf, type Session } from "../../src/host/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { digest } from "../../src/kernel/data/digest.ts";
import { checkDigits } from "../../src/kernel/tools/check-digits.ts";
import { replay } from "../../src/kernel/tools/replay.ts";
import { saveState } from "../../src/kernel/tools/serialisation.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { hostile, hostiles } from "../bad-input/hostile.ts";
import { anything, nasties } from "../bad-input/nasties.ts";
import { placesIn, withInPlace } from "../bad-input/places.ts";
import { rules, toyWith } from "../kernel/toy-game.ts";
import { messageAt, randomMessage, turnsFrom } from "./play.ts";

const host = hostOf(abyss);
const start = host.open({ players: 2, firstPlayer: 0 }, "save");
const explore = { type: "explore", seat: 0 };
const saved = (() => {
  let n = 0;
  for (const { after } of turnsFrom(abyss, host, start, "save"))
    if (++n === 12) return copy(host.save(after));
})();

/** A game that never ends: polishing rolls a die instead of costing a coin, and leaves the question open. */
const dicing = toyWith({
  moves: {
    ...rules.moves,
    polish: {
      ...rules.moves.polish,
      refuse: () => undefined,
      perform({ seats }, { seat }, { rng }) {
        seats[seat]!.shine = rng.below(6);
      },
    },
  },
});

function received<T extends GameTypes>(result: ReceiveResult<T>): Session<T> {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.session;
}

/** A save with fitting checks and digest, as a forger would write it. */
const resealed = (contents: object) => {
  const { game, version, start, log, verified } = contents as typeof saved;
  const parts = Array.isArray(log) ? log : [];
  return {
    ...contents,
    checks: checkDigits([[game, version, start], ...parts]),
    digest: { ...saved.digest, log: digest([game, version, start, log, verified]) },
  };
};

describe("invalid saves", () => {
  const withStart = (start: unknown) => resealed({ ...saved, start });
  const withLog = (...log: unknown[]) => resealed({ ...saved, log });
  const entry = { revision: 1, seat: 0, action: explore };

  test.each<[string, unknown, RegExp]>([
    ["nothing", null, /^session of abyss: null, expected an object with format, game,/],
    [
      "of a newer format",
      { ...saved, format: 3, log: 7 },
      /at format: written by a newer version: format 3, expected at most format 2$/,
    ],
    ["of no format", { ...saved, format: "2" }, /at format: "2", expected 1 or 2$/],
    ["without checks", { ...saved, checks: null }, /at checks: null, expected a string$/],
    [
      "without digests",
      { ...saved, digest: "" },
      /at digest: "", expected an object with log, state$/,
    ],
    [
      "that does not say what was verified",
      { ...saved, verified: true },
      /at verified: true, expected all or state$/,
    ],
    [
      "of format 1, with fields of format 2",
      { ...saved, format: 1, digest: "" },
      /at verified: format 1 has no verified, expected format 2 \(and 1 more: at checks: format 1 has no checks, expected format 2\)$/,
    ],
    ["of another game", { ...saved, game: "exiles" }, /at game: "exiles", expected abyss/],
    ["of other rules", { ...saved, version: "1" }, /at version: "1", expected 2/],
    [
      "with other options",
      withStart({ options: { players: 5 }, seed: "save" }),
      /at start\.players: 5/,
    ],
    [
      "without a seed",
      withStart({ options: { players: 2 }, seed: 5 }),
      /at start: expected a string of at most 256/,
    ],
    ["without a start", withStart(null), /at start: null, expected an object with options, seed/],
    [
      "from an invalid position",
      withStart({ state: {} }),
      /^session of abyss, at start\.table: is missing/,
    ],
    [
      "with a log that is too long",
      { ...saved, log: Array(10_001).fill(0) },
      /at log: a list of 10001, expected at most 10000 members$/,
    ],
    ["with an invalid log", { ...saved, log: {} }, /at log: an object, expected a list/],
    ["with an invalid entry", withLog(5), /at log\.0: 5, expected an object/],
    [
      "with a revision that was used before",
      withLog({ ...entry, revision: 0 }),
      /at log\.0\.revision: 0, expected more than 0/,
    ],
    [
      "with a revision above the last",
      withLog({ ...entry, revision: 1_000_000_001 }),
      /at log\.0\.revision: 1000000001, expected more than 0, at most 1000000000$/,
    ],
    [
      "with outcomes beside a seed",
      withLog({ ...entry, outcomes: [] }),
      /at log\.0\.outcomes: unknown field/,
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
    ["with a log that is too short", withLog(), /at digest\.state: the log leads to another state/],
    [
      "with another seed",
      withStart({ options: { players: 2, firstPlayer: 0 }, seed: "other" }),
      /at (log\.\d+\.action|digest\.state)/,
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
    expect(saved.format).toBe(2);
  });

  test("a save can be restored and saved again, and holds no state", () => {
    const again = copy(host.save(host.restore(saved)));
    expect(again).toEqual(saved);
    expect(Object.keys(saved).sort()).toEqual([
      "checks",
      "digest",
      "format",
      "game",
      "log",
      "start",
      "verified",
      "version",
    ]);
  });
});

describe("a save of format 1", () => {
  const { checks: _, verified: __, ...contents } = saved;
  const earlier = { ...contents, format: 1, digest: saved.digest.state };
  const restored = host.restore(earlier);

  test("is restored, and says that only its last state was checked", () => {
    expect(host.restore(earlier)).toEqual({ ...host.restore(saved), verified: "state" });
    expect(host.restore(saved).verified).toBe("all");
  });

  test("still says so when it is saved and restored again", () => {
    const again = copy(host.save(restored));
    expect(again).toMatchObject({ format: 2, verified: "state", log: saved.log });
    expect(host.restore(again)).toEqual(restored);
    expect(rulesError(() => host.restore({ ...again, verified: "all" })).message).toBe(
      "session of abyss, at verified: the save was altered: this is not as it was saved",
    );
  });

  test("still says so when it goes on", () => {
    for (const { after } of turnsFrom(abyss, hostOf(abyss, { undo: "free" }), restored, "goes on"))
      expect(after.verified).toBe("state");
  });

  test("is not restored with another digest", () => {
    expect(rulesError(() => host.restore({ ...earlier, digest: "0" })).message).toBe(
      "session of abyss, at digest: the log leads to another state: the save was altered, or the rules have changed",
    );
  });

  test("does not show every alteration, which is why there is format 2", () => {
    const undos = earlier.log.findIndex(({ action }: { action: unknown }) => action === "undo");
    const log = earlier.log.with(undos, { ...earlier.log[undos], seat: 1 });
    expect(host.restore({ ...earlier, log }).state).toEqual(restored.state);
  });
});

describe("a session at its limits", () => {
  const explored = (session: Session<AbyssTypes>) =>
    host.receive(session, 0, messageAt(revisionOf(session), explore));

  test("takes no message after the last revision, and what it saves can be restored", () => {
    const log = [{ revision: 1_000_000_000, seat: 0, action: explore }];
    const { state } = received(explored(start));
    const digests = { log: "", state: digest(state) };
    const save = resealed({ ...copy(host.save(start)), log });
    const last = host.restore({ ...save, digest: { ...digests, log: save.digest.log } });
    expect(host.restore(copy(host.save(last)))).toEqual(last);
    const { seat, message } = randomMessage(abyss, last, rngFrom("last"));
    for (const action of [message.action, "undo"] as const) {
      const refused = host.receive(last, seat, messageAt(1_000_000_000, action));
      expect(refused).toEqual({
        ok: false,
        session: last,
        refusal: { code: "too-long", params: {} },
      });
    }
  });

  test.each(["seed", "secure"] as const)(
    "takes no action after 3,000, with chance %s: until then, saves and replays can be read",
    (chance) => {
      const endless = hostOf(dicing, { chance });
      let session = endless.open({ players: 2, turns: 1 });
      const next = () =>
        endless.receive(session, 0, messageAt(revisionOf(session), { type: "polish", seat: 0 }));
      while (session.log.length <= 3000) session = received(next());
      expect(next()).toMatchObject({ ok: false, refusal: { code: "too-long" } });
      const saved = copy(endless.save(session));
      expect(endless.restore(saved)).toEqual(session);
      const file = endless.record(session);
      expect(file.actions).toHaveLength(3000);
      expect([...replay(dicing, copy(file))].at(-1)!.state).toEqual(session.state);
      // Its position can be a new beginning.
      session = endless.resume(saveState(dicing, session.state));
      expect(next().ok).toBe(true);
    },
  );
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
