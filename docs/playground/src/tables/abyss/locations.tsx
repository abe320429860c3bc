import type { Location } from "abyss-rules/kraken/cards";
import type { ReactNode } from "react";
import type { FamilyTable, FamilyView } from "../../family/table.ts";
import { TableItem } from "../../interaction/table-item.tsx";
import { CardItem } from "../card-item.tsx";
import { Deck } from "../cards/backs.tsx";
import { LocationFace } from "../cards/location-face.tsx";
import { Region, Row } from "../parts.tsx";
import { questionOf } from "../question.ts";
import { useTableTexts } from "../table-texts.tsx";
import { Reservation } from "./sentinels.tsx";

/** The locations without an owner: the stack, the available ones, the drawn ones. */
export function Locations({ view }: { readonly view: FamilyView }): ReactNode {
  const { words, part } = useTableTexts();
  const { table } = view;
  const { stack, available, drawn } = table;
  // A full state knows the whole stack, but it is shown only while it is searched.
  const searched = questionOf(view) === "switch-location" ? stack : [];
  return (
    <Region name={part("locations")} className="locations">
      <Row className="scrolls">
        <TableItem zone="location-stack" label={words.count(part("stack"), stack.length)}>
          <Deck emblem="location" count={stack.length} />
        </TableItem>
        {available.map((location) => (
          <Tile key={location} table={table} location={location} />
        ))}
      </Row>
      <Offered table={table} name={words.drawnLocations} locations={drawn} />
      <Offered
        table={table}
        name={words.searchedLocations}
        locations={searched.filter((location) => location !== null)}
      />
    </Region>
  );
}

/** Locations that are face up for a decision: drawn ones, or the stack that is searched. */
function Offered(props: {
  readonly table: FamilyTable;
  readonly name: string;
  readonly locations: readonly Location[];
}): ReactNode {
  const { table, name, locations } = props;
  return (
    locations.length > 0 && (
      <div className="offered">
        <h4>{name}</h4>
        <Row className="scrolls">
          {locations.map((location) => (
            <Tile key={location} table={table} location={location} />
          ))}
        </Row>
      </div>
    )
  );
}

function Tile({
  table,
  location,
}: {
  readonly table: FamilyTable;
  readonly location: Location;
}): ReactNode {
  const { name, text } = useTableTexts().card(location);
  return (
    <div className="place">
      <CardItem
        zone="location"
        value={location}
        label={name}
        text={text}
        zoom={<LocationFace location={location} />}
      >
        <LocationFace location={location} />
      </CardItem>
      <Reservation kraken={table.kraken} place={{ kind: "location", location }} />
    </div>
  );
}
