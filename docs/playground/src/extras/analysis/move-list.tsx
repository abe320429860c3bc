import type { GameTypes, Step } from "abyss-rules";
import { memo, useEffect, useMemo, useRef } from "react";
import type { GameEntry } from "../../play/games/game-entry.ts";
import { usePageLanguage } from "../../words/page-language.ts";
import { useExtrasWords } from "../words/index.ts";
import { turnsOf } from "./moves.ts";

interface MoveListProps {
  readonly entry: GameEntry;
  readonly steps: readonly Step<GameTypes>[];
  readonly names: readonly string[];
  readonly at: number;
  readonly onMove: (step: number) => void;
}

/** All moves under headings for the turns; a click goes to the position after a move. */
export function MoveList({ entry, steps, names, at, onMove }: MoveListProps) {
  const words = useExtrasWords().analysis;
  const { locale } = usePageLanguage();
  const box = useRef<HTMLElement>(null);
  const turns = useMemo(
    () =>
      turnsOf(steps).map((turn) => ({
        ...turn,
        moves: turn.moves.map(({ step, action, before }) => ({
          step,
          seat: action.seat,
          text: entry.words.describeAction(action, { names, locale, view: before }),
        })),
      })),
    [entry, steps, names, locale],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current move changes with the step.
  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>('[aria-current="step"]');
    const list = box.current;
    // `scrollIntoView` would scroll the page, too.
    if (list) list.scrollTop = current ? current.offsetTop - list.clientHeight / 2 : 0;
  }, [at]);

  return (
    <section ref={box} className="move-list" aria-label={words.moves}>
      <MoveButton step={0} text={words.deal} isCurrent={at === 0} onMove={onMove} />
      <ol>
        {turns.map(({ number, seat, moves }) => (
          <li key={number}>
            <h4>
              {seat !== undefined && <SeatMark seat={seat} />}
              {words.turn(number, names[seat ?? 0] ?? "")}
            </h4>
            <ol>
              {moves.map((move) => (
                <li key={move.step}>
                  <MoveButton
                    step={move.step}
                    // A move of another player, such as an answer to an offer.
                    text={move.seat === seat ? move.text : `${names[move.seat]}: ${move.text}`}
                    isCurrent={move.step === at}
                    onMove={onMove}
                  />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The colour of a seat, as in the graph. */
const SeatMark = ({ seat }: { readonly seat: number }) => (
  <span className="seat-mark" data-seat-colour={seat} aria-hidden="true" />
);

interface MoveButtonProps {
  readonly step: number;
  readonly text: string;
  readonly isCurrent: boolean;
  readonly onMove: (step: number) => void;
}

/** A move; rendered again only if it becomes or is no longer the current one. */
const MoveButton = memo(function MoveButton({ step, text, isCurrent, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="move"
      data-move={step}
      aria-current={isCurrent ? "step" : undefined}
      onClick={() => onMove(step)}
    >
      {text}
    </button>
  );
});
