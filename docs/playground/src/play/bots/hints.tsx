import type { Action, Seat } from "abyss-rules";
import type { Thoughts } from "abyss-rules/bots";
import { useEffect, useState } from "react";
import { actionName, type TextContext } from "../actions/click-names.ts";
import type { GameId } from "../games/rules.ts";
import { askBot } from "./ask-bot.ts";
import { Why } from "./why.tsx";

/** The number of moves that are shown. */
const SHOWN = 3;

interface HintRequest {
  readonly revision: number;
  readonly thoughts?: Thoughts<Action>;
  readonly isLast: boolean;
  /** Why there are no thoughts. */
  readonly failed?: string;
}

/** The best moves for a seat, once requested; `best` are those to highlight on the table. */
export function useHints(game: GameId, view: object, seat: Seat | undefined, revision: number) {
  const [request, setRequest] = useState<HintRequest>();
  const isCurrent = request?.revision === revision;
  // It ends with the last answer, so that a second request is answered again.
  const isThinking = isCurrent && !request.isLast;
  useEffect(() => {
    if (!isThinking || seat === undefined) return;
    return askBot(
      { game, view, seat, level: "hint", seed: `hint at ${revision}` },
      {
        onThoughts: (thoughts, isLast) => setRequest({ revision, thoughts, isLast }),
        onFailed: (failed) => setRequest({ revision, isLast: true, failed }),
      },
    );
  }, [isThinking, game, view, seat, revision]);
  const thoughts = isCurrent ? request.thoughts : undefined;
  return {
    thoughts,
    failed: isCurrent ? request.failed : undefined,
    isThinking,
    ask: () => setRequest({ revision, isLast: false }),
    best: thoughts ? [thoughts.action] : [],
  };
}

interface HintListProps {
  readonly texts: TextContext;
  readonly seat: Seat;
  readonly thoughts: Thoughts<Action>;
  readonly onChoose: (action: Action) => void;
}

/** The best moves, with the visits and the expected share of each. */
export function HintList({ texts, seat, thoughts, onChoose }: HintListProps) {
  const { hints } = texts.pageLanguage.words;
  const { considered, action } = thoughts;
  const moves = considered.slice(0, SHOWN);
  return (
    <div className="hints">
      <h3>{hints.title}</h3>
      <ol>
        {moves.map(({ action: move, visits, expected }, i) => (
          <li key={JSON.stringify(move)} data-hint>
            <button type="button" onClick={() => onChoose(move)}>
              {actionName(texts, move)}
            </button>{" "}
            <small>{hints.worth(Math.round(100 * (expected[seat] ?? 0)), visits)}</small>
            {i === 0 && <Why {...texts} thoughts={thoughts} />}
          </li>
        ))}
      </ol>
      {moves.length === 0 && (
        <p data-hint>
          {hints.onlyOne}{" "}
          <button type="button" onClick={() => onChoose(action)}>
            {actionName(texts, action)}
          </button>
        </p>
      )}
    </div>
  );
}
