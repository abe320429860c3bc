import type { Action, Seat } from "abyss-rules";
import type { Thoughts } from "abyss-rules/bots";
import { useEffect, useState } from "react";
import { askBot } from "./bots/ask-bot.ts";
import { actionName, type TextContext } from "./click-names.ts";
import type { GameId } from "./rules.ts";

/** So many moves are shown. */
const SHOWN = 3;

interface Asked {
  readonly revision: number;
  readonly thoughts?: Thoughts<Action>;
  readonly isLast: boolean;
  /** Why there are none. */
  readonly failed?: string;
}

/** The best moves for a seat, once they are asked for; `best` are those to show on the table. */
export function useHints(game: GameId, view: object, seat: Seat | undefined, revision: number) {
  const [asked, setAsked] = useState<Asked>();
  const isWanted = asked?.revision === revision;
  // It ends with the last answer, so whoever asks once more is answered once more.
  const isThinking = isWanted && !asked.isLast;
  useEffect(() => {
    if (!isThinking || seat === undefined) return;
    return askBot(
      { game, view, seat, level: "hint", seed: `hint at ${revision}` },
      {
        onThoughts: (thoughts, isLast) => setAsked({ revision, thoughts, isLast }),
        onFailed: (failed) => setAsked({ revision, isLast: true, failed }),
      },
    );
  }, [isThinking, game, view, seat, revision]);
  const thoughts = isWanted ? asked.thoughts : undefined;
  return {
    thoughts,
    failed: isWanted ? asked.failed : undefined,
    isThinking,
    ask: () => setAsked({ revision, isLast: false }),
    best: thoughts ? [thoughts.action] : [],
  };
}

interface HintListProps {
  readonly texts: TextContext;
  readonly seat: Seat;
  readonly thoughts: Thoughts<Action>;
  readonly onChoose: (action: Action) => void;
}

/** The best moves, with how often each was tried and what came of it. */
export function HintList({ texts, seat, thoughts, onChoose }: HintListProps) {
  const { hints } = texts.pageLanguage.words;
  const { considered, action } = thoughts;
  const moves = considered.slice(0, SHOWN);
  return (
    <div className="hints">
      <h3>{hints.title}</h3>
      <ol>
        {moves.map(({ action: move, visits, expected }) => (
          <li key={JSON.stringify(move)} data-hint>
            <button type="button" onClick={() => onChoose(move)}>
              {actionName(texts, move)}
            </button>{" "}
            <small>{hints.worth(Math.round(100 * (expected[seat] ?? 0)), visits)}</small>
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
