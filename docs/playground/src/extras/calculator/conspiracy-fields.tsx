import { locations } from "abyss-rules/conspiracy/cards";
import type { Tableau } from "abyss-rules/conspiracy/score";
import { ConspiracyLocationChip } from "../../tables/cards/conspiracy-location-face.tsx";
import { usePageLanguage } from "../../words/page-language.ts";
import { CardPicker } from "./card-picker.tsx";
import { ChamberField } from "./chamber-field.tsx";
import type { Editing } from "./form.ts";
import { FlagField, NumberField } from "./small-fields.tsx";

/** The fields that both games of Conspiracy score. */
export function ConspiracyFields({ tableau, edit, gain, nameOf }: Editing<Tableau>) {
  const {
    label,
    conspiracy: { parts },
  } = usePageLanguage().locale;
  return (
    <>
      <ChamberField
        chamber={tableau.lords}
        nameOf={nameOf}
        gain={(lords) => gain({ lords })}
        onChange={(lords) => edit({ lords })}
      />
      <CardPicker
        title={label(parts.locations)}
        cards={locations}
        chosen={tableau.locations}
        nameOf={nameOf}
        face={(location) => <ConspiracyLocationChip location={location} />}
        gain={(chosen) => gain({ locations: chosen })}
        onChange={(chosen) => edit({ locations: chosen })}
      />
      <NumberField
        name="pearls"
        title={label(parts.pearls)}
        emblem="pearl"
        value={tableau.pearls}
        gain={(pearls) => gain({ pearls })}
        onChange={(pearls) => edit({ pearls })}
      />
      <FlagField
        name="pearlMaster"
        title={label(parts.pearlMaster)}
        value={tableau.pearlMaster}
        gain={(pearlMaster) => gain({ pearlMaster })}
        onChange={(pearlMaster) => edit({ pearlMaster })}
      />
    </>
  );
}
