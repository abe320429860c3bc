// Every door of a game, fed with what is made to do harm in each of its places.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RulesError } from "../../src/kernel/errors.ts";
import type { GameTypes } from "../../src/kernel/game.ts";
import { playout } from "../../src/kernel/playout.ts";
import {
  problems,
  readAction,
  readEvent,
  readState,
  readView,
  saveState,
} from "../../src/kernel/read.ts";
import { record, replay } from "../../src/kernel/replay.ts";
import { rngFrom } from "../../src/kernel/rng.ts";
import { rank } from "../../src/kernel/score.ts";
import { counted } from "./counted.ts";
import { untyped } from "./errors.ts";
import { hostile, hostiles } from "./hostile.ts";
import { anything } from "./nasties.ts";
import { outerPlacesIn, withInPlace } from "./places.ts";
import { firstAction, type Subject } from "./subject.ts";

/** The outcome of a call: a refusal, an error of ours, or anything that is no harm. */
function outcome(call: () => unknown): "refused" | "error" | "answer" {
  try {
    const result = call() as { ok?: unknown; refusal?: unknown } | undefined;
    return result?.ok === false || typeof result?.refusal === "object" ? "refused" : "answer";
  } catch (error) {
    if (error instanceof RulesError) return "error";
    throw error;
  }
}

/** Of an action, the first few will do: there may be very many. */
function few(things: Iterable<unknown>): unknown[] {
  const found: unknown[] = [];
  for (const thing of things) if (found.push(thing) === 3) break;
  return found;
}

/** What of a value can be compared later: which objects it is made of. */
const partsOf = (value: unknown): unknown[] => {
  try {
    return value !== null && typeof value === "object" && Reflect.ownKeys(value).length < 100
      ? Reflect.ownKeys(value).map((key) => Object.getOwnPropertyDescriptor(value, key)?.value)
      : [];
  } catch {
    return [];
  }
};

/** Inputs that each door gets; `npm run hostile` has many more. */
const INPUTS = Number(process.env["HOSTILE_INPUTS"] ?? 5);

/** Far more than any sound value has, and far less than what is made to do harm. */
const MOST_LOOKS = 1_000_000;

export function testDoors<T extends GameTypes>(subject: Subject<T>): void {
  const { game, start, options, describe: sentence } = subject;
  const action = firstAction(subject);
  const view = game.view(start, 0);
  const [tableau] = [game.tableau(start, 0)];
  const [event] = game.setup(options.sample, "doors").events;
  const file = record(game, { options: options.sample, seed: "doors", actions: [] });
  const dice = rngFrom("doors");
  const u = untyped;

  /** Each door with a hostile value in each of its places. */
  const doors: Record<string, (value: unknown) => unknown> = {
    "setup, options": (value) => u(game.setup)(value, "seed"),
    "setup, seed": (value) => u(game.setup)(options.sample, value),
    "reduce, state": (value) => u(game.reduce)(value, action),
    "reduce, action": (value) => u(game.reduce)(start, value),
    "apply, state": (value) => u(game.apply)(value, action),
    "apply, action": (value) => u(game.apply)(start, value),
    "decision, view": (value) => u(game.decision)(value),
    "deciders, view": (value) => u(game.deciders)(value),
    "legal, view": (value) => few(u(game.legal)(value, 0)),
    "legal, wanted": (value) => few(u(game.legal)(start, 0, value)),
    "legal, like": (value) => few(u(game.legal)(start, 0, { like: value })),
    "kinds, view": (value) => u(game.kinds)(value, 0),
    "choices, view": (value) => u(game.choices)(value, 0, { type: action.type }),
    "choices, made": (value) => u(game.choices)(start, 0, value),
    "count, view": (value) => u(game.count)(value, 0),
    "count, like": (value) => u(game.count)(start, 0, value),
    "draw, view": (value) => u(game.draw)(value, 0, dice),
    "draw, rng": (value) => u(game.draw)(start, 0, value),
    "draw, what it draws": (value) => u(game.draw)(start, 0, { below: () => value }),
    "refuse, view": (value) => u(game.refuse)(value, action),
    "refuse, action": (value) => ({ refusal: u(game.refuse)(start, value) }),
    "view, state": (value) => u(game.view)(value, 0),
    "view, viewer": (value) => u(game.view)(start, value),
    "redact, event": (value) => u(game.redact)(value, 0),
    "redact, viewer": (value) => u(game.redact)(event, value),
    "imagine, view": (value) => u(game.imagine)(value, "seed"),
    "imagine, seed": (value) => u(game.imagine)(view, value),
    "preview, view": (value) => u(game.preview)(value, action),
    "tableau, state": (value) => u(game.tableau)(value, 0),
    "tableau, seat": (value) => u(game.tableau)(start, value),
    "score, tableaux": (value) => u(game.score)(value),
    "score, a tableau": (value) => u(game.score)([tableau, value]),
    "standings, state": (value) => u(game.standings)(value),
    "totals, state": (value) => u(game.totals)(value),
    "simulate, state": (value) => u(game.simulate)(value),
    "simulate, an action": (value) => u(game.simulate(start).apply)(value),
    "simulate, chance": (value) => u(game.simulate(start).advance)(value),
    "kinds, seat": (value) => u(game.kinds)(start, value),
    "count, seat": (value) => u(game.count)(start, value),
    "legal, seat": (value) => few(u(game.legal)(start, value)),
    "choices, seat": (value) => u(game.choices)(start, value, { type: action.type }),
    "draw, seat": (value) => u(game.draw)(start, value, dice),
    readState: (value) => readState(game, value),
    readView: (value) => readView(game, value),
    readEvent: (value) => readEvent(game, value),
    readAction: (value) => readAction(game, value),
    "problems, what": (value) => u(problems)(game, value, start),
    "saveState, state": (value) => u(saveState)(game, value),
    "playout, how long": (value) => u(playout)(game.simulate(start), dice, value),
    "record, moves": (value) => u(record)(game, value),
    "record, options": (value) => u(record)(game, { ...file, options: value }),
    "record, seed": (value) => u(record)(game, { ...file, seed: value }),
    "record, an action": (value) => u(record)(game, { ...file, actions: [value] }),
    replay: (value) => [...replay(game, value)],
    "replay, actions": (value) => [...replay(game, { ...file, actions: value })],
    rank: (value) => u(rank)(value),
    describe: (value) => u(sentence)(value),
    "describe, figures": (value) => u(sentence)({ code: "malformed", rule: "", params: value }),
  };
  /** Where what is harmless by itself may get an answer: any text or key is a digest, nobody is asked. */
  const mayAnswer = new Set([
    "draw, what it draws",
    // Who is not asked has nothing to choose from.
    ...["kinds, seat", "count, seat", "legal, seat", "choices, seat"],
  ]);

  describe("at every door, what is made to do harm", () => {
    test.each(Object.entries(doors))("%s: is refused or an error", (name, door) => {
      for (const [what, make] of hostiles)
        if (!mayAnswer.has(name))
          expect([what, outcome(() => door(make()))]).not.toContain("answer");
        else outcome(() => door(make()));
    });

    /** Sound values, in which something is put in some place. */
    const almost = fc
      .tuple(
        fc.constantFrom<unknown>(start, view, action, tableau, event, file, options.sample),
        fc.nat(),
        fc.oneof(
          anything,
          hostile.map((make) => make()),
        ),
      )
      .map(([sound, at, value]) => {
        const places = [...outerPlacesIn(sound)];
        return withInPlace(sound, places[at % places.length]![0], value);
      });

    test.each(Object.entries(doors))("%s: any input at all does no harm", (_, door) => {
      fc.assert(
        fc.property(fc.oneof(anything, almost), (value) => {
          const looks = { count: 0 };
          outcome(() => door(counted(value, looks)));
          expect(looks.count).toBeLessThan(MOST_LOOKS);
        }),
        { numRuns: INPUTS, seed: 9 },
      );
    });

    test("is not looked at any further than the limits allow", () => {
      const large = hostiles.filter(([name]) => /million zeros|billions|deep|many keys/.test(name));
      for (const [what, make] of large) {
        const value = make();
        for (const [name, door] of Object.entries(doors)) {
          // Of the doors that read a view in the same way, one will do.
          if (/, view$/.test(name) && name !== "legal, view") continue;
          const looks = { count: 0 };
          outcome(() => door(counted(value, looks)));
          expect([what, name, looks.count < MOST_LOOKS]).toEqual([what, name, true]);
        }
      }
    });

    test("preview of what is no action is not certain", () => {
      for (const [, make] of hostiles)
        expect(u(game.preview)(view, make())).toEqual({ certain: false });
    });

    test("schemas never throw", () => {
      fc.assert(
        fc.property(hostile, fc.constantFrom(...Object.values(game.schemas)), (make, schema) => {
          expect(schema.safeParse(make()).success).toBe(false);
        }),
        { numRuns: 60 },
      );
    });

    test("is left as it is", () => {
      fc.assert(
        fc.property(hostile, fc.constantFrom(...Object.values(doors)), (make, door) => {
          const value = make();
          const before = partsOf(value);
          outcome(() => door(value));
          expect(partsOf(value).every((part, i) => Object.is(part, before[i]))).toBe(true);
        }),
        { numRuns: 100 },
      );
    });

    test("in any place of a state, view or event is an error at every door that takes one", () => {
      const takers = Object.entries(doors).filter(([name]) => /state|view$|event/.test(name));
      const saved = JSON.parse(JSON.stringify(start));
      const places = outerPlacesIn(saved).map(([place]) => place);
      fc.assert(
        fc.property(
          fc.constantFrom(...places),
          fc.constantFrom(...hostiles),
          fc.constantFrom(...takers),
          (place, [, make], [, door]) => {
            expect(outcome(() => door(withInPlace(saved, place, make())))).toBe("error");
          },
        ),
        { numRuns: 150 },
      );
    });

    test("a position that its owner has spoilt is an error, not a crash", () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...outerPlacesIn(start).map(([place]) => place)),
          fc.constantFrom<unknown>(null, 0, -1, 1, "x", [], {}, [9]),
          fc.constantFrom(...Object.entries(doors).filter(([name]) => /state|view$/.test(name))),
          (place, value, [, door]) => {
            outcome(() => door(withInPlace(start, place, value)));
            if (place[0] !== "rng") outcome(() => door(withInPlace(view, place, value)));
          },
        ),
        { numRuns: 300 },
      );
    });
  });
}
