import type { Action, Seat } from "abyss-rules";
import type { Thoughts } from "abyss-rules/bots";
import { useEffect, useState } from "react";
import { askBot } from "../../play/bots/ask-bot.ts";
import { BotError } from "../../play/bots/bot-error.tsx";
import { Why } from "../../play/bots/why.tsx";
import type { GameEntry } from "../../play/games/game-entry.ts";
import { type GameId, gameOf } from "../../play/games/rules.ts";
import { useDescribeOptions } from "../use-describe-options.ts";
import { useExtrasWords } from "../words/index.ts";
import { isSameAction } from "./evaluation.ts";

/** The number of moves that are shown. */
const SHOWN = 3;

interface BestMovesProps {
  readonly id: GameId;
  readonly entry: GameEntry;
  readonly state: object;
  readonly names: readonly string[];
  /** The action that was played here. */
  readonly played: Action | undefined;
}

/** The best moves in a position for each seat that decides there, from its own view. Key it by the position. */
export function BestMoves({ id, entry, state, names, played }: BestMovesProps) {
  const words = useExtrasWords().analysis;
  const [asked, setAsked] = useState<Seat>();
  const [answer, setAnswer] = useState<Thoughts<Action>>();
  const [failed, setFailed] = useState<string>();
  const game = gameOf(id);
  const deciders = game.deciders(state);

  useEffect(() => {
    if (asked === undefined) return;
    setAnswer(undefined);
    setFailed(undefined);
    return askBot(
      { game: id, view: gameOf(id).view(state, asked), seat: asked, level: "hint", seed: "best" },
      { onThoughts: setAnswer, onFailed: setFailed },
    );
  }, [id, state, asked]);

  if (deciders.length === 0) return null;
  return (
    <section className="best-moves" aria-label={words.best}>
      <div className="buttons">
        {deciders.map((seat) => (
          <button
            key={seat}
            type="button"
            data-best={seat}
            aria-pressed={asked === seat}
            onClick={() => setAsked(seat)}
          >
            {words.bestFor(names[seat] ?? "")}
          </button>
        ))}
      </div>
      <div aria-live="polite">
        {asked !== undefined && !answer && failed === undefined && <p>{words.searching}</p>}
        {asked !== undefined && answer && (
          <Answer
            entry={entry}
            view={game.view(state, asked)}
            seat={asked}
            names={names}
            thoughts={answer}
            played={played}
          />
        )}
      </div>
      <BotError message={failed} />
    </section>
  );
}

interface AnswerProps extends Pick<BestMovesProps, "entry" | "names" | "played"> {
  readonly view: object;
  readonly seat: Seat;
  readonly thoughts: Thoughts<Action>;
}

function Answer({ entry, view, seat, names, thoughts, played }: AnswerProps) {
  const words = useExtrasWords().analysis;
  const describeOptions = useDescribeOptions(names, view);
  const { action, considered } = thoughts;
  const describe = (one: Action) => entry.words.describeAction(one, describeOptions);
  if (considered.length === 0) return <p data-best-move>{words.onlyMove(describe(action))}</p>;
  return (
    <ol>
      {considered.slice(0, SHOWN).map((one, i) => (
        <li key={JSON.stringify(one.action)} data-best-move>
          {describe(one.action)} <b>{Math.round(100 * (one.expected[seat] ?? 0))}%</b>
          {isSameAction(one.action, played) && <small> · {words.played}</small>}
          {i === 0 && <Why entry={entry} describeOptions={describeOptions} thoughts={thoughts} />}
        </li>
      ))}
    </ol>
  );
}
