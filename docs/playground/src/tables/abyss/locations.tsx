import type { Location } from "abyss-rules/abyss/cards";
import type { ReactNode } from "react";
import { TableItem } from "../../interaction/table-item.tsx";
import { CardItem } from "../card-item.tsx";
import { Deck } from "../cards/backs.tsx";
import { LocationFace } from "../cards/location-face.tsx";
import { Region, Row } from "../parts.tsx";
import { questionOf } from "../question.ts";
import { useTableTexts } from "../table-texts.tsx";
import type { FamilyTable, FamilyView } from "./family.ts";
import { Reservation } from "./sentinels.tsx";

/** The locations that nobody controls: the stack, those available, those drawn. */
export function Locations({ view }: { readonly view: FamilyView }): ReactNode {
  const { words } = useTableTexts();
  const { table } = view;
  const { stack, available, drawn } = table;
  // Whoever looks at a whole game sees the stack all the time; it lies open only where it is searched.
  const searched = questionOf(view) === "switch-location" ? stack : [];
  return (
    <Region name={words.locations} className="locations">
      <Row className="scrolls">
        <TableItem zone="location-stack" label={words.count(words.locationStack, stack.length)}>
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

/** Locations that lie open for a while: those drawn, or the stack for whoever looks through it. */
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
        <Row>
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
      <CardItem zone="location" value={location} label={name} text={text}>
        <LocationFace location={location} />
      </CardItem>
      <Reservation kraken={table.kraken} place={{ kind: "location", location }} />
    </div>
  );
}
