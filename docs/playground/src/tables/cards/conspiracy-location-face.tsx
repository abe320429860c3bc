import { type Location, type LocationScoring, locationCard } from "abyss-rules/conspiracy/cards";
import type { ReactNode } from "react";
import { Emblem, type EmblemName } from "../emblems/emblem.tsx";
import { useTableTexts } from "../table-texts.tsx";
import { CardText, lengthOfName } from "./card-text.tsx";
import { guildOf } from "./conspiracy-lord-face.tsx";

/** What the scoring of a location of Conspiracy counts. */
function subjectOf(scoring: LocationScoring): EmblemName {
  switch (scoring.kind) {
    case "bestOfColour":
    case "perLordOfColour":
      return guildOf[scoring.colour];
    case "perKey":
      return scoring.key === "gold" ? "key" : "key-silver";
    case "perPearlPair":
      return "pearl";
    case "perLocation":
      return "location";
    case "points":
    case "perLordOfGroup":
    case "perLordOfInfluence":
      return "influence";
  }
}

/** A location of Conspiracy with its scoring. */
export function ConspiracyLocationFace({ location }: { readonly location: Location }): ReactNode {
  const { name, text } = useTableTexts().card(location);
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
export function ConspiracyLocationChip({ location }: { readonly location: Location }): ReactNode {
  const { name } = useTableTexts().card(location);
  const subject = subjectOf(locationCard(location).scoring);
  return (
    <span className="chip location-chip" data-kind={subject}>
      <Emblem name={subject} />
      <span className="chip-name">{name}</span>
    </span>
  );
}
