import { usePageLanguage } from "../../words/page-language.ts";
import type { GameId } from "../games/rules.ts";
import { gameFacts } from "../setup/game-facts.ts";
import { GamePicture } from "./pictures/game-picture.tsx";

interface GameTileProps {
  readonly id: GameId;
  readonly onPlay: () => void;
  readonly onMore: () => void;
}

/** A game on the first screen: one click plays it against bots. */
export function GameTile({ id, onPlay, onMore }: GameTileProps) {
  const { games, setup } = usePageLanguage().words;
  const { players, minutes } = gameFacts[id];
  return (
    <li className="tile" data-tile={id}>
      <GamePicture id={id} />
      <h3>{games[id]}</h3>
      <p className="tile-facts">
        {setup.playersRange(players.min, players.max)} · {setup.minutes(minutes)}
      </p>
      <div className="tile-buttons">
        <button
          type="button"
          className="confirm"
          data-play-now={id}
          aria-label={`${setup.playNow}: ${games[id]}`}
          onClick={onPlay}
        >
          {setup.playNow}
        </button>
        <button
          type="button"
          className="quiet"
          data-more={id}
          aria-label={`${setup.more}: ${games[id]}`}
          title={setup.more}
          onClick={onMore}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      </div>
    </li>
  );
}
