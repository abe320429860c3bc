import type { Location } from "abyss-rules/conspiracy/cards";
import type { ReactNode } from "react";
import { Thing } from "../../things/thing-button.tsx";
import { Deck } from "../cards/backs.tsx";
import { DomainFace } from "../cards/domain-face.tsx";
import { SenatorFace } from "../cards/senator-face.tsx";
import { Region, Row, withCopies } from "../parts.tsx";
import { useTableSpeech } from "../table-speech.tsx";
import type { SenateTable } from "./family.ts";

/** What can be taken now or soon: the lords recruited, and locations. */
export function Offers({ table }: { readonly table: SenateTable }): ReactNode {
  return (
    <div className="offers">
      {table.recruits.length > 0 && <Recruits recruits={table.recruits} />}
      <Locations table={table} />
    </div>
  );
}

function Recruits({ recruits }: Pick<SenateTable, "recruits">): ReactNode {
  const { words, card } = useTableSpeech();
  return (
    <Region name={words.recruits} className="recruits">
      <Row>
        {withCopies(recruits).map(({ thing: lord, copy }) => (
          <Thing
            key={`${lord} ${copy}`}
            zone="recruit"
            value={lord}
            copy={copy}
            label={card(lord).name}
            about={card(lord).text}
          >
            <SenatorFace lord={lord} />
          </Thing>
        ))}
      </Row>
    </Region>
  );
}

function Locations({
  table: { locationDeck, available, drawn },
}: {
  readonly table: SenateTable;
}): ReactNode {
  const { words } = useTableSpeech();
  return (
    <Region name={words.locations} className="locations">
      <Row className="scrolls">
        <Thing zone="location-deck" label={words.count(words.locationDeck, locationDeck.length)}>
          <Deck emblem="location" count={locationDeck.length} name={words.locationDeck} />
        </Thing>
        <Tiles locations={available} />
      </Row>
      <Offered name={words.drawnLocations} locations={drawn} />
      <Offered
        name={words.searchedLocations}
        locations={locationDeck.filter((location) => location !== null)}
      />
    </Region>
  );
}

/** Locations that lie open for a while: those drawn, or the deck for whoever looks through it. */
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
  const { card } = useTableSpeech();
  return locations.map((location) => (
    <Thing
      key={location}
      zone="location"
      value={location}
      label={card(location).name}
      about={card(location).text}
    >
      <DomainFace location={location} />
    </Thing>
  ));
}
