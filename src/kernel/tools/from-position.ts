import { type RngState, rngStateFrom, rngStoredIn } from "../components/rng.ts";
import { engineOf } from "../contract/engine-registry.ts";
import type { Game, GameTypes, Of } from "../contract/game.ts";
import { issue } from "../contract/trust.ts";
import { type Problem, RulesError } from "../data/errors.ts";
import { lookUp } from "../data/look-up.ts";
import { type AgendaEntryOf, type Blueprint, isDecision } from "../rules/blueprint.ts";
import type { Askable, Rules } from "../rules/rules.ts";
import { mustBeSeed } from "../validation/guards.ts";
import { readOrThrow } from "../validation/read-value.ts";

/**
 * Makes a state of a position that is written by hand, for tests, puzzles, and games that began elsewhere.
 *
 * A position is a table of which anything may be left out but the seats, one for each player. Nobody has
 * what is not said. Cards that are named nowhere lie in their decks, in an order of the seed; `null` is a
 * card of which only the place is known. A court and a supply that are left out are filled as at the
 * start of a game. It is the turn of seat 0, whose action is asked, unless `turn` and `agenda` say
 * otherwise. The table of a state or of a view is a position too.
 *
 * The same position and seed give the same state. Throws a `RulesError` that names the place for what
 * cannot be: a card twice, more than the game has, a question that the table does not call for.
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
    const reason = "cannot be composed: the rules, or a layer of them, do not say how (layOut)";
    throw new RulesError(what, { path: [], reason });
  }
  const { agenda: given, ...layout } = readOrThrow(schemas.position, what, position);
  const words: { rng: RngState } = { rng: rngStateFrom(`compose:${seed}`) };
  const { table, question } = rethrowing(what, inTable, () =>
    layOut(layout, { table: {}, agenda: given ?? [] }, rngStoredIn(words)),
  );
  const meant = toDoIn(rules, given ?? [question], question);
  return issue(game, firstConsistent(game, { table, rng: words.rng }, meant), "consistent");
}

/** What is to do in a position: what was told, or a question and what may wait under it. */
interface ToDo {
  readonly agenda: readonly AgendaEntryOf<Blueprint>[];
  /** The question that is open, where what waits under it was worked out. */
  readonly open?: string;
}

/** The state with the first agenda that goes with it; if none does, what is wrong with the first. */
function firstConsistent<T extends GameTypes>(
  { id, schemas }: Game<T>,
  all: object,
  meant: readonly [ToDo, ...ToDo[]],
): Of<T, "state"> {
  const stateWith = ({ agenda }: ToDo) => ({ ...all, agenda });
  for (const toDo of meant) {
    const read = schemas.state.safeParse(stateWith(toDo));
    if (read.success) return read.data;
  }
  const [first] = meant;
  const what = `position of ${id}`;
  return rethrowing(what, inPosition(first), () =>
    readOrThrow(schemas.state, what, stateWith(first)),
  );
}

/** All that can be meant by what is asked: where no task is told, what waits is worked out. */
function toDoIn(
  { askable }: Rules<Blueprint>,
  told: ToDo["agenda"],
  question: Blueprint["decision"],
): readonly [ToDo, ...ToDo[]] {
  const asTold: ToDo = { agenda: told };
  if (told.length === 0 || !told.every(isDecision)) return [asTold];
  const overOf = ({ ask }: Blueprint["decision"]) =>
    lookUp<Askable<unknown, unknown>>(askable, ask)!.over;
  // What may stand over anything stands over the question that is asked where none is told.
  const asked = told.every((one) => overOf(one) === "anything") ? [question, ...told] : told;
  const over = asked.map(overOf).findLast((one) => one !== "anything") ?? [];
  const [seat] = question.seats;
  const { ask: open } = asked.at(-1)!;
  const [first = asTold, ...others] = over.map((names): ToDo => {
    const agenda = [...names.map((name) => ({ do: name, seat })), ...asked];
    return names.length > 0 ? { agenda, open } : { agenda };
  });
  return [first, ...others];
}

type Reword = (problem: { readonly path: string; readonly reason: string }) => Problem;

/** A position is like the table, so the path is the same. */
const inTable: Reword = ({ path, reason }) => {
  const place = path.replace(/^table(\.|$)/, "");
  return { path: place === "" ? [] : [place], reason };
};

/** Of an agenda, what was worked out is not in the position; the question is named instead. */
const inPosition =
  ({ open }: ToDo): Reword =>
  ({ path, reason }) =>
    open !== undefined && path.startsWith("agenda")
      ? { path: ["agenda"], reason: `the question ${open}: ${reason}` }
      : inTable({ path, reason });

/** Runs what throws errors about a table, and tells them as errors about the position. */
function rethrowing<R>(what: string, retell: Reword, run: () => R): R {
  try {
    return run();
  } catch (cause) {
    const problem =
      cause instanceof RulesError ? retell(cause) : { path: [], reason: (cause as Error).message };
    throw new RulesError(what, problem, { cause });
  }
}
