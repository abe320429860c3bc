// What must occur in random games, and how often it has.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { Picks } from "../../src/testing/arbitraries/picks.ts";

/** Returns names in the source of the library, such as the types of events, each once. */
export function namesIn(file: string, before: RegExp): string[] {
  const source = readFileSync(new URL(`../../src/${file}`, import.meta.url), "utf8");
  const found = [...source.matchAll(new RegExp(`${before.source}"([a-z-]+)"`, "g"))];
  return [...new Set(found.map(([, name]) => name!))];
}

/** The names of all events, actions, questions and refusals of a game. */
export const namesOf = (game: string) => ({
  "kind of event": namesIn(`${game}/events.ts`, /readonly type: /),
  "kind of action": namesIn(`${game}/actions.ts`, /readonly type: /),
  question: namesIn(`${game}/actions.ts`, /readonly ask: /),
  refusal: namesIn(`${game}/refusals.ts`, /\| RefusalOf<\s*/),
});

type Names<Kind extends string> = Readonly<Record<Kind, readonly string[]>>;

/**
 * Counts occurrences by kind, and knows what is still missing; what is impossible need not occur. Kinds that
 * are not expected are not counted.
 */
export class Tally<Kind extends string> {
  readonly #seen = new Map<Kind, Map<string, number>>();
  /** Kept beside the counts because it is read at every step. */
  readonly #missing = new Map<Kind, Set<string>>();

  constructor(expected: Partial<Names<Kind>>, impossible: Partial<Names<Kind>> = {}) {
    for (const kind of Object.keys(expected) as Kind[]) {
      const names = expected[kind]!.filter((name) => !impossible[kind]?.includes(name));
      this.#seen.set(kind, new Map());
      this.#missing.set(kind, new Set(names));
    }
  }

  get kinds(): Kind[] {
    return [...this.#seen.keys()];
  }

  note(kind: Kind, name: string): void {
    this.#seen.get(kind)?.set(name, this.times(kind, name) + 1);
    this.#missing.get(kind)?.delete(name);
  }

  /** Returns how often something has occurred. */
  times(kind: Kind, name: string): number {
    return this.#seen.get(kind)?.get(name) ?? 0;
  }

  /** Returns what has not occurred yet. */
  missing(kinds: readonly Kind[] = this.kinds): string[] {
    return kinds.flatMap((kind) =>
      [...(this.#missing.get(kind) ?? [])].map((name) => `${kind}: ${name}`),
    );
  }
}

/**
 * Plays games until nothing is missing, at most `mostGames`, and tests that nothing is missing. `play` gets
 * the number of the game and a pick for each step.
 */
export function testAllOccur<Kind extends string>(
  tally: Tally<Kind>,
  { mostGames, mostSteps }: { mostGames: number; mostSteps: number },
  play: (game: number, picks: readonly number[]) => void,
): void {
  let games = 0;
  beforeAll(() => {
    for (; games < mostGames && tally.missing().length > 0; games++) {
      const [picks] = fc.sample(new Picks(mostSteps), { seed: games, numRuns: 1 });
      play(games, picks!);
    }
  });

  test.each(tally.kinds)("in random games every %s occurs", (kind) => {
    expect(tally.missing([kind]), `never occurred in ${games} games`).toEqual([]);
  });
}
