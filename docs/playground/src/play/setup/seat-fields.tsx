import { usePageLanguage } from "../../words/page-language.ts";
import { levels } from "../bots/levels.ts";
import type { Player } from "../local-game.ts";
import { playerName } from "../player-name.ts";

interface SeatFieldsProps {
  readonly players: readonly Player[];
  readonly onChange: (seat: number, player: Player) => void;
}

/** The fields for the players in their seats. */
export function SeatFields({ players, onChange }: SeatFieldsProps) {
  const { setup, play } = usePageLanguage().words;
  return (
    <fieldset className="seats">
      <legend>{setup.seats}</legend>
      {players.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its index
        <div key={seat} className="seat">
          <input
            aria-label={`${setup.name}: ${play.player(seat + 1)}`}
            data-seat-name={seat}
            placeholder={playerName({ ...player, name: "" }, seat, play)}
            maxLength={40}
            value={player.name}
            onChange={({ target }) => onChange(seat, { ...player, name: target.value })}
          />
          <select
            aria-label={`${setup.who}: ${play.player(seat + 1)}`}
            data-seat={seat}
            value={player.plays}
            onChange={({ target }) =>
              onChange(seat, {
                ...player,
                plays: levels.find((level) => level === target.value) ?? "person",
              })
            }
          >
            <option value="person">{setup.person}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {setup.levels[level]}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
