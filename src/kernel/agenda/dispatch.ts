// The dispatch table of a game, built once: which kinds of action answer each question, what each task does.

import { lookUp } from "../data/look-up.ts";
import type { Blueprint } from "../rules/blueprint.ts";
import type { Move, PlayOf, Rules } from "../rules/rules.ts";

/** A kind of action, with its type. */
export interface ActionKind<B extends Blueprint>
  extends Move<B["view"], B["draft"], PlayOf<B>, B["action"], B["decision"], B["refusal"]> {
  readonly type: B["action"]["type"];
}

/** The kinds of action that are available while a question is open. */
export interface Answers<B extends Blueprint> {
  /** All of them. */
  readonly kinds: readonly ActionKind<B>[];
  /** Those that answer and close the question, other than declining and last resorts. */
  readonly closing: readonly ActionKind<B>[];
  /** Those of which one must be possible; otherwise the question is not asked. */
  readonly deciding: readonly ActionKind<B>[];
}

type AnyTask<B extends Blueprint> = (table: B["draft"], task: B["task"], play: PlayOf<B>) => void;

/** The rules of a game by name. (Maps: names come from untrusted data, and an object would find "constructor".) */
export interface Dispatch<B extends Blueprint> {
  readonly answers: ReadonlyMap<string, Answers<B>>;
  readonly tasks: ReadonlyMap<string, AnyTask<B>>;
}

/** Builds the dispatch table of a game. */
export function dispatchOf<B extends Blueprint>(rules: Rules<B>): Dispatch<B> {
  const kindOf = (type: B["action"]["type"]): ActionKind<B> => ({
    ...lookUp<ActionKind<B>>(rules.moves, type)!,
    type,
  });
  const answers = Object.entries<readonly B["action"]["type"][]>(rules.answers).map(
    ([ask, types]): [string, Answers<B>] => {
      const kinds = types.map(kindOf);
      // A question is asked only if an answer other than declining exists. Where no kind of action closes
      // it (the end of a turn), an action that keeps it open counts instead.
      const answering = kinds.filter(({ keepsOpen, declines }) => !keepsOpen && !declines);
      return [
        ask,
        {
          kinds,
          closing: kinds.filter((kind) => !kind.keepsOpen && !kind.declines && !kind.lastResort),
          deciding: answering.length > 0 ? answering : kinds.filter(({ keepsOpen }) => keepsOpen),
        },
      ];
    },
  );
  return { answers: new Map(answers), tasks: new Map(Object.entries(rules.tasks)) };
}
