import type { ReactNode } from "react";
import { type FamilyTable, type FamilyView, isTurnOf } from "../../family/table.ts";
import { CardItem } from "../card-item.tsx";
import { AllyFace } from "../cards/ally-face.tsx";
import { knownTokens, OwnTokens } from "../leviathan/tokens.tsx";
import { withCopies } from "../parts.tsx";
import { useTableTexts } from "../table-texts.tsx";
import { Allies, ExileItem, Holding, LordItem } from "./belongings.tsx";
import { PlayerCounts, Remarks } from "./player-counts.tsx";
import { SentinelToken, sentinelsBeside } from "./sentinels.tsx";

interface OfSeat {
  readonly table: FamilyTable;
  readonly seat: number;
}

/** The viewer's own area and hand. */
export function OwnArea({
  view,
  seat,
}: {
  readonly view: FamilyView;
  readonly seat: number;
}): ReactNode {
  const { player } = useTableTexts();
  const { table } = view;
  return (
    <section
      className="player own"
      aria-label={player(seat)}
      data-player={seat}
      data-turn={isTurnOf(view, seat)}
    >
      <header data-scrolls>
        <h3 className="player-name">{player(seat)}</h3>
        <Remarks view={view} seat={seat} />
        <PlayerCounts table={table} seat={seat} isOwn />
      </header>
      <Belongings table={table} seat={seat} />
      <Hand table={table} seat={seat} />
    </section>
  );
}

function Hand({ table, seat }: OfSeat): ReactNode {
  const { words, card, part } = useTableTexts();
  const hand = (table.seats[seat]?.hand ?? []).filter((ally) => ally !== null);
  return (
    <section className="hand" aria-label={part("hand")} data-scrolls>
      {hand.length === 0 && <p className="none">{`${part("hand")}: ${words.nothing}`}</p>}
      {withCopies(hand).map(({ item: ally, copy }) => (
        <CardItem
          key={`${ally} ${copy}`}
          zone="hand"
          value={ally}
          copy={copy}
          label={card(ally).name}
          text={card(ally).text}
        >
          <AllyFace card={ally} />
        </CardItem>
      ))}
    </section>
  );
}

function Belongings({ table, seat }: OfSeat): ReactNode {
  const { words, part } = useTableTexts();
  const area = table.seats[seat];
  if (!area) return null;
  const exiles = table.exiles?.seats[seat];
  const tokens = knownTokens(table, seat);
  const sentinels = table.kraken ? sentinelsBeside(table.kraken, seat) : [];
  return (
    <div className="belongings" data-scrolls>
      <Group name={words.freeLords} isEmpty={area.lords.length + area.disabled.length === 0}>
        {area.lords.map((lord) => (
          <LordItem key={lord} lord={lord} />
        ))}
        {area.disabled.map((lord) => (
          <LordItem key={lord} lord={lord} isDisabled />
        ))}
      </Group>
      {exiles && (
        <Group name={part("exiles")} isEmpty={exiles.free.length === 0}>
          {exiles.free.map((exile) => (
            <ExileItem key={exile} table={table} exile={exile} />
          ))}
        </Group>
      )}
      {exiles && exiles.aside.length > 0 && (
        <Group name={part("aside")} isEmpty={false}>
          {exiles.aside.map((lord) => (
            <LordItem key={lord} lord={lord} isDisabled />
          ))}
        </Group>
      )}
      {sentinels.length > 0 && (
        <Group name={part("sentinels")} isEmpty={false}>
          {sentinels.map((sentinel) => (
            <SentinelToken key={sentinel} sentinel={sentinel} />
          ))}
        </Group>
      )}
      {tokens.length > 0 && (
        <Group name={part("leviathanTokens")} isEmpty={false}>
          <OwnTokens tokens={tokens} />
        </Group>
      )}
      <Group name={part("affiliated")} isEmpty={area.affiliated.length === 0}>
        <Allies allies={area.affiliated} zone="affiliated" />
      </Group>
      <Group name={part("locations")} isEmpty={area.locations.length === 0}>
        {area.locations.map((held) => (
          <Holding key={held.location} table={table} seat={seat} held={held} />
        ))}
      </Group>
    </div>
  );
}

/** Belongings of one kind; nothing if there are none. */
function Group(props: {
  readonly name: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { name, isEmpty, children } = props;
  if (isEmpty) return null;
  return (
    <div className="group">
      <h4>{name}</h4>
      {children}
    </div>
  );
}
