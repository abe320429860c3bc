import type { Click, Offer } from "../things/clicks.ts";
import { fieldName, type Voice, valueName } from "./click-words.ts";

interface FieldChoicesProps {
  readonly voice: Voice;
  readonly offer: Offer;
  /** The field that is asked for: its values are not folded away. */
  readonly wanted: string | undefined;
  readonly onClick: (click: Click) => void;
}

/** The fields of a half-made action, each with its values as buttons: those that are chosen, and those that can be. */
export function FieldChoices({ voice, offer, wanted, onClick }: FieldChoicesProps) {
  const ofFields = offer.clicks.filter(({ field }) => field !== undefined);
  const fields = Map.groupBy(ofFields, ({ field = "" }) => field);
  return [...fields].map(([field, clicks]) => (
    <FieldChoice
      key={field}
      voice={voice}
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

function FieldChoice({ voice, field, isWanted, clicks, onClick }: FieldChoiceProps) {
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
          {valueName(voice, click)}
        </button>
      ))}
    </div>
  );
  // What lies on the table is chosen there; the list is for those who would rather not.
  const isOnTable = clicks.every(({ thing }) => thing);
  return isOnTable ? (
    <details className="field" data-field={field} open={isWanted}>
      <summary>{fieldName(voice, field)}</summary>
      {buttons}
    </details>
  ) : (
    <fieldset className="field" data-field={field}>
      <legend>{fieldName(voice, field)}</legend>
      {buttons}
    </fieldset>
  );
}
