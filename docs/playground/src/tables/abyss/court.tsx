import { COURT_SPACES, type Lord } from "abyss-rules/abyss/cards";
import type { Exile } from "abyss-rules/exiles/cards";
import type { ReactNode } from "react";
import { Thing } from "../../things/thing-button.tsx";
import { CardThing } from "../card-thing.tsx";
import { Deck, Empty } from "../cards/backs.tsx";
import { ExileFace, exileLabel } from "../cards/exile-face.tsx";
import { LordFace, lordLabel } from "../cards/lord-face.tsx";
import { Region, Row } from "../parts.tsx";
import { useTableSpeech } from "../table-speech.tsx";
import type { FamilyTable } from "./family.ts";
import { Reservation } from "./sentinels.tsx";

/** The court, with its deck first and the lords nearest to it next. */
export function Court({ table }: { readonly table: FamilyTable }): ReactNode {
  const { words } = useTableSpeech();
  const { court, exiles } = table;
  const free = COURT_SPACES - court.length - (exiles?.court.length ?? 0);
  return (
    <Region name={words.court} className="court">
      <Row className="scrolls">
        <div className={exiles ? "decks two" : "decks"}>
          <LordDeck table={table} />
          {exiles && (
            <Thing zone="exile-deck" label={words.count(words.exileDeck, exiles.deck.length)}>
              <Deck emblem="exile" count={exiles.deck.length} name={words.exiles} />
            </Thing>
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

/** The deck of lords; whoever may look at its top card sees it. */
function LordDeck({ table: { lordDeck } }: { readonly table: FamilyTable }): ReactNode {
  const speech = useTableSpeech();
  const { words } = speech;
  const top = lordDeck.at(-1);
  const count = words.count(words.lordDeck, lordDeck.length);
  if (!top)
    return (
      <Thing zone="lord-deck" label={count}>
        <Deck emblem="influence" count={lordDeck.length} name={words.lordDeck} />
      </Thing>
    );
  return (
    <CardThing
      zone="lord-deck"
      label={`${count}. ${lordLabel(speech, top)}`}
      text={speech.card(top).text}
    >
      <LordFace lord={top} />
    </CardThing>
  );
}

function CourtLord({
  table,
  lord,
}: {
  readonly table: FamilyTable;
  readonly lord: Lord;
}): ReactNode {
  const speech = useTableSpeech();
  return (
    <div className="place">
      <CardThing
        zone="court"
        value={lord}
        label={lordLabel(speech, lord)}
        text={speech.card(lord).text}
      >
        <LordFace lord={lord} />
      </CardThing>
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
  const speech = useTableSpeech();
  const card = table.exiles?.catalogue.find(({ id }) => id === exile);
  if (!card) return null;
  return (
    <div className="place">
      <CardThing
        zone="court-exile"
        value={exile}
        label={exileLabel(speech, card)}
        text={speech.card(exile).text}
      >
        <ExileFace exile={card} />
      </CardThing>
      <Reservation kraken={table.kraken} place={{ kind: "guest", guest: exile }} />
    </div>
  );
}
