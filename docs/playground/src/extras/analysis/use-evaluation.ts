import type { GameTypes, Step } from "abyss-rules";
import { useEffect, useMemo, useState } from "react";
import { askBot } from "../../play/bots/ask-bot.ts";
import { type GameId, gameOf } from "../../play/games/rules.ts";
import { type SharesByStep, sharesAtEnd, sharesOf, stepsToEvaluate } from "./evaluation.ts";

/** What is known of a game: the shares, and the steps that were evaluated, even if nothing could be compared. */
interface Known {
  readonly shares: SharesByStep;
  readonly evaluated: ReadonlySet<number>;
}

/** The number of games that are remembered. */
const MOST_KEPT = 4;
/** What is known of recent games, so that opening one again costs nothing. */
const kept = new Map<string, Known>();

function keep(key: string, known: Known): void {
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** Two recorded games with the same end and length are taken for the same. */
const keyOf = (id: GameId, steps: readonly Step<GameTypes>[]): string =>
  `${id} ${steps.length} ${JSON.stringify(steps.at(-1)?.state)}`;

/** Evaluates the positions of a recorded game, one after the other, each from the view of a seat that decides there. */
export function useEvaluation(id: GameId, steps: readonly Step<GameTypes>[]) {
  const game = gameOf(id);
  const key = useMemo(() => keyOf(id, steps), [id, steps]);
  const plan = useMemo(() => stepsToEvaluate(steps, game), [steps, game]);
  const [known, setKnown] = useState(() => kept.get(key) ?? knownFromEnd());
  const [goal, setGoal] = useState<"course" | "all" | "none">("course");
  const [failed, setFailed] = useState<string>();

  function knownFromEnd(): Known {
    const last = steps.length - 1;
    const shares = sharesAtEnd(game, steps[last]?.state ?? {});
    return { shares: new Map(shares && [[last, shares]]), evaluated: new Set() };
  }

  const wanted =
    goal === "none" ? [] : goal === "course" ? plan.course : [...plan.course, ...plan.others];
  const step = wanted.find((one) => !known.evaluated.has(one));

  useEffect(() => {
    if (step === undefined) return;
    const { state } = steps[step]!;
    const [seat] = game.deciders(state);
    if (seat === undefined) return;
    return askBot(
      {
        game: id,
        view: game.view(state, seat),
        seat,
        level: "evaluation",
        seed: `evaluation of ${step}`,
      },
      {
        onThoughts(thoughts, isLast) {
          if (!isLast) return;
          const shares = sharesOf(thoughts);
          setKnown((before) => {
            const next = {
              shares: shares ? new Map(before.shares).set(step, shares) : before.shares,
              evaluated: new Set(before.evaluated).add(step),
            };
            keep(key, next);
            return next;
          });
        },
        onFailed(message) {
          setFailed(message);
          setGoal("none");
        },
      },
    );
  }, [id, game, key, steps, step]);

  return {
    shares: known.shares,
    failed,
    isRunning: step !== undefined,
    done: wanted.filter((one) => known.evaluated.has(one)).length,
    wanted: wanted.length,
    /** True if there are positions left for `all`. */
    isCoarse: plan.others.some((one) => !known.evaluated.has(one)),
    cancel: () => setGoal("none"),
    all() {
      setFailed(undefined);
      setGoal("all");
    },
  };
}
