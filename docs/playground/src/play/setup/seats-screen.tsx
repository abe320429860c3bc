import { type FormEvent, useState } from "react";
import { usePageLanguage } from "../../words/page-language.ts";
import type { GameId } from "../games/rules.ts";
import type { Player } from "../local-game.ts";
import { withTrimmedNames } from "./remembered-players.ts";
import { SeatFields } from "./seat-fields.tsx";

interface SeatsScreenProps {
  readonly id: GameId;
  readonly first: readonly Player[];
  readonly onStart: (players: readonly Player[]) => void;
}

/** Chooses the players before a game continues from a position. */
export function SeatsScreen({ id, first, onStart }: SeatsScreenProps) {
  const { games, setup } = usePageLanguage().words;
  const [players, setPlayers] = useState(first);

  function start(event: FormEvent) {
    event.preventDefault();
    onStart(withTrimmedNames(players));
  }

  return (
    <main data-screen="seats" className="setup-screen">
      <form className="panel" onSubmit={start}>
        <h2>
          {games[id]}: {setup.goOn}
        </h2>
        <SeatFields
          players={players}
          onChange={(seat, player) => setPlayers(players.with(seat, player))}
        />
        <button type="submit" className="confirm" data-start>
          {setup.start}
        </button>
      </form>
    </main>
  );
}
