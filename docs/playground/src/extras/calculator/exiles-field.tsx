import { defaultCatalogue } from "abyss-rules/exiles/cards";
import type { Tableau } from "abyss-rules/exiles/score";
import { ExileChip } from "../../tables/cards/exile-face.tsx";
import { usePageLanguage } from "../../words/page-language.ts";
import { CardPicker } from "./card-picker.tsx";
import type { Editing } from "./form.ts";

/** The field that Exiles adds: exiles, with their influence from the catalogue. */
export function ExilesField({ tableau, edit, gain, nameOf }: Editing<Pick<Tableau, "exiles">>) {
  const {
    label,
    exiles: { parts },
  } = usePageLanguage().locale;
  const cardOf = (id: string) => defaultCatalogue.find((exile) => exile.id === id)!;
  const exilesOf = (ids: readonly string[]) =>
    ids.map((id) => ({ id, influence: cardOf(id).influence }));
  return (
    <CardPicker
      title={label(parts.exiles)}
      cards={defaultCatalogue.map(({ id }) => id)}
      chosen={tableau.exiles.map(({ id }) => id)}
      nameOf={(id) => `${nameOf({ kind: "exile", id })} ${cardOf(id).influence}`}
      face={(id) => <ExileChip exile={cardOf(id)} />}
      gain={(ids) => gain({ exiles: exilesOf(ids) })}
      onChange={(ids) => edit({ exiles: exilesOf(ids) })}
    />
  );
}
