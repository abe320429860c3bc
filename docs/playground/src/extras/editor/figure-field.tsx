import { useId } from "react";
import { usePageLanguage } from "../../words/page-language.ts";
import { ChoiceField } from "../calculator/small-fields.tsx";
import type { Figure } from "./table-fields.ts";

/** A number, or the player who has something. Empty is nothing and nobody. */
export function FigureField({
  title,
  figure: { path, value, isSeat },
  names,
  onChange,
}: {
  readonly title: string;
  readonly figure: Figure;
  readonly names: readonly string[];
  readonly onChange: (value: number | null) => void;
}) {
  const { nobody } = usePageLanguage().words.play;
  const id = useId();
  const name = path.join(".");
  const text = value === null ? "" : String(value);
  const change = (entered: string) => onChange(entered === "" ? null : Math.trunc(Number(entered)));
  if (isSeat)
    return (
      <ChoiceField
        name={name}
        title={title}
        value={text}
        names={["", ...names.map((_, seat) => String(seat))]}
        nameOf={(seat) => (seat === "" ? nobody : names[Number(seat)]!)}
        onChange={change}
      />
    );
  return (
    <div className="small-field">
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        type="number"
        name={name}
        inputMode="numeric"
        step={1}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}
