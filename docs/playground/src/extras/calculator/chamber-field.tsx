import { chamberRows, copiesOf, type Lord, lords, spots } from "abyss-rules/conspiracy/cards";
import { ConspiracyLordChip } from "../../tables/cards/conspiracy-lord-face.tsx";
import { usePageLanguage } from "../../words/page-language.ts";
import { useExtrasWords } from "../words/index.ts";
import { timesIn } from "./bags.ts";
import { useSearch } from "./search-context.ts";
import { Worth } from "./worth.tsx";

/** CO-7: the spots of each row, from the longest to the point of the pyramid. */
const rows = chamberRows.map((length, row) => {
  const first = chamberRows.slice(0, row).reduce<number>((sum, before) => sum + before, 0);
  return Array.from({ length }, (_, column) => first + column);
});

/** A chamber: a click on a lord below puts it on the next spot, a click on a spot empties it. */
export function ChamberField({
  chamber,
  nameOf,
  gain,
  onChange,
}: {
  readonly chamber: readonly Lord[];
  readonly nameOf: (lord: string) => string;
  /** The points that the tableau gains by another chamber. */
  readonly gain: (chamber: readonly Lord[]) => number | undefined;
  readonly onChange: (chamber: readonly Lord[]) => void;
}) {
  const { locale } = usePageLanguage();
  const words = useExtrasWords().calculator;
  const isFound = useSearch();
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
          {lords
            .filter((lord) => isFound(nameOf(lord)))
            .map((lord) => (
              <li key={lord}>
                <button
                  type="button"
                  className="picker-card"
                  data-card={lord}
                  aria-disabled={!isLeft(lord)}
                  onClick={isLeft(lord) ? () => onChange([...chamber, lord]) : undefined}
                >
                  <LordName lord={lord} name={nameOf(lord)} />
                  {isLeft(lord) && <Worth points={gain([...chamber, lord])} />}
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
      aria-label={words.remove(nameOf(lord))}
      onClick={onRemove}
    >
      <ConspiracyLordChip lord={lord} />
    </button>
  );
}

function LordName({ lord, name }: { readonly lord: Lord; readonly name: string }) {
  return (
    <>
      <span className="unseen">{name}</span>
      <span className="picker-face" aria-hidden="true">
        <ConspiracyLordChip lord={lord} />
      </span>
    </>
  );
}
