// The door by which a position that was written by hand becomes a state.
import {
  type Blueprint,
  type EntryOf,
  isDecision,
  type PositionOf,
  type StateOf,
} from "../blueprint.ts";
import type { Engine } from "../engine.ts";
import { type Problem, RulesError } from "../errors.ts";
import { mustBeSeed } from "../guards.ts";
import { lookUp } from "../look-up.ts";
import { readOrThrow } from "../parse.ts";
import { type RngWords, rngOn, seedWords } from "../rng.ts";
import type { Due, Rules } from "../rules.ts";
import { made } from "../trust.ts";

/** What is to do in a position: what was told, or a question and what may wait under it. */
interface ToDo<B extends Blueprint> {
  readonly under: readonly EntryOf<B>[];
  readonly asked: readonly EntryOf<B>[];
}

/** The door of a game that makes states of positions. */
export function composingDoor<B extends Blueprint>(engine: Engine<B>) {
  const { id, rules, schemas } = engine;
  const what = `position of ${id}`;

  return function compose(position: PositionOf<B>, seed: string): StateOf<B> {
    mustBeSeed(seed);
    const { lay } = rules;
    if (!lay) {
      const reason = "cannot be composed: the rules, or a layer of them, do not say how (lay)";
      throw new RulesError(what, { path: [], reason });
    }
    const { agenda: told, ...layout } = readOrThrow(schemas.position, what, position);
    const words: { rng: RngWords } = { rng: seedWords(`compose:${seed}`) };
    const { table, question } = retelling(what, inTable, () =>
      lay(layout as B["layout"], { table: {}, agenda: told ?? [] }, rngOn(words)),
    );
    const all = { table, rng: words.rng };
    return made(engine, firstSound(all, toDoIn(rules, told ?? [question], question)), "sound");
  };

  /** The state with the first agenda that goes with it; if none does, what is wrong with the first. */
  function firstSound(
    all: Omit<StateOf<B>, "agenda">,
    meant: readonly [ToDo<B>, ...ToDo<B>[]],
  ): StateOf<B> {
    const stateWith = ({ under, asked }: ToDo<B>) => ({ ...all, agenda: [...under, ...asked] });
    for (const toDo of meant) {
      const read = schemas.state.safeParse(stateWith(toDo));
      if (read.success) return read.data;
    }
    const [first] = meant;
    return retelling(what, inPosition(first), () =>
      readOrThrow(schemas.state, what, stateWith(first)),
    );
  }
}

/** All that can be meant by what is asked: where no task is told, what waits is worked out. */
function toDoIn<B extends Blueprint>(
  { due }: Rules<B>,
  asked: readonly EntryOf<B>[],
  { seats: [seat] }: B["decision"],
): readonly [ToDo<B>, ...ToDo<B>[]] {
  const asTold: ToDo<B> = { under: [], asked };
  const open = asked.at(-1);
  if (!open || !isDecision(open) || !asked.every(isDecision)) return [asTold];
  const { over } = lookUp<Due<B["table"], B["decision"]>>(due, open.ask)!;
  if (over === "anything") return [asTold];
  const [first = asTold, ...others] = over.map((names): ToDo<B> => {
    const under = names.map((name): EntryOf<B> => ({ do: name, seat }) as EntryOf<B>);
    return { under, asked };
  });
  return [first, ...others];
}

type Retell = (problem: { readonly path: string; readonly reason: string }) => Problem;

/** A position is like the table, so the path is the same. */
const inTable: Retell = ({ path, reason }) => {
  const place = path.replace(/^table(\.|$)/, "");
  return { path: place === "" ? [] : [place], reason };
};

/** Of an agenda, what was worked out is not in the position; the question is named instead. */
const inPosition =
  ({ under, asked }: ToDo<Blueprint>): Retell =>
  ({ path, reason }) => {
    const open = asked.at(-1);
    if (!path.startsWith("agenda") || under.length === 0 || !open || !isDecision(open))
      return inTable({ path, reason });
    return { path: ["agenda"], reason: `the question ${open.ask}: ${reason}` };
  };

/** Runs what throws errors about a table, and tells them as errors about the position. */
function retelling<R>(what: string, retell: Retell, run: () => R): R {
  try {
    return run();
  } catch (cause) {
    const problem =
      cause instanceof RulesError ? retell(cause) : { path: [], reason: (cause as Error).message };
    throw new RulesError(what, problem, { cause });
  }
}
