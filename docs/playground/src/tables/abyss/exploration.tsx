import { TRACK_SPACES } from "abyss-rules/abyss/cards";
import type { ReactNode } from "react";
import type { FamilyTable, FamilyView } from "../../family/table.ts";
import { TableItem } from "../../interaction/table-item.tsx";
import { CardItem } from "../card-item.tsx";
import { AllyChip, AllyFace } from "../cards/ally-face.tsx";
import { Deck, Empty } from "../cards/backs.tsx";
import { Emblem } from "../emblems/emblem.tsx";
import { counted, Region, Row } from "../parts.tsx";
import { questionOf } from "../question.ts";
import { useTableTexts } from "../table-texts.tsx";

/** The exploration deck, the track and the discard. */
export function Exploration({ view }: { readonly view: FamilyView }): ReactNode {
  const { words, part } = useTableTexts();
  const { deck, track } = view.table;
  return (
    <Region name={words.exploration} className="exploration">
      <Row className="scrolls">
        <TableItem zone="exploration-deck" label={words.count(part("deck"), deck.length)}>
          <Deck emblem="hand" count={deck.length} />
        </TableItem>
        <Track track={track} />
      </Row>
      <Discard view={view} />
    </Region>
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

/** The discard, which is public; it is expanded while an ally is taken from it. */
function Discard({ view }: { readonly view: FamilyView }): ReactNode {
  const { words, card, part } = useTableTexts();
  const { discard } = view.table;
  if (discard.length === 0) return null;
  return (
    <details className="discard" open={questionOf(view) === "take-from-discard"}>
      <summary>{words.count(part("discard"), discard.length)}</summary>
      <Row className="chips">
        {counted(discard).map(([id, n]) => (
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
        ))}
      </Row>
    </details>
  );
}
