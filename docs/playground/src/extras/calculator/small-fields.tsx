import { useId } from "react";

/** A field for a whole number of at least 0. */
export function NumberField({
  name,
  title,
  value,
  onChange,
}: {
  readonly name: string;
  readonly title: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <label className="small-field">
      {title}
      <input
        type="number"
        name={name}
        inputMode="numeric"
        min={0}
        step={1}
        value={value}
        onChange={({ target }) => onChange(Math.max(0, Math.trunc(Number(target.value))))}
      />
    </label>
  );
}

/** A checkbox. */
export function FlagField({
  name,
  title,
  value,
  onChange,
}: {
  readonly name: string;
  readonly title: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}) {
  return (
    <label className="small-field">
      <input
        type="checkbox"
        name={name}
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
      />
      {title}
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
