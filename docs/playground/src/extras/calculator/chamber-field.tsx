import {
  chamberRows,
  colourOf,
  copiesOf,
  type Lord,
  lords,
  spots,
} from "abyss-rules/conspiracy/cards";
import { usePageLanguage } from "../../words/page-language.ts";
import { useExtrasWords } from "../words/index.ts";
import { timesIn } from "./bags.ts";

/** CO-7: the spots of each row, from the longest to the point of the pyramid. */
const rows = chamberRows.map((length, row) => {
  const first = chamberRows.slice(0, row).reduce<number>((sum, before) => sum + before, 0);
  return Array.from({ length }, (_, column) => first + column);
});

/** A chamber: a click on a lord below puts it on the next spot, a click on a spot empties it. */
export function ChamberField({
  chamber,
  nameOf,
  onChange,
}: {
  readonly chamber: readonly Lord[];
  readonly nameOf: (lord: string) => string;
  readonly onChange: (chamber: readonly Lord[]) => void;
}) {
  const { locale } = usePageLanguage();
  const words = useExtrasWords().calculator;
  const isLeft = (lord: Lord) => timesIn(chamber, lord) < copiesOf(lord) && chamber.length < spots;
  return (
    <>
      <section className="picker">
        <h4>{locale.label(locale.conspiracy.parts.chamber)}</h4>
        {rows.map((row) => (
          <ol key={row[0]} className="chamber-row" start={row[0]! + 1}>
            {row.map((spot) => (
              <li key={spot}>
                <Spot
                  spot={spot}
                  lord={chamber[spot]}
                  nameOf={nameOf}
                  onRemove={() => onChange(chamber.toSpliced(spot, 1))}
                />
              </li>
            ))}
          </ol>
        ))}
      </section>
      <section className="picker">
        <h4>{words.fields.addLord}</h4>
        <ul className="picker-cards">
          {lords.map((lord) => (
            <li key={lord}>
              <button
                type="button"
                data-card={lord}
                data-colour={colourOf(lord)}
                aria-disabled={!isLeft(lord)}
                onClick={isLeft(lord) ? () => onChange([...chamber, lord]) : undefined}
              >
                {nameOf(lord)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Spot({
  spot,
  lord,
  nameOf,
  onRemove,
}: {
  readonly spot: number;
  readonly lord: Lord | undefined;
  readonly nameOf: (lord: string) => string;
  readonly onRemove: () => void;
}) {
  const words = useExtrasWords().calculator;
  if (lord === undefined)
    return (
      <span className="chamber-spot">
        <span className="unseen">{words.fields.emptySpot(spot + 1)}</span>
      </span>
    );
  return (
    <button
      type="button"
      className="chamber-spot"
      data-colour={colourOf(lord)}
      aria-label={words.remove(nameOf(lord))}
      onClick={onRemove}
    >
      {nameOf(lord)}
    </button>
  );
}
