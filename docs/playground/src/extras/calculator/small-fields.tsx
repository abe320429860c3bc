import { useId } from "react";
import { Emblem, type EmblemName } from "../../tables/emblems/emblem.tsx";
import { Worth } from "./worth.tsx";

/** A field for a whole number of at least 0, with what it is worth. */
export function NumberField({
  name,
  title,
  emblem,
  value,
  gain,
  onChange,
}: {
  readonly name: string;
  readonly title: string;
  readonly emblem: EmblemName;
  readonly value: number;
  /** The points that the tableau gains by another number. */
  readonly gain: (value: number) => number | undefined;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  const lost = value > 0 ? gain(0) : undefined;
  return (
    <div className="small-field">
      <Emblem name={emblem} />
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        type="number"
        name={name}
        inputMode="numeric"
        min={0}
        step={1}
        value={value}
        onChange={({ target }) => onChange(Math.max(0, Math.trunc(Number(target.value))))}
      />
      <Worth points={lost && -lost} />
    </div>
  );
}

/** A checkbox, with what it is or would be worth. */
export function FlagField({
  name,
  title,
  value,
  gain,
  onChange,
}: {
  readonly name: string;
  readonly title: string;
  readonly value: boolean;
  /** The points that the tableau gains by the other value. */
  readonly gain: (value: boolean) => number | undefined;
  readonly onChange: (value: boolean) => void;
}) {
  const gained = gain(!value);
  return (
    <label className="small-field">
      <input
        type="checkbox"
        name={name}
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
      />
      {title} <Worth points={value ? gained && -gained : gained} />
    </label>
  );
}

/** A choice between a few names. */
export function ChoiceField<Name extends string>({
  name,
  title,
  value,
  names,
  nameOf,
  onChange,
}: {
  readonly name: string;
  readonly title: string;
  readonly value: Name;
  readonly names: readonly Name[];
  readonly nameOf: (name: Name) => string;
  readonly onChange: (value: Name) => void;
}) {
  const id = useId();
  return (
    <div className="small-field">
      <label htmlFor={id}>{title}</label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => {
          const chosen = names.find((one) => one === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {names.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
