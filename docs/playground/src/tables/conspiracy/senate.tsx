import { keysOf } from "abyss-rules/conspiracy";
import type { ReactNode } from "react";
import { TableItem } from "../../interaction/table-item.tsx";
import { ConspiracyLocationChip } from "../cards/conspiracy-location-face.tsx";
import { Emblem } from "../emblems/emblem.tsx";
import { OpponentLine } from "../opponent-line.tsx";
import { Amount, Row, Tag } from "../parts.tsx";
import { isOver } from "../question.ts";
import { useTableTexts } from "../table-texts.tsx";
import { Chamber } from "./chamber.tsx";
import { isTurnOf, type SenateTable, type SenateView } from "./family.ts";

interface OfSeat {
  readonly view: SenateView;
  readonly seat: number;
}

/** The viewer's own side: the name, the counts, the chamber and the locations. */
export function OwnSenate({ view, seat }: OfSeat): ReactNode {
  const { player } = useTableTexts();
  const area = view.table.seats[seat];
  if (!area) return null;
  return (
    <section
      className="player senate own"
      data-player={seat}
      aria-label={player(seat)}
      data-turn={isTurnOf(view, seat)}
    >
      <header>
        <h3 className="player-name">{player(seat)}</h3>
        <Remarks view={view} seat={seat} />
        <Numbers view={view} seat={seat} />
      </header>
      <Chamber area={area} isOwn />
      <HeldLocations area={area} />
    </section>
  );
}

/** Another side: a line with its counts, which opens to its chamber and locations. */
export function OtherSenate({ view, seat }: OfSeat): ReactNode {
  const { player } = useTableTexts();
  const area = view.table.seats[seat];
  if (!area) return null;
  return (
    <OpponentLine
      seat={seat}
      name={<span className="player-name">{player(seat)}</span>}
      label={player(seat)}
      isTurn={isTurnOf(view, seat)}
      summary={<Numbers view={view} seat={seat} />}
    >
      <Remarks view={view} seat={seat} />
      <Chamber area={area} isOwn={false} />
      <HeldLocations area={area} />
    </OpponentLine>
  );
}

function HeldLocations({ area }: { readonly area: SenateTable["seats"][number] }): ReactNode {
  if (area.locations.length === 0) return null;
  return (
    <Row className="chips">
      {area.locations.map(({ location }) => (
        <Held key={location} location={location} />
      ))}
    </Row>
  );
}

/** A location that has been taken. Not clickable, as it cannot be taken again. */
function Held({
  location,
}: Pick<SenateTable["seats"][number]["locations"][number], "location">): ReactNode {
  const { name, text } = useTableTexts().card(location);
  return (
    <span role="img" aria-label={`${name}. ${text}`} title={text}>
      <ConspiracyLocationChip location={location} />
    </span>
  );
}

function Numbers({ view, seat }: OfSeat): ReactNode {
  const { part } = useTableTexts();
  const pearls = view.table.seats[seat]?.pearls ?? 0;
  const { silver, gold } = keysOf(view, seat);
  return (
    <div className="purse">
      <Amount emblem="pearl" what={part("pearls")} n={pearls} />
      <Amount emblem="key-silver" what={part("silverKeys")} n={silver} />
      <Amount emblem="key" what={part("goldKeys")} n={gold} />
    </div>
  );
}

function Remarks({ view, seat }: OfSeat): ReactNode {
  const { words, part } = useTableTexts();
  const { lastSeat, pearlMaster, solo } = view.table;
  return (
    <>
      {isTurnOf(view, seat) && <Tag kind="turn">{words.itsTurn}</Tag>}
      {!isOver(view) && lastSeat === seat && <Tag kind="last">{part("lastSeat")}</Tag>}
      {pearlMaster === seat && <Tag kind="master">{part("pearlMaster")}</Tag>}
      {solo?.replayToken === seat && (
        <TableItem zone="replay-token" label={part("replayToken")}>
          <span className="chip">
            <Emblem name="again" />
            <span className="chip-name">{part("replayToken")}</span>
          </span>
        </TableItem>
      )}
    </>
  );
}
