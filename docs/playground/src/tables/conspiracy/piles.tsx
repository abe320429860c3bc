import { type Colour, colours, influenceOf, type Lord } from "abyss-rules/conspiracy/cards";
import type { ReactNode } from "react";
import { TableItem } from "../../interaction/table-item.tsx";
import { Deck } from "../cards/backs.tsx";
import { guildOf } from "../cards/conspiracy-lord-face.tsx";
import { Emblem } from "../emblems/emblem.tsx";
import { Region, Row, Tag } from "../parts.tsx";
import { useTableTexts } from "../table-texts.tsx";
import type { SenateTable } from "./family.ts";

/** The sources of lords: the deck and the five piles of discarded lords. */
export function Piles({ table }: { readonly table: SenateTable }): ReactNode {
  const { words, part } = useTableTexts();
  const { lordDeck, piles } = table;
  return (
    <Region name={part("piles")} className="piles">
      <Row className="scrolls">
        <TableItem zone="lord-deck" label={words.count(part("lordDeck"), lordDeck.length)}>
          <Deck emblem="coat" count={lordDeck.length} name={part("lordDeck")} />
        </TableItem>
        {colours.map((colour) => (
          <Pile key={colour} colour={colour} lords={piles[colour]} />
        ))}
      </Row>
      <Order table={table} />
    </Region>
  );
}

/** A pile with the influences of its lords; their order does not matter. */
function Pile({
  colour,
  lords,
}: {
  readonly colour: Colour;
  readonly lords: readonly Lord[];
}): ReactNode {
  const { words, value } = useTableTexts();
  const name = value("colour", colour);
  const influences = lords.map(influenceOf);
  return (
    <TableItem zone="pile" value={colour} label={words.pileOf(name, influences)}>
      <span className="card stack" data-kind={guildOf[colour]} data-empty={lords.length === 0}>
        <Emblem name={guildOf[colour]} />
        <b className="pile-influences">{influences.join(" ") || "–"}</b>
        <span className="card-foot">{name}</span>
      </span>
    </TableItem>
  );
}

/** The order that a player has given to the others. */
function Order({ table: { order } }: { readonly table: SenateTable }): ReactNode {
  const { words, player } = useTableTexts();
  return order && <Tag kind="order">{words.mustDraw(player(order.by), order.draw)}</Tag>;
}
