import type { ReactNode } from "react";
import type { Ally } from "../../family/cards.ts";
import { type FamilyView, isTurnOf } from "../../family/table.ts";
import { TableItem } from "../../interaction/table-item.tsx";
import { knownTokens, TokenChip } from "../leviathan/tokens.tsx";
import { OpponentLine } from "../opponent-line.tsx";
import { counted } from "../parts.tsx";
import { useTableTexts } from "../table-texts.tsx";
import { Allies, ExileItem, Holding, LordItem } from "./belongings.tsx";
import { PlayerCounts, Remarks } from "./player-counts.tsx";
import { SentinelToken, sentinelsBeside } from "./sentinels.tsx";

/** Another player: a line with counts, which opens to everything that is public. */
export function Opponent({
  view,
  seat,
}: {
  readonly view: FamilyView;
  readonly seat: number;
}): ReactNode {
  const { player, part } = useTableTexts();
  const { table } = view;
  const area = table.seats[seat];
  if (!area) return null;
  const exiles = table.exiles?.seats[seat];
  return (
    <OpponentLine
      seat={seat}
      name={
        <TableItem zone="seat" value={seat} label={player(seat)} className="player-name">
          {player(seat)}
        </TableItem>
      }
      label={player(seat)}
      isTurn={isTurnOf(view, seat)}
      summary={
        <>
          <Remarks view={view} seat={seat} isShort />
          <PlayerCounts table={table} seat={seat} isOwn={false} />
        </>
      }
    >
      <Remarks view={view} seat={seat} />
      <div className="row chips">
        {area.lords.map((lord) => (
          <LordItem key={lord} lord={lord} />
        ))}
        {area.disabled.map((lord) => (
          <LordItem key={lord} lord={lord} isDisabled />
        ))}
        {exiles?.aside.map((lord) => (
          <LordItem key={lord} lord={lord} isDisabled />
        ))}
        {exiles?.free.map((exile) => (
          <ExileItem key={exile} table={table} exile={exile} />
        ))}
        {table.kraken &&
          sentinelsBeside(table.kraken, seat).map((sentinel) => (
            <SentinelToken key={sentinel} sentinel={sentinel} />
          ))}
        {counted(knownTokens(table, seat)).map(([token, n]) => (
          <TokenChip key={token} token={token} count={n} />
        ))}
      </div>
      {area.locations.map((held) => (
        <Holding key={held.location} table={table} seat={seat} held={held} />
      ))}
      <Known name={part("affiliated")} seat={seat} allies={area.affiliated} />
      <Known name={part("hand")} seat={seat} allies={area.hand.filter((ally) => ally !== null)} />
    </OpponentLine>
  );
}

/** The known allies of another player; hands are public when the game is over. */
function Known(props: {
  readonly name: string;
  readonly seat: number;
  readonly allies: readonly Ally[];
}): ReactNode {
  const { player } = useTableTexts();
  const { name, seat, allies } = props;
  if (allies.length === 0) return null;
  return (
    <section className="row chips" aria-label={`${player(seat)}: ${name}`}>
      <h4>{name}</h4>
      <Allies allies={allies} />
    </section>
  );
}
