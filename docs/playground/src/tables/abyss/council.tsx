import { type Race, races } from "abyss-rules/abyss/cards";
import type { ReactNode } from "react";
import type { FamilyTable } from "../../family/table.ts";
import { TableItem } from "../../interaction/table-item.tsx";
import { Emblem } from "../emblems/emblem.tsx";
import { Region, Row } from "../parts.tsx";
import { useTableTexts } from "../table-texts.tsx";
import { Reservation } from "./sentinels.tsx";

/** The council: a face-down stack per race. */
export function Council({ table }: { readonly table: FamilyTable }): ReactNode {
  const { part } = useTableTexts();
  return (
    <Region name={part("council")} className="council">
      <Row className="scrolls">
        {races.map((race) => (
          <Stack key={race} table={table} race={race} />
        ))}
      </Row>
    </Region>
  );
}

function Stack({ table, race }: { readonly table: FamilyTable; readonly race: Race }): ReactNode {
  const { words, value } = useTableTexts();
  const name = value("stack", race);
  const count = table.council[race].length;
  return (
    <div className="place">
      <TableItem zone="council" value={race} label={words.stackOf(name, count)}>
        <span className="card stack" data-kind={race} data-empty={count === 0}>
          <Emblem name={race} />
          <b className="deck-count">{count}</b>
          <span className="card-foot">{name}</span>
        </span>
      </TableItem>
      <Reservation kraken={table.kraken} place={{ kind: "stack", stack: race }} />
    </div>
  );
}
