import type { ReactNode } from "react";
import { CardItem } from "../card-item.tsx";
import { ConspiracyLordFace } from "../cards/conspiracy-lord-face.tsx";
import { Region, Row, withCopies } from "../parts.tsx";
import { useTableTexts } from "../table-texts.tsx";
import type { SenateTable } from "./family.ts";

/** The recruited lords that are neither placed nor discarded yet. Their space is reserved, so nothing jumps. */
export function Recruits({ recruits }: Pick<SenateTable, "recruits">): ReactNode {
  const { words, card, part } = useTableTexts();
  return (
    <Region name={part("recruits")} className="recruits">
      {recruits.length === 0 && <p className="none">{words.nothing}</p>}
      <Row className="scrolls">
        {withCopies(recruits).map(({ item: lord, copy }) => (
          <CardItem
            key={`${lord} ${copy}`}
            zone="recruit"
            value={lord}
            copy={copy}
            label={card(lord).name}
            text={card(lord).text}
          >
            <ConspiracyLordFace lord={lord} />
          </CardItem>
        ))}
      </Row>
    </Region>
  );
}
