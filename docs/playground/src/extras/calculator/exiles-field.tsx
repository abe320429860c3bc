import { defaultCatalogue } from "abyss-rules/exiles/cards";
import type { Tableau } from "abyss-rules/exiles/score";
import { usePageLanguage } from "../../words/page-language.ts";
import { CardPicker } from "./card-picker.tsx";
import type { Editing } from "./form.ts";

/** The field that Exiles adds: exiles, with their influence from the catalogue. */
export function ExilesField({ tableau, edit, nameOf }: Editing<Pick<Tableau, "exiles">>) {
  const {
    label,
    exiles: { parts },
  } = usePageLanguage().locale;
  const influenceOf = (id: string) =>
    defaultCatalogue.find((exile) => exile.id === id)?.influence ?? 0;
  return (
    <CardPicker
      title={label(parts.exiles)}
      cards={defaultCatalogue.map(({ id }) => id)}
      chosen={tableau.exiles.map(({ id }) => id)}
      nameOf={(id) => `${nameOf({ kind: "exile", id })} ${influenceOf(id)}`}
      onChange={(ids) => edit({ exiles: ids.map((id) => ({ id, influence: influenceOf(id) })) })}
    />
  );
}
