import { type Colour, colours, influenceOf, type Lord } from "abyss-rules/conspiracy/cards";
import type { ReactNode } from "react";
import { Thing } from "../../things/thing-button.tsx";
import { Deck } from "../cards/backs.tsx";
import { guildOf } from "../cards/senator-face.tsx";
import { Emblem } from "../emblems/emblem.tsx";
import { Region, Row, Tag } from "../parts.tsx";
import { useTableSpeech } from "../table-speech.tsx";
import type { SenateTable } from "./family.ts";

/** Where lords come from: the deck and the five piles of discarded lords. */
export function Piles({ table }: { readonly table: SenateTable }): ReactNode {
  const { words } = useTableSpeech();
  const { lordDeck, piles } = table;
  return (
    <Region name={words.piles} className="piles">
      <Row>
        <Thing zone="lord-deck" label={words.count(words.lordDeck, lordDeck.length)}>
          <Deck emblem="coat" count={lordDeck.length} name={words.lordDeck} />
        </Thing>
        {colours.map((colour) => (
          <Pile key={colour} colour={colour} lords={piles[colour]} />
        ))}
      </Row>
      <Order table={table} />
    </Region>
  );
}

/** A pile with the influences of its lords, whose order has no meaning. */
function Pile({
  colour,
  lords,
}: {
  readonly colour: Colour;
  readonly lords: readonly Lord[];
}): ReactNode {
  const { words } = useTableSpeech();
  const influences = lords.map(influenceOf);
  return (
    <Thing zone="pile" value={colour} label={words.pileOf(colour, influences)}>
      <span className="card stack" data-kind={guildOf[colour]} data-empty={lords.length === 0}>
        <Emblem name={guildOf[colour]} />
        <b className="pile-influences">{influences.join(" ") || "–"}</b>
        <span className="card-foot">{words.colours[colour]}</span>
      </span>
    </Thing>
  );
}

/** What a player has ordered the others to do. */
function Order({ table: { order } }: { readonly table: SenateTable }): ReactNode {
  const { words, player } = useTableSpeech();
  return order && <Tag kind="order">{words.mustDraw(player(order.by), order.draw)}</Tag>;
}
