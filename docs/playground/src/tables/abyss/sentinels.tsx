import { type Sentinel, sentinels } from "abyss-rules/kraken/cards";
import type { ReactNode } from "react";
import type { Lord } from "../../family/cards.ts";
import type { FamilyTable } from "../../family/table.ts";
import { TableItem } from "../../interaction/table-item.tsx";
import { Emblem } from "../emblems/emblem.tsx";
import { useTableTexts } from "../table-texts.tsx";

type Kraken = FamilyTable["kraken"];
/** Where a sentinel can be. */
type Place =
  | { readonly kind: "lord"; readonly lord: Lord }
  | { readonly kind: "stack"; readonly stack: string }
  | { readonly kind: "location"; readonly location: string }
  | { readonly kind: "guest"; readonly guest: string };

/** The player for whom a sentinel reserves something. */
export function Reservation({
  kraken,
  place,
}: {
  readonly kraken: Kraken;
  readonly place: Place;
}): ReactNode {
  const { words, player } = useTableTexts();
  const posting = sentinels
    .map((sentinel) => kraken?.sentinels[sentinel])
    // Places are small records whose fields have a fixed order, so their JSON can be compared.
    .find((one) => one?.on && JSON.stringify(one.on) === JSON.stringify(place));
  if (!posting || posting.owner === null) return null;
  return (
    <span className="reservation" role="img" aria-label={words.reservedBy(player(posting.owner))}>
      <Emblem name="sentinel" />
      <span aria-hidden="true">{player(posting.owner)}</span>
    </span>
  );
}

/** The sentinels in front of a player, or beside the board. */
export const sentinelsBeside = (kraken: NonNullable<Kraken>, owner: number | null): Sentinel[] =>
  sentinels.filter((sentinel) => {
    const posting = kraken.sentinels[sentinel];
    return posting.owner === owner && posting.on === null;
  });

/** A sentinel that is not posted. */
export function SentinelToken({ sentinel }: { readonly sentinel: Sentinel }): ReactNode {
  const { words, card } = useTableTexts();
  const { name } = card({ kind: "sentinel", id: sentinel });
  return (
    <TableItem zone="sentinel" value={sentinel} label={`${words.sentinel}: ${name}`}>
      <span className="chip" data-kind="smuggler">
        <Emblem name="sentinel" />
        <span className="chip-name">{name}</span>
      </span>
    </TableItem>
  );
}
