import { isLootLocation, lootCopies, lootValues } from "abyss-rules/kraken/cards";
import type { OwnTableau, Tableau } from "abyss-rules/kraken/score";
import { usePageLanguage } from "../../words/page-language.ts";
import { CardPicker } from "./card-picker.tsx";
import type { Editing } from "./form.ts";
import { FlagField, NumberField } from "./small-fields.tsx";
import { LootChip } from "./token-chip.tsx";

/** The fields that Kraken adds: nebulis, the figure, and loot on locations that can have it. */
export function KrakenFields({
  tableau: { locations, nebulis, figure, loot = {} },
  edit,
  gain,
  nameOf,
}: Editing<OwnTableau & Pick<Tableau, "locations">>) {
  const {
    label,
    kraken: { parts },
  } = usePageLanguage().locale;
  return (
    <>
      {locations.filter(isLootLocation).map((location) => (
        <CardPicker
          key={location}
          title={`${label(parts.loot)}: ${nameOf(location)}`}
          cards={lootValues}
          chosen={loot[location] ?? []}
          copies={(value) => lootCopies[value]}
          nameOf={(value) => nameOf({ kind: "loot", id: value })}
          face={(value) => <LootChip value={value} />}
          gain={(values) => gain({ loot: { ...loot, [location]: values } })}
          onChange={(values) => edit({ loot: { ...loot, [location]: values } })}
        />
      ))}
      <NumberField
        name="nebulis"
        title={label(parts.nebulis)}
        emblem="nebulis"
        value={nebulis}
        gain={(count) => gain({ nebulis: count })}
        onChange={(count) => edit({ nebulis: count })}
      />
      <FlagField
        name="figure"
        title={label(parts.figure)}
        value={figure}
        gain={(has) => gain({ figure: has })}
        onChange={(has) => edit({ figure: has })}
      />
    </>
  );
}
