// A save that was altered in one place is refused, and the error names the place.
import { describe, expect, test } from "vitest";
import { hostOf, revisionOf, type Session } from "../../src/host/index.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { digest } from "../../src/kernel/data/digest.ts";
import { checkDigits } from "../../src/kernel/tools/check-digits.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { sampledSubjects, withSubject } from "../bots/subjects.ts";
import { rules, toyWith } from "../kernel/toy-game.ts";
import { amount } from "../repetition.ts";
import { changesOf } from "../tampering/changes.ts";
import { sourceFrom, withSource } from "./chance-laws.ts";
import { messageAt, send, turnsFrom } from "./play.ts";

/** Of all changes, one in so many is tried. */
const EVERY = amount(41, 3);
const TURNS = 30;

/** Where an alteration at this place may be found. */
const foundAt: readonly (readonly [at: RegExp, found: RegExp])[] = [
  [/^$/, /^(|more|format|game|version|start|log|verified|checks|digest)$/],
  [/^(format|game|version|checks)$/, /^(format|game|version|checks|log(\..*)?)$/],
  [/^verified$/, /^verified$/],
  [/^start\b/, /^start\b/],
  [/^log\b/, /^log\b/],
  [/^digest\b/, /^digest\b/],
];

describe("the place of an alteration", () => {
  const host = hostOf(toyWith({ moves: rules.moves }), { chance: "secure" });
  let session = host.open({ players: 2, turns: 3 });
  for (const action of [{ type: "polish", seat: 0 }, "undo", { type: "polish", seat: 0 }])
    session = send(host, session, {
      seat: 0,
      message: messageAt(revisionOf(session), action as never),
    });
  const saved = copy(host.save(session));
  /** The save with another log, and fitting checks. */
  const sealed = (log: readonly unknown[]) => {
    const { game, version, start, verified } = saved;
    return {
      ...saved,
      log,
      checks: checkDigits([[game, version, start], ...log]),
      digest: { ...saved.digest, log: digest([game, version, start, log, verified]) },
    };
  };

  test("there is none", () => {
    expect(host.restore(saved)).toEqual(session);
  });

  test.each<[string, unknown, string]>([
    ["no entry", null, "log.0"],
    ["no action", { revision: 2, seat: 0, action: null }, "log.0.action.seat"],
    [
      "an undo with outcomes",
      { revision: 2, seat: 0, action: "undo", outcomes: [] },
      "log.0.outcomes",
    ],
    [
      "an action with an outcome too many",
      { revision: 2, seat: 0, action: { type: "polish", seat: 0 }, outcomes: [3] },
      "log.0.outcomes.0",
    ],
  ])("a forged entry is found by what it says: %s", (_, entry, path) => {
    expect(rulesError(() => host.restore(sealed(saved.log.with(0, entry)))).path).toBe(path);
  });

  test.each<[string, object, string]>([
    ["the options", { start: { ...saved.start, options: { players: 2, turns: 4 } } }, "start"],
    ["the deal", { start: { ...saved.start, deal: [] } }, "start"],
    ["a revision", { log: saved.log.with(0, { ...saved.log[0], revision: 1 }) }, "log.0"],
    ["who acted last", { log: saved.log.with(1, { ...saved.log[1], seat: 1 }) }, "log.1"],
    ["an entry left out", { log: saved.log.slice(1) }, "log.0"],
    ["the last entry left out", { log: saved.log.slice(0, -1) }, "log"],
    ["an entry too many", { log: [...saved.log, saved.log[1]] }, "log.2"],
    ["the checks", { checks: saved.checks.replace(/^..../, "0000") }, "checks"],
    ["the digest of the log", { digest: { ...saved.digest, log: "0" } }, "digest.log"],
    ["the digest of the state", { digest: { ...saved.digest, state: "0" } }, "digest.state"],
    ["what was verified", { verified: "state" }, "verified"],
  ])("%s", (_, altered, path) => {
    const error = rulesError(() => host.restore({ ...saved, ...altered }));
    expect([error.what, error.path]).toEqual(["session of toy", path]);
    expect(error.reason).toMatch(/the save was altered/);
  });
});

describe.each(sampledSubjects)("a save of %s", (name) => {
  test.each(["seed", "secure", "position"] as const)("with its start as %s", (kind) =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game, { chance: kind === "secure" ? "secure" : "seed" });
      // Four digits of a check match an altered part by chance, once in 65,536 times: so the games are always the same.
      const dealt =
        kind === "secure"
          ? withSource(sourceFrom(name), () => host.open(options(2)))
          : host.open(options(2), name);
      const start = kind === "position" ? host.resume(dealt.state) : dealt;
      let last: Session<GameTypes> = start as Session<GameTypes>;
      let n = 0;
      withSource(sourceFrom(`turns of ${name}`), () => {
        for (const { after } of turnsFrom(game, host, start, name)) {
          last = after as Session<GameTypes>;
          if (++n === TURNS) break;
        }
      });
      const saved = copy(host.save(last as typeof start));
      expect(host.restore(saved)).toEqual(last);
      const undone = new Set<string>();
      let i = 0;
      for (const { at, what, make } of changesOf(saved)) {
        if (i++ % EVERY !== 0) continue;
        const altered = make();
        const where = `${at}: ${what}`;
        const { what: ofWhat, path } = rulesError(() => host.restore(altered));
        expect(ofWhat, where).toBe(`session of ${game.id}`);
        const [, expected] = foundAt.find(([place]) => place.test(at))!;
        expect(path, where).toMatch(expected);
        undone.add(at);
      }
      expect(undone.size).toBeGreaterThan(5);
    }),
  );
});
