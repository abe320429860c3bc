import { newSeed } from "abyss-rules";
import { type FormEvent, useId, useState } from "react";
import { FileOpener } from "../../extras/opening/file-opener.tsx";
import type { OpenedContent } from "../../extras/opening/read-content.ts";
import { usePageLanguage } from "../../words/page-language.ts";
import { entryOf, gameIds } from "../games.ts";
import { deal, type LocalGame, type Player } from "../local-game.ts";
import type { GameId } from "../rules.ts";
import { defaultPlayers, withTrimmedNames } from "./default-players.ts";
import { OptionFields, type SetupOptions } from "./option-fields.tsx";
import { SeatFields } from "./seat-fields.tsx";

interface SetupScreenProps {
  readonly game: GameId;
  readonly onGame: (game: GameId) => void;
  readonly onStart: (localGame: LocalGame) => void;
  readonly onOpened: (opened: OpenedContent) => void;
}

/** Chooses a game, its players, its options and the seed. */
export function SetupScreen({ game, onGame, onStart, onOpened }: SetupScreenProps) {
  const { words, locale } = usePageLanguage();
  const { games, setup, page, play } = words;
  const id = useId();
  const [seated, setSeated] = useState(2);
  const [players, setPlayers] = useState(defaultPlayers);
  const [setupOptions, setSetupOptions] = useState<SetupOptions>({ agreed: [] });
  const [seed, setSeed] = useState(newSeed);
  const { min, max } = entryOf(game).game.seats;
  const count = Math.max(min, Math.min(seated, max));
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const names = players.slice(0, count).map(({ name }, seat) => name || play.player(seat + 1));
  const sides =
    game === "conspiracy-solo"
      ? [...names, locale.label(locale.conspiracySolo.parts.opponent)]
      : names;
  const change = (seat: number, player: Player) => setPlayers(players.with(seat, player));

  function start(event: FormEvent) {
    event.preventDefault();
    const options = entryOf(game).options({ ...setupOptions, players: count });
    onStart(deal(game, withTrimmedNames(players.slice(0, count)), { options, seed }));
  }

  return (
    <main data-screen="setup" className="setup-screen">
      <p className="lead">{page.about}</p>
      <form className="panel" onSubmit={start}>
        <h2>{setup.title}</h2>
        <p className="field">
          <label htmlFor={`${id}game`}>{setup.game}</label>
          <select
            id={`${id}game`}
            data-setup="game"
            value={game}
            onChange={({ target }) =>
              onGame(gameIds.find((one) => one === target.value) ?? "abyss")
            }
          >
            {gameIds.map((one) => (
              <option key={one} value={one}>
                {games[one]}
              </option>
            ))}
          </select>
        </p>
        {counts.length > 1 && (
          <p className="field">
            <label htmlFor={`${id}players`}>{setup.players}</label>
            <select
              id={`${id}players`}
              data-setup="players"
              value={count}
              onChange={({ target }) => setSeated(Number(target.value))}
            >
              {counts.map((n) => (
                <option key={n}>{n}</option>
              ))}
            </select>
          </p>
        )}
        <SeatFields players={players.slice(0, count)} onChange={change} />
        <OptionFields
          game={game}
          sides={sides}
          setupOptions={setupOptions}
          onChange={setSetupOptions}
        />
        <p className="field">
          <label htmlFor={`${id}seed`}>{setup.seed}</label>
          <input
            id={`${id}seed`}
            data-setup="seed"
            required
            maxLength={100}
            value={seed}
            aria-describedby={`${id}help`}
            onChange={({ target }) => setSeed(target.value)}
          />
          <small id={`${id}help`}>{setup.seedHelp}</small>
        </p>
        <button type="submit" className="confirm" data-start>
          {setup.start}
        </button>
      </form>
      <div className="panel">
        <FileOpener onOpened={onOpened} />
      </div>
    </main>
  );
}
