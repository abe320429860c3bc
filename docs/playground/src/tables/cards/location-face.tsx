import { type Location, type LocationScoring, locationCard } from "abyss-rules/kraken/cards";
import type { ReactNode } from "react";
import { Emblem, type EmblemName } from "../emblems/emblem.tsx";
import { useTableTexts } from "../table-texts.tsx";
import { CardText, lengthOfName } from "./card-text.tsx";

/** What the scoring of a location counts. */
function subjectOf(scoring: LocationScoring): EmblemName {
  switch (scoring.kind) {
    case "perLordOfGuild":
      return scoring.guild;
    case "perAffiliatedOfRace":
      return scoring.race;
    case "perLordWithKey":
      return "key";
    case "weakestLord":
    case "strongestLord":
    case "minusPerLord":
    case "perLordWithoutKey":
    case "perGuildRepresented":
      return "influence";
    case "weakestAffiliatedPerRace":
    case "minusPerAffiliated":
      return "hand";
    case "minusPerNebulis":
      return "nebulis";
    case "loot":
      return "loot";
    case "copyOpponentLocation":
    case "none":
      return "location";
  }
}

/** A location with its scoring. */
export function LocationFace({ location }: { readonly location: Location }): ReactNode {
  const { card: textOf } = useTableTexts();
  const { name, text } = textOf(location);
  const subject = subjectOf(locationCard(location).scoring);
  return (
    <span className="card location" data-kind={subject}>
      <span className="art" />
      <span className="card-head">
        <span className="card-name" data-name={lengthOfName(name)}>
          {name}
        </span>
        <Emblem name={subject} />
      </span>
      <CardText text={text} on="location" />
    </span>
  );
}

/** A location as a chip. */
export function LocationChip({ location }: { readonly location: Location }): ReactNode {
  const { card: textOf } = useTableTexts();
  const subject = subjectOf(locationCard(location).scoring);
  return (
    <span className="chip location-chip" data-kind={subject}>
      <Emblem name={subject} />
      <span className="chip-name">{textOf(location).name}</span>
    </span>
  );
}
