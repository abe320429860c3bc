import { locations } from "abyss-rules/conspiracy/cards";
import type { Tableau } from "abyss-rules/conspiracy/score";
import { usePageLanguage } from "../../words/page-language.ts";
import { CardPicker } from "./card-picker.tsx";
import { ChamberField } from "./chamber-field.tsx";
import type { Editing } from "./form.ts";
import { FlagField, NumberField } from "./small-fields.tsx";

/** The fields that both games of Conspiracy score. */
export function ConspiracyFields({ tableau, edit, nameOf }: Editing<Tableau>) {
  const {
    label,
    conspiracy: { parts },
  } = usePageLanguage().locale;
  return (
    <>
      <ChamberField chamber={tableau.lords} nameOf={nameOf} onChange={(lords) => edit({ lords })} />
      <CardPicker
        title={label(parts.locations)}
        cards={locations}
        chosen={tableau.locations}
        nameOf={nameOf}
        onChange={(chosen) => edit({ locations: chosen })}
      />
      <NumberField
        name="pearls"
        title={label(parts.pearls)}
        value={tableau.pearls}
        onChange={(pearls) => edit({ pearls })}
      />
      <FlagField
        name="pearlMaster"
        title={label(parts.pearlMaster)}
        value={tableau.pearlMaster}
        onChange={(pearlMaster) => edit({ pearlMaster })}
      />
    </>
  );
}
