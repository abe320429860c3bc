import type { Click, Offer } from "../interaction/clicks.ts";
import { fieldName, type TextContext, valueName } from "./click-names.ts";

interface FieldChoicesProps {
  readonly texts: TextContext;
  readonly offer: Offer;
  /** The field that is asked for: its values are not folded away. */
  readonly wanted: string | undefined;
  readonly onClick: (click: Click) => void;
}

/** The fields of a half-partial action, each with its values as buttons: those that are chosen, and those that can be. */
export function FieldChoices({ texts, offer, wanted, onClick }: FieldChoicesProps) {
  const ofFields = offer.clicks.filter(({ field }) => field !== undefined);
  const fields = Map.groupBy(ofFields, ({ field = "" }) => field);
  return [...fields].map(([field, clicks]) => (
    <FieldChoice
      key={field}
      texts={texts}
      field={field}
      isWanted={field === wanted}
      clicks={clicks}
      onClick={onClick}
    />
  ));
}

interface FieldChoiceProps extends Omit<FieldChoicesProps, "offer" | "wanted"> {
  readonly field: string;
  readonly isWanted: boolean;
  readonly clicks: readonly Click[];
}

function FieldChoice({ texts, field, isWanted, clicks, onClick }: FieldChoiceProps) {
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
  // What lies on the table is chosen there; the list is for those who would rather not.
  const isOnTable = clicks.every(({ item }) => item);
  return isOnTable ? (
    <details className="field" data-field={field} open={isWanted}>
      <summary>{fieldName(texts, field)}</summary>
      {buttons}
    </details>
  ) : (
    <fieldset className="field" data-field={field}>
      <legend>{fieldName(texts, field)}</legend>
      {buttons}
    </fieldset>
  );
}
