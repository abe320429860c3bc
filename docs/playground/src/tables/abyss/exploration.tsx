import { TRACK_SPACES } from "abyss-rules/abyss/cards";
import type { ReactNode } from "react";
import type { FamilyTable, FamilyView } from "../../family/table.ts";
import { TableItem } from "../../interaction/table-item.tsx";
import { CardItem } from "../card-item.tsx";
import { AllyChip, AllyFace } from "../cards/ally-face.tsx";
import { Deck, Empty } from "../cards/backs.tsx";
import { Emblem } from "../emblems/emblem.tsx";
import { counted, Region, Row } from "../parts.tsx";
import { Sheet } from "../sheet.tsx";
import { useTableTexts } from "../table-texts.tsx";

/** The exploration deck, the track and the discard. */
export function Exploration({ view }: { readonly view: FamilyView }): ReactNode {
  const { words, part } = useTableTexts();
  const { deck, track, discard } = view.table;
  const name = words.count(part("discard"), discard.length);
  return (
    <Region name={words.exploration} className="exploration">
      <Row className="scrolls">
        <TableItem zone="exploration-deck" label={words.count(part("deck"), deck.length)}>
          <Deck emblem="hand" count={deck.length} />
        </TableItem>
        <Track track={track} />
        {discard.length > 0 && (
          <Sheet
            name={name}
            label={name}
            opener={<DiscardPile name={words.discard} count={discard.length} />}
          >
            <div className="row chips" data-scrolls>
              <DiscardedCards discard={discard} />
            </div>
          </Sheet>
        )}
      </Row>
    </Region>
  );
}

/** The discard, which is public. */
function DiscardPile(props: { readonly name: string; readonly count: number }): ReactNode {
  return (
    <span className="card ally discard" aria-hidden="true">
      <b className="deck-count">{props.count}</b>
      <span className="card-foot">{props.name}</span>
    </span>
  );
}

function Track({ track }: { readonly track: FamilyTable["track"] }): ReactNode {
  const { card: textOf } = useTableTexts();
  return Array.from({ length: TRACK_SPACES }, (_, i) => {
    const card = track[i];
    const key = `${i}`;
    if (card === undefined) return <Empty key={key} className="ally" />;
    const { name, text } = textOf(card);
    return (
      <CardItem key={key} zone="track" value={i} label={name} text={text}>
        <AllyFace card={card} />
      </CardItem>
    );
  });
}

function DiscardedCards({ discard }: { readonly discard: FamilyTable["discard"] }): ReactNode {
  const { words, card } = useTableTexts();
  return counted(discard).map(([id, n]) => (
    <TableItem key={id} zone="discard" value={id} label={words.count(card(id).name, n)}>
      {id === "monster" ? (
        <span className="chip" data-kind="monster">
          <Emblem name="monster" />
          {n > 1 && <span className="times">×{n}</span>}
        </span>
      ) : (
        <AllyChip ally={id} count={n} />
      )}
    </TableItem>
  ));
}
