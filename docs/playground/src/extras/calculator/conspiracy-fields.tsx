import { locations } from "abyss-rules/conspiracy/cards";
import type { Tableau } from "abyss-rules/conspiracy/score";
import { useExtrasWords } from "../words/index.ts";
import { CardPicker } from "./card-picker.tsx";
import { ChamberField } from "./chamber-field.tsx";
import type { Editing } from "./form.ts";
import { FlagField, NumberField } from "./small-fields.tsx";

/** The fields that both games of Conspiracy score. */
export function ConspiracyFields({ tableau, edit, nameOf }: Editing<Tableau>) {
  const words = useExtrasWords().calculator.fields;
  return (
    <>
      <ChamberField chamber={tableau.lords} nameOf={nameOf} onChange={(lords) => edit({ lords })} />
      <CardPicker
        title={words.locations}
        cards={locations}
        chosen={tableau.locations}
        nameOf={nameOf}
        onChange={(chosen) => edit({ locations: chosen })}
      />
      <NumberField
        name="pearls"
        title={words.pearls}
        value={tableau.pearls}
        onChange={(pearls) => edit({ pearls })}
      />
      <FlagField
        name="pearlMaster"
        title={words.pearlMaster}
        value={tableau.pearlMaster}
        onChange={(pearlMaster) => edit({ pearlMaster })}
      />
    </>
  );
}
