import type { Click, Offer } from "../../interaction/clicks.ts";
import { fieldName, type TextContext, valueName } from "./click-names.ts";

interface FieldChoicesProps {
  readonly texts: TextContext;
  readonly offer: Offer;
  readonly onClick: (click: Click) => void;
}

/** The fields of a partial action, with buttons for their chosen and possible values. */
export function FieldChoices({ texts, offer, onClick }: FieldChoicesProps) {
  const ofFields = offer.clicks.filter(({ field }) => field !== undefined);
  const fields = Map.groupBy(ofFields, ({ field = "" }) => field);
  // What can only be chosen here comes first.
  const sorted = [...fields].sort(([, a], [, b]) => Number(isOnTable(a)) - Number(isOnTable(b)));
  return sorted.map(([field, clicks]) => (
    <FieldChoice key={field} texts={texts} field={field} clicks={clicks} onClick={onClick} />
  ));
}

/** True if all values of a field are items on the table. */
const isOnTable = (clicks: readonly Click[]): boolean => clicks.every(({ item }) => item);

interface FieldChoiceProps extends Omit<FieldChoicesProps, "offer"> {
  readonly field: string;
  readonly clicks: readonly Click[];
}

function FieldChoice({ texts, field, clicks, onClick }: FieldChoiceProps) {
  const buttons = (
    <div className="buttons">
      {clicks.map((click) => (
        <button
          key={click.does + JSON.stringify(click.value)}
          type="button"
          data-lit
          aria-pressed={click.does === "remove"}
          onClick={() => onClick(click)}
        >
          {valueName(texts, click)}
        </button>
      ))}
    </div>
  );
  // Items on the table are chosen there; their list is a collapsed alternative.
  return isOnTable(clicks) ? (
    <details className="field" data-field={field}>
      <summary>{texts.pageLanguage.words.play.asList(fieldName(texts, field))}</summary>
      {buttons}
    </details>
  ) : (
    <fieldset className="field" data-field={field}>
      <legend>{fieldName(texts, field)}</legend>
      {buttons}
    </fieldset>
  );
}
