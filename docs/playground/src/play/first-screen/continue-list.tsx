import { useState } from "react";
import { usePageLanguage } from "../../words/page-language.ts";
import type { GameId } from "../games/rules.ts";
import { discard, keptGames } from "../kept/kept-game.ts";
import { playerName } from "../player-name.ts";
import { GamePicture } from "./pictures/game-picture.tsx";
import { timeAgo } from "./time-ago.ts";

/** The most games that are offered. */
const MOST_OFFERED = 3;

interface ContinueListProps {
  readonly onContinue: (key: string, id: GameId) => void;
}

/** The games of earlier visits that are not over; nothing if there are none. */
export function ContinueList({ onContinue }: ContinueListProps) {
  const { language, words } = usePageLanguage();
  const { games, setup, play } = words;
  const [kept, setKept] = useState(keptGames);
  const [now] = useState(Date.now);
  const offered = kept.filter(({ isOver }) => !isOver).slice(0, MOST_OFFERED);
  if (offered.length === 0) return null;
  return (
    <section aria-label={setup.continueTitle} data-continue-list>
      <h2>{setup.continueTitle}</h2>
      <ul className="continue-list">
        {offered.map(({ key, id, players, at }) => (
          <li key={key} className="continue-game">
            <button type="button" data-continue={key} onClick={() => onContinue(key, id)}>
              <GamePicture id={id} />
              <span>
                <b>{games[id]}</b>
                <small>
                  {players.map((player, seat) => playerName(player, seat, play)).join(", ")}
                </small>
                <small>{timeAgo(at, now, language)}</small>
              </span>
            </button>
            <button
              type="button"
              className="quiet"
              data-discard={key}
              aria-label={`${setup.discard}: ${games[id]}`}
              title={setup.discard}
              onClick={() => {
                discard(key);
                setKept(keptGames);
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
