import type { ReactNode } from "react";
import { type FamilyTable, type FamilyView, isTurnOf, keysOf } from "../../family/table.ts";
import { TableItem } from "../../interaction/table-item.tsx";
import { Emblem, type EmblemName } from "../emblems/emblem.tsx";
import { HunterCounts } from "../leviathan/hunter.tsx";
import { Amount, Tag } from "../parts.tsx";
import { isOver } from "../question.ts";
import { useTableTexts } from "../table-texts.tsx";

interface OfSeat {
  readonly table: FamilyTable;
  readonly seat: number;
}

/** The counts of a player: cards in hand, pearls, keys, monster tokens, and those of the modules in play. */
export function PlayerCounts({
  table,
  seat,
  isOwn,
}: OfSeat & { readonly isOwn: boolean }): ReactNode {
  const { part } = useTableTexts();
  const area = table.seats[seat];
  if (!area) return null;
  const keys = keysOf(table, seat);
  const tokens = area.tokens.filter((token) => token !== null);
  return (
    <div className="purse">
      {!isOwn && <Amount emblem="hand" what={part("hand")} n={area.hand.length} />}
      <Amount emblem="pearl" what={part("pearls")} n={area.pearls} />
      <Amount emblem="key" what={part("keys")} n={keys} />
      {area.tokens.length > 0 && (
        <Amount emblem="token" what={part("tokens")} n={area.tokens.length} />
      )}
      {tokens.length > 0 && <span className="token-values">({tokens.join(" + ")})</span>}
      {table.leviathan && <HunterCounts area={table.leviathan} seat={seat} />}
      {table.kraken && <Nebulis n={table.kraken.nebulis[seat] ?? 0} isOwn={isOwn} />}
    </div>
  );
}

/** Nebulis; the viewer's own are clickable, for the Ferryman. */
function Nebulis({ n, isOwn }: { readonly n: number; readonly isOwn: boolean }): ReactNode {
  const { words, part } = useTableTexts();
  if (!isOwn) return <Amount emblem="nebulis" what={part("nebulis")} n={n} />;
  return (
    <TableItem zone="nebulis" label={words.count(part("nebulis"), n)}>
      <span className="amount">
        <Emblem name="nebulis" />
        <b>{n}</b>
      </span>
    </TableItem>
  );
}

/** Notes: whose turn it is, who has the last turn, the Kraken figure and the Scourge; short ones are emblems. */
export function Remarks({
  view,
  seat,
  isShort = false,
}: {
  readonly view: FamilyView;
  readonly seat: number;
  readonly isShort?: boolean;
}): ReactNode {
  const { words, part } = useTableTexts();
  const { lastSeat, kraken, leviathan } = view.table;
  return (
    <>
      {isTurnOf(view, seat) && !isShort && <Tag kind="turn">{words.itsTurn}</Tag>}
      {!isOver(view) && lastSeat === seat && !isShort && <Tag kind="last">{part("lastSeat")}</Tag>}
      {kraken?.figure === seat && (
        <Figure emblem="kraken" name={part("figure")} isShort={isShort} />
      )}
      {leviathan?.scourge === seat && (
        <Figure emblem="scourge" name={part("scourge")} isShort={isShort} />
      )}
    </>
  );
}

/** A figure in front of a player. */
function Figure(props: {
  readonly emblem: EmblemName;
  readonly name: string;
  readonly isShort: boolean;
}): ReactNode {
  const { emblem, name, isShort } = props;
  if (isShort)
    return (
      <span className="amount" role="img" aria-label={name} title={name}>
        <Emblem name={emblem} />
      </span>
    );
  return (
    <Tag kind="figure">
      <Emblem name={emblem} /> {name}
    </Tag>
  );
}
