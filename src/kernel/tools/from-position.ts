import { type RngState, rngStateFrom, rngStoredIn } from "../components/rng.ts";
import { engineOf } from "../contract/engine-registry.ts";
import type { Game, GameTypes, Of } from "../contract/game.ts";
import { trust } from "../contract/trust.ts";
import { deepFreeze } from "../data/deep-freeze.ts";
import { type Problem, RulesError, rerootProblems } from "../data/errors.ts";
import { lookUp } from "../data/look-up.ts";
import { type AgendaEntryOf, type Blueprint, isDecision } from "../rules/blueprint.ts";
import type { Askable, Rules } from "../rules/rules.ts";
import { mustBeSeed } from "../validation/guards.ts";
import { readOrThrow } from "../validation/read-value.ts";

/**
 * Creates a state from a position written by hand, for tests, puzzles, and games that began elsewhere.
 *
 * A position is a table in which everything but `seats` is optional, with one seat for each player. Anything
 * you leave out is empty; cards you do not mention are shuffled into their decks by the seed. `null` is an
 * unknown card in a known place. A court or a supply that you leave out is filled as at the start of a
 * game. Seat 0 is to act, unless `turn` and `agenda` say otherwise. The table of a state or of a view is a
 * position, too.
 *
 * The same position and seed give the same state. Throws a `RulesError` that says what is impossible, and
 * where: a card twice, more than the game has, a question that cannot be asked there.
 *
 * @example
 * ```ts
 * const state = fromPosition(
 *   abyss,
 *   {
 *     seats: [{ hand: ["crab-5", "crab-4"], pearls: 3 }, { hand: [null, null], lords: ["shaman"] }],
 *     court: ["jailer", "miller"],
 *     lordDeck: { top: ["oracle"] },
 *   },
 *   "a seed",
 * );
 * ```
 */
export function fromPosition<T extends GameTypes>(
  game: Game<T>,
  position: Of<T, "position">,
  seed: string,
): Of<T, "state"> {
  mustBeSeed(seed);
  const { rules, schemas } = engineOf(game);
  const { layOut } = rules;
  const what = `position of ${game.id}`;
  if (!layOut) {
    const reason = "not supported: the game, or one of its layers, has no layOut";
    throw new RulesError(what, { path: [], reason });
  }
  const { agenda: given, ...layout } = readOrThrow(schemas.position, what, position);
  const holder: { rng: RngState } = { rng: rngStateFrom(`compose:${seed}`) };
  const { table, question } = laidOut(what, () =>
    layOut(layout, { table: {}, agenda: given ?? [] }, rngStoredIn(holder)),
  );
  const candidates = possibleAgendas(rules, given ?? [question], question);
  const state = firstConsistent(game, { table, rng: holder.rng }, candidates);
  return trust(game, deepFreeze(state));
}

/** An agenda that a position may have: as given, or with tasks that were worked out. */
interface PossibleAgenda {
  readonly agenda: readonly AgendaEntryOf<Blueprint>[];
  /** The open question, if the tasks below it were worked out. */
  readonly open?: string;
}

/** Returns the state with the first consistent agenda; if there is none, throws the problems of the first. */
function firstConsistent<T extends GameTypes>(
  { id, schemas }: Game<T>,
  tableAndRng: object,
  candidates: readonly [PossibleAgenda, ...PossibleAgenda[]],
): Of<T, "state"> {
  const stateWith = ({ agenda }: PossibleAgenda) => ({ ...tableAndRng, agenda });
  for (const candidate of candidates) {
    const read = schemas.state.safeParse(stateWith(candidate));
    if (read.success) return read.data;
  }
  const [first] = candidates;
  const what = `position of ${id}`;
  return rerootProblems(what, inPosition(first), () =>
    readOrThrow(schemas.state, what, stateWith(first)),
  );
}

/** Returns the agendas that a position may have. If only questions are given, the tasks below them are worked out. */
function possibleAgendas(
  { askable }: Rules<Blueprint>,
  given: PossibleAgenda["agenda"],
  question: Blueprint["decision"],
): readonly [PossibleAgenda, ...PossibleAgenda[]] {
  const asGiven: PossibleAgenda = { agenda: given };
  if (given.length === 0 || !given.every(isDecision)) return [asGiven];
  const overOf = ({ ask }: Blueprint["decision"]) =>
    lookUp<Askable<unknown, unknown>>(askable, ask)!.over;
  // A question that is allowed anywhere goes on top of the default question.
  const allAnywhere = given.every((one) => overOf(one) === "anything");
  const questions = allAnywhere ? [question, ...given] : given;
  const over = questions.map(overOf).findLast((one) => one !== "anything") ?? [];
  const [seat] = question.seats;
  const { ask: open } = questions.at(-1)!;
  const [first = asGiven, ...others] = over.map((names): PossibleAgenda => {
    const agenda = [...names.map((name) => ({ do: name, seat })), ...questions];
    return names.length > 0 ? { agenda, open } : { agenda };
  });
  return [first, ...others];
}

/** A position has the fields of the table, so the problem of a table is at the same path without `table`. */
const inTable = (problem: Problem): Problem => {
  const [first, ...rest] = problem.path;
  return first === "table" ? { ...problem, path: rest } : problem;
};

/** An agenda that was worked out is not in the position: its problems name the open question instead. */
const inPosition =
  ({ open }: PossibleAgenda) =>
  (problem: Problem): Problem =>
    open !== undefined && problem.path[0] === "agenda"
      ? { ...problem, path: ["agenda"], reason: `the question ${open}: ${problem.reason}` }
      : inTable(problem);

/** Lays out a table. Rules that fail on a position, as no check of its shape finds, say why it is impossible. */
function laidOut<Laid>(what: string, layOut: () => Laid): Laid {
  try {
    return rerootProblems(what, inTable, layOut);
  } catch (cause) {
    if (cause instanceof RulesError) throw cause;
    throw new RulesError(what, { path: [], reason: (cause as Error).message }, { cause });
  }
}
