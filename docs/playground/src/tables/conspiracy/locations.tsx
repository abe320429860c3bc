import type { Location } from "abyss-rules/conspiracy/cards";
import type { ReactNode } from "react";
import { TableItem } from "../../interaction/table-item.tsx";
import { CardItem } from "../card-item.tsx";
import { Deck } from "../cards/backs.tsx";
import { ConspiracyLocationFace } from "../cards/conspiracy-location-face.tsx";
import { Region, Row } from "../parts.tsx";
import { questionOf } from "../question.ts";
import { useTableTexts } from "../table-texts.tsx";
import type { SenateView } from "./family.ts";

/** The locations without an owner: the deck, the available ones, the drawn ones. */
export function Locations({ view }: { readonly view: SenateView }): ReactNode {
  const { locationDeck, available, drawn } = view.table;
  // A full state knows the whole deck, but it is shown only while it is searched.
  const searched = questionOf(view) === "search-locations" ? locationDeck : [];
  const { words, part } = useTableTexts();
  return (
    <Region name={part("locations")} className="locations">
      <Row className="scrolls">
        <TableItem
          zone="location-deck"
          label={words.count(part("locationDeck"), locationDeck.length)}
        >
          <Deck emblem="location" count={locationDeck.length} />
        </TableItem>
        <Tiles locations={available} />
      </Row>
      <Offered name={words.drawnLocations} locations={drawn} />
      <Offered
        name={words.searchedLocations}
        locations={searched.filter((location) => location !== null)}
      />
    </Region>
  );
}

/** Locations that are face up for a decision: drawn ones, or the deck that is searched. */
function Offered(props: {
  readonly name: string;
  readonly locations: readonly Location[];
}): ReactNode {
  const { name, locations } = props;
  return (
    locations.length > 0 && (
      <div className="offered">
        <h4>{name}</h4>
        <Row className="scrolls">
          <Tiles locations={locations} />
        </Row>
      </div>
    )
  );
}

function Tiles({ locations }: { readonly locations: readonly Location[] }): ReactNode {
  const { card } = useTableTexts();
  return locations.map((location) => (
    <CardItem
      key={location}
      zone="location"
      value={location}
      label={card(location).name}
      text={card(location).text}
      zoom={<ConspiracyLocationFace location={location} />}
    >
      <ConspiracyLocationFace location={location} />
    </CardItem>
  ));
}
