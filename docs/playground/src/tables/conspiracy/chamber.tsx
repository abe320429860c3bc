import { chamberRows, colourOf, type Lord, type Spot } from "abyss-rules/conspiracy/cards";
import type { ReactNode } from "react";
import { Thing } from "../../things/thing-button.tsx";
import { Empty } from "../cards/backs.tsx";
import { SenatorChip, SenatorFace } from "../cards/senator-face.tsx";
import { Emblem } from "../emblems/emblem.tsx";
import { useTableSpeech } from "../table-speech.tsx";
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
  const { words } = useTableSpeech();
  return (
    <div className="chamber" role="group" aria-label={words.chamber}>
      {rows.map((spots) => (
        <div key={spots.length} className="chamber-row">
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
  const { words, card } = useTableSpeech();
  const lord = area.lords[spot - 1];
  if (!lord) return <Empty className="senator" label={words.emptySpot(spot)} />;
  const { name, text } = card(lord);
  const label = [name, words.onSpot(spot), ...marksOn(area, lord, spot, words.coatOfArms)].join(
    "; ",
  );
  if (!isOwn)
    return (
      <span className="spot" role="img" aria-label={label}>
        <SenatorChip lord={lord} />
        <Marks area={area} lord={lord} spot={spot} />
      </span>
    );
  return (
    <Thing zone="spot" value={spot} label={label} about={text} className="spot">
      <SenatorFace lord={lord} />
      <Marks area={area} lord={lord} spot={spot} />
    </Thing>
  );
}

const wearsCoat = ({ coats }: Area, lord: Lord, spot: Spot): boolean =>
  coats[colourOf(lord)] === spot;

const locationOn = ({ locations }: Area, spot: Spot) =>
  locations.find((held) => held.spot === spot)?.location;

function marksOn(area: Area, lord: Lord, spot: Spot, coat: string): string[] {
  return wearsCoat(area, lord, spot) ? [coat] : [];
}

/** The coat of arms that a lord wears, and the location that lies on it. */
function Marks({
  area,
  lord,
  spot,
}: Omit<SpotProps, "isOwn"> & { readonly lord: Lord }): ReactNode {
  return (
    <span className="marks">
      {wearsCoat(area, lord, spot) && <Emblem name="coat" />}
      {locationOn(area, spot) && <Emblem name="location" />}
    </span>
  );
}
