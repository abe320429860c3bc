import type { OwnTableau } from "abyss-rules/leviathan/score";
import { usePageLanguage } from "../../words/page-language.ts";
import type { Editing } from "./form.ts";
import { FlagField, NumberField } from "./small-fields.tsx";

/** The fields that Leviathan adds: wounds and the Scourge. */
export function LeviathanFields({ tableau: { wounds, scourge }, edit, gain }: Editing<OwnTableau>) {
  const {
    label,
    leviathan: { parts },
  } = usePageLanguage().locale;
  return (
    <>
      <NumberField
        name="wounds"
        title={label(parts.wounds)}
        emblem="wound"
        value={wounds}
        gain={(count) => gain({ wounds: count })}
        onChange={(count) => edit({ wounds: count })}
      />
      <FlagField
        name="scourge"
        title={label(parts.scourge)}
        value={scourge}
        gain={(has) => gain({ scourge: has })}
        onChange={(has) => edit({ scourge: has })}
      />
    </>
  );
}
