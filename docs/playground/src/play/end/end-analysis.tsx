import { type GameInput, type GameTypes, record, replay } from "abyss-rules";
import { type RefObject, useEffect, useState } from "react";
import { loadReplay } from "../../app/lazy-parts.ts";
import { Loading } from "../../app/loading/loading.tsx";
import { entryOf } from "../games/games.ts";
import type { GameId } from "../games/rules.ts";

interface EndAnalysisProps {
  /** Where it lies on the page. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly id: GameId;
  /** All moves of the game. */
  readonly moves: GameInput<GameTypes>;
  readonly names: readonly string[];
  /** Called to continue the game from a position. */
  readonly onPlay: (state: object) => void;
}

/** The analysis board of a game that is over; it is loaded and searches only once it comes into sight. */
export function EndAnalysis({ place, ...props }: EndAnalysisProps) {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return (
    <div ref={place} className="end-analysis" data-end-analysis>
      {isSeen && <Analysis {...props} />}
    </div>
  );
}

function Analysis({ id, moves, names, onPlay }: Omit<EndAnalysisProps, "place">) {
  const [steps] = useState(() => {
    const { game } = entryOf(id);
    return [...replay(game, record(game, moves))];
  });
  return (
    <Loading load={loadReplay}>
      {({ default: AnalysisBoard }) => (
        <AnalysisBoard id={id} steps={steps} names={names} isBelowEnd onPlay={onPlay} />
      )}
    </Loading>
  );
}
