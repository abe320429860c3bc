// The rules of a game, looked up once: what answers each question, and what each task does.

import { lookUp } from "../data/look-up.ts";
import type { Blueprint } from "../rules/blueprint.ts";
import type { Move, PlayOf, Rules } from "../rules/rules.ts";

/** A kind of action, whichever it is. */
export interface ActionKind<B extends Blueprint>
  extends Move<B["view"], B["draft"], PlayOf<B>, B["action"], B["decision"], B["refusal"]> {
  readonly type: B["action"]["type"];
}

/** What can be done when a question is open. */
export interface Answers<B extends Blueprint> {
  readonly kinds: readonly ActionKind<B>[];
  /** Those that answer the question and close it; a last resort is none of them. */
  readonly closing: readonly ActionKind<B>[];
  /** Those of which one must be possible, or the question is not asked. */
  readonly deciding: readonly ActionKind<B>[];
}

type AnyTask<B extends Blueprint> = (table: B["draft"], task: B["task"], play: PlayOf<B>) => void;

/** The rules of a game by name. (Maps, because names come from outside: "constructor" is no task.) */
export interface Dispatch<B extends Blueprint> {
  readonly answers: ReadonlyMap<string, Answers<B>>;
  readonly tasks: ReadonlyMap<string, AnyTask<B>>;
}

/** Looks up the rules of a game. */
export function dispatchOf<B extends Blueprint>(rules: Rules<B>): Dispatch<B> {
  const kindOf = (type: B["action"]["type"]): ActionKind<B> => ({
    ...lookUp<ActionKind<B>>(rules.moves, type)!,
    type,
  });
  const answers = Object.entries<readonly B["action"]["type"][]>(rules.answers).map(
    ([ask, types]): [string, Answers<B>] => {
      const kinds = types.map(kindOf);
      // Something must be possible that closes the question, other than to say no; where there is no
      // such thing (the end of a turn), an aside.
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
