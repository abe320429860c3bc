import { chamberRows, colourOf, type Spot } from "abyss-rules/conspiracy/cards";
import type { ReactNode } from "react";
import { CardItem } from "../card-item.tsx";
import { Empty } from "../cards/backs.tsx";
import { ConspiracyLordChip, ConspiracyLordFace } from "../cards/conspiracy-lord-face.tsx";
import { Emblem } from "../emblems/emblem.tsx";
import { useTableTexts } from "../table-texts.tsx";
import type { SenateTable } from "./family.ts";

type Area = SenateTable["seats"][number];

/** The spots of a chamber, row by row; the longest row is on top. */
const rows: readonly (readonly Spot[])[] = chamberRows.map((length, row) => {
  const before = chamberRows.slice(0, row).reduce((sum, n) => sum + n, 0);
  return Array.from({ length }, (_, column) => before + column + 1);
});

/** A chamber: an inverted pyramid of lords. */
export function Chamber({
  area,
  isOwn,
}: {
  readonly area: Area;
  readonly isOwn: boolean;
}): ReactNode {
  return (
    <div className="chamber">
      {rows.map((spots) => (
        <div key={spots.length} className="chamber-line">
          {spots.map((spot) => (
            <ChamberSpot key={spot} area={area} spot={spot} isOwn={isOwn} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface SpotProps {
  readonly area: Area;
  readonly spot: Spot;
  readonly isOwn: boolean;
}

function ChamberSpot({ area, spot, isOwn }: SpotProps): ReactNode {
  const { words, card, value } = useTableTexts();
  const lord = area.lords[spot - 1];
  if (!lord) return <Empty className="senator" />;
  const { name, text } = card(lord);
  const hasCoat = area.coats[colourOf(lord)] === spot;
  const location = area.locations.find((held) => held.spot === spot)?.location;
  const label = [
    `${name} (${value("spots", spot)})`,
    ...(hasCoat ? [words.coatOfArms] : []),
    ...(location ? [card(location).name] : []),
  ].join("; ");
  const marks = (
    <span className="marks">
      {hasCoat && <Emblem name="coat" />}
      {location && <Emblem name="location" />}
    </span>
  );
  if (!isOwn)
    return (
      <span className="spot" role="img" aria-label={label}>
        <ConspiracyLordChip lord={lord} />
        {marks}
      </span>
    );
  return (
    <CardItem zone="spot" value={spot} label={label} text={text} className="spot">
      <ConspiracyLordFace lord={lord} />
      {marks}
    </CardItem>
  );
}
