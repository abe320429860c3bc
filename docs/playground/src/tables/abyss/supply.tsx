import type { ReactNode } from "react";
import type { FamilyTable } from "../../family/table.ts";
import { TableItem } from "../../interaction/table-item.tsx";
import { Deck } from "../cards/backs.tsx";
import { Region, Row } from "../parts.tsx";
import { useTableTexts } from "../table-texts.tsx";
import { SentinelToken, sentinelsBeside } from "./sentinels.tsx";

/** The components of Kraken beside the board: loot, and sentinels without an owner. */
export function KrakenSupply({
  kraken,
}: {
  readonly kraken: NonNullable<FamilyTable["kraken"]>;
}): ReactNode {
  const { words, part } = useTableTexts();
  const count = kraken.lootDeck.length;
  return (
    <Region name={part("loot")} className="supply">
      <Row className="scrolls">
        <TableItem zone="loot-deck" label={words.count(part("lootDeck"), count)}>
          <Deck emblem="loot" count={count} />
        </TableItem>
        <div className="column">
          {sentinelsBeside(kraken, null).map((sentinel) => (
            <SentinelToken key={sentinel} sentinel={sentinel} />
          ))}
        </div>
      </Row>
    </Region>
  );
}
