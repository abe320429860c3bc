import type { Exile } from "abyss-rules/exiles/cards";
import { COURT_SPACES } from "abyss-rules/kraken/cards";
import type { ReactNode } from "react";
import type { Lord } from "../../family/cards.ts";
import type { FamilyTable } from "../../family/table.ts";
import { TableItem } from "../../interaction/table-item.tsx";
import { CardItem } from "../card-item.tsx";
import { Deck, Empty } from "../cards/backs.tsx";
import { ExileFace, exileLabel } from "../cards/exile-face.tsx";
import { LordFace, lordLabel } from "../cards/lord-face.tsx";
import { Region, Row } from "../parts.tsx";
import { useTableTexts } from "../table-texts.tsx";
import { Reservation } from "./sentinels.tsx";

/** The court: its deck, then the lords from the nearest on. */
export function Court({ table }: { readonly table: FamilyTable }): ReactNode {
  const { words, part } = useTableTexts();
  const { court, exiles } = table;
  const free = COURT_SPACES - court.length - (exiles?.court.length ?? 0);
  return (
    <Region name={part("court")} className="court">
      <Row className="scrolls">
        <div className={exiles ? "decks two" : "decks"}>
          <LordDeck table={table} />
          {exiles && (
            <TableItem
              zone="exile-deck"
              label={words.count(part("exiles.deck"), exiles.deck.length)}
            >
              <Deck emblem="exile" count={exiles.deck.length} name={part("exiles")} />
            </TableItem>
          )}
        </div>
        {exiles?.court.map((exile) => (
          <CourtExile key={exile} table={table} exile={exile} />
        ))}
        {court.toReversed().map((lord) => (
          <CourtLord key={lord} table={table} lord={lord} />
        ))}
        {Array.from({ length: free }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty spaces are all alike
          <Empty key={i} className="lord" />
        ))}
      </Row>
    </Region>
  );
}

/** The deck of lords, with its top card if the viewer knows it. */
function LordDeck({ table: { lordDeck } }: { readonly table: FamilyTable }): ReactNode {
  const texts = useTableTexts();
  const { words, part } = texts;
  const top = lordDeck.at(-1);
  const count = words.count(part("lordDeck"), lordDeck.length);
  if (!top)
    return (
      <TableItem zone="lord-deck" label={count}>
        <Deck emblem="influence" count={lordDeck.length} name={part("lordDeck")} />
      </TableItem>
    );
  return (
    <CardItem
      zone="lord-deck"
      label={`${count}. ${lordLabel(texts, top)}`}
      text={texts.card(top).text}
      zoom={<LordFace lord={top} />}
    >
      <LordFace lord={top} />
    </CardItem>
  );
}

function CourtLord({
  table,
  lord,
}: {
  readonly table: FamilyTable;
  readonly lord: Lord;
}): ReactNode {
  const texts = useTableTexts();
  return (
    <div className="place">
      <CardItem
        zone="court"
        value={lord}
        label={lordLabel(texts, lord)}
        text={texts.card(lord).text}
        zoom={<LordFace lord={lord} />}
      >
        <LordFace lord={lord} />
      </CardItem>
      <Reservation kraken={table.kraken} place={{ kind: "lord", lord }} />
    </div>
  );
}

function CourtExile({
  table,
  exile,
}: {
  readonly table: FamilyTable;
  readonly exile: Exile;
}): ReactNode {
  const texts = useTableTexts();
  const card = table.exiles?.catalogue.find(({ id }) => id === exile);
  if (!card) return null;
  return (
    <div className="place">
      <CardItem
        zone="court-exile"
        value={exile}
        label={exileLabel(texts, card)}
        text={texts.card({ kind: "exile", id: exile }).text}
        zoom={<ExileFace exile={card} />}
      >
        <ExileFace exile={card} />
      </CardItem>
      <Reservation kraken={table.kraken} place={{ kind: "guest", guest: exile }} />
    </div>
  );
}
