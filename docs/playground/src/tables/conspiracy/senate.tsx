import { keysOf } from "abyss-rules/conspiracy";
import type { ReactNode } from "react";
import { Thing } from "../../things/thing-button.tsx";
import { DomainChip } from "../cards/domain-face.tsx";
import { Emblem } from "../emblems/emblem.tsx";
import { Amount, Row, Tag } from "../parts.tsx";
import { useTableSpeech } from "../table-speech.tsx";
import { Chamber } from "./chamber.tsx";
import type { SenateTable } from "./family.ts";

interface OfSeat {
  readonly table: SenateTable;
  readonly seat: number;
}

/** A side of the table: who it is, what it has, and its chamber. */
export function Senate({ table, seat, isOwn }: OfSeat & { readonly isOwn: boolean }): ReactNode {
  const { player } = useTableSpeech();
  const area = table.seats[seat];
  if (!area) return null;
  return (
    <section
      className={`player senate ${isOwn ? "own" : "opponent"}`}
      aria-label={player(seat)}
      data-turn={table.turn === seat}
    >
      <header>
        <h3 className="player-name">{player(seat)}</h3>
        <Remarks table={table} seat={seat} />
        <Numbers table={table} seat={seat} />
      </header>
      <Chamber area={area} isOwn={isOwn} />
      <Row className="chips">
        {area.locations.map(({ location }) => (
          <Held key={location} location={location} />
        ))}
      </Row>
    </section>
  );
}

/** A location that has been taken: no thing, as nobody takes it again. */
function Held({
  location,
}: Pick<SenateTable["seats"][number]["locations"][number], "location">): ReactNode {
  const { name, text } = useTableSpeech().card(location);
  return (
    <span role="img" aria-label={`${name}. ${text}`} title={text}>
      <DomainChip location={location} />
    </span>
  );
}

function Numbers({ table, seat }: OfSeat): ReactNode {
  const { words } = useTableSpeech();
  const pearls = table.seats[seat]?.pearls ?? 0;
  const { silver, gold } = keysOf({ table }, seat);
  return (
    <div className="purse">
      <Amount emblem="pearl" n={pearls} label={words.count(words.pearls, pearls)} />
      <Amount emblem="key-silver" n={silver} label={words.count(words.silverKeys, silver)} />
      <Amount emblem="key" n={gold} label={words.count(words.goldKeys, gold)} />
    </div>
  );
}

function Remarks({ table, seat }: OfSeat): ReactNode {
  const { words } = useTableSpeech();
  return (
    <>
      {table.turn === seat && <Tag kind="turn">{words.itsTurn}</Tag>}
      {table.lastSeat === seat && <Tag kind="last">{words.lastTurn}</Tag>}
      {table.pearlMaster === seat && <Tag kind="master">{words.pearlMaster}</Tag>}
      {table.solo?.replayToken === seat && (
        <Thing zone="replay-token" label={words.replayToken}>
          <span className="chip">
            <Emblem name="again" />
            <span className="chip-name">{words.replayToken}</span>
          </span>
        </Thing>
      )}
    </>
  );
}
