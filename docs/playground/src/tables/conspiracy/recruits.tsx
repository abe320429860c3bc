import type { ReactNode } from "react";
import { CardThing } from "../card-thing.tsx";
import { SenatorFace } from "../cards/senator-face.tsx";
import { Region, Row, withCopies } from "../parts.tsx";
import { useTableSpeech } from "../table-speech.tsx";
import type { SenateTable } from "./family.ts";

/** The lords recruited that are neither placed nor discarded yet. Their place is kept: nothing jumps. */
export function Recruits({ recruits }: Pick<SenateTable, "recruits">): ReactNode {
  const { words, card } = useTableSpeech();
  return (
    <Region name={words.recruits} className="recruits">
      {recruits.length === 0 && <p className="none">{words.nothing}</p>}
      <Row>
        {withCopies(recruits).map(({ thing: lord, copy }) => (
          <CardThing
            key={`${lord} ${copy}`}
            zone="recruit"
            value={lord}
            copy={copy}
            label={card(lord).name}
            text={card(lord).text}
          >
            <SenatorFace lord={lord} />
          </CardThing>
        ))}
      </Row>
    </Region>
  );
}
