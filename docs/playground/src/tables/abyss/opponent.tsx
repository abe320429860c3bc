import type { ReactNode } from "react";
import { Thing } from "../../things/thing-button.tsx";
import { useTableSpeech } from "../table-speech.tsx";
import { Affiliated, ExileThing, Holding, LordThing } from "./belongings.tsx";
import type { FamilyTable } from "./family.ts";
import { Purse, Remarks } from "./purse.tsx";
import { SentinelToken, sentinelsBeside } from "./sentinels.tsx";

/** Another player: all that is public, in little room. */
export function Opponent({
  table,
  seat,
}: {
  readonly table: FamilyTable;
  readonly seat: number;
}): ReactNode {
  const { words, player } = useTableSpeech();
  const area = table.seats[seat];
  if (!area) return null;
  const exiles = table.exiles?.seats[seat];
  return (
    <section
      className="player opponent"
      aria-label={player(seat)}
      data-turn={table.turn.seat === seat}
    >
      <header>
        <Thing zone="seat" value={seat} label={player(seat)} className="player-name">
          {player(seat)}
        </Thing>
        <Remarks table={table} seat={seat} />
        <Purse table={table} seat={seat} isOwn={false} />
      </header>
      <div className="row chips">
        {area.lords.map((lord) => (
          <LordThing key={lord} lord={lord} />
        ))}
        {area.disabled.map((lord) => (
          <LordThing key={lord} lord={lord} isDisabled />
        ))}
        {exiles?.aside.map((lord) => (
          <LordThing key={lord} lord={lord} isDisabled />
        ))}
        {exiles?.free.map((exile) => (
          <ExileThing key={exile} table={table} exile={exile} />
        ))}
        {table.kraken &&
          sentinelsBeside(table.kraken, seat).map((sentinel) => (
            <SentinelToken key={sentinel} sentinel={sentinel} />
          ))}
      </div>
      {area.locations.map((held) => (
        <Holding key={held.location} table={table} seat={seat} held={held} />
      ))}
      {area.affiliated.length > 0 && (
        <section className="row chips" aria-label={`${player(seat)}: ${words.affiliated}`}>
          <Affiliated allies={area.affiliated} isOwn={false} />
        </section>
      )}
    </section>
  );
}
