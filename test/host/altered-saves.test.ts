// A save that was altered in one place is refused, and the error names the place.
import { describe, expect, test } from "vitest";
import { hostOf, type Session } from "../../src/host/index.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { sampledSubjects, withSubject } from "../bots/subjects.ts";
import { amount } from "../repetition.ts";
import { changesOf } from "../tampering/changes.ts";
import { turnsFrom } from "./play.ts";

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

describe.each(sampledSubjects)("a save of %s", (name) => {
  test.each(["seed", "secure", "position"] as const)("with its start as %s", (kind) =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game, { chance: kind === "secure" ? "secure" : "seed" });
      const dealt = host.open(options(2));
      const start = kind === "position" ? host.resume(dealt.state) : dealt;
      let last: Session<GameTypes> = start as Session<GameTypes>;
      let n = 0;
      for (const { after } of turnsFrom(game, host, start, name)) {
        last = after as Session<GameTypes>;
        if (++n === TURNS) break;
      }
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
