import { newSeed } from "abyss-rules";
import { type FormEvent, useId, useState } from "react";
import type { NewGame } from "../../app/page-content.ts";
import { usePageLanguage } from "../../words/page-language.ts";
import type { GameId } from "../games/rules.ts";
import type { Player } from "../local-game.ts";
import { playerName } from "../player-name.ts";
import { gameFacts } from "./game-facts.ts";
import { OptionFields, type SetupOptions } from "./option-fields.tsx";
import {
  countIn,
  proposedPlayers,
  rememberPlayers,
  withTrimmedNames,
} from "./remembered-players.ts";
import { SeatFields } from "./seat-fields.tsx";

interface SetupFormProps {
  readonly id: GameId;
  readonly onStart: (newGame: NewGame) => void;
}

/** Chooses the players of a game, its options and the seed. */
export function SetupForm({ id: game, onStart }: SetupFormProps) {
  const { words, locale } = usePageLanguage();
  const { setup, play } = words;
  const id = useId();
  const [first] = useState(proposedPlayers);
  const [count, setCount] = useState(countIn(game, first.count));
  const [players, setPlayers] = useState(first.players);
  const [setupOptions, setSetupOptions] = useState<SetupOptions>({ agreed: [] });
  const [seed, setSeed] = useState(newSeed);
  const { min, max } = gameFacts[game].players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const names = players.slice(0, count).map((player, seat) => playerName(player, seat, play));
  const sides =
    game === "conspiracy-solo"
      ? [...names, locale.label(locale.conspiracySolo.parts.opponent)]
      : names;
  const change = (seat: number, player: Player) => setPlayers(players.with(seat, player));

  function start(event: FormEvent) {
    event.preventDefault();
    const seated = withTrimmedNames(players.slice(0, count));
    rememberPlayers(seated);
    onStart({
      kind: "new-game",
      sitting: { key: newSeed(), id: game, players: seated },
      chosen: { ...setupOptions, players: count },
      seed,
    });
  }

  return (
    <form className="setup-form" onSubmit={start}>
      <div className="setup-fields">
        {counts.length > 1 && (
          <p className="field">
            <label htmlFor={`${id}players`}>{setup.players}</label>
            <select
              id={`${id}players`}
              data-setup="players"
              value={count}
              onChange={({ target }) => setCount(Number(target.value))}
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
      </div>
      <button type="submit" className="confirm" data-start>
        {setup.start}
      </button>
    </form>
  );
}
