import { useExtrasWords } from "../words/index.ts";
import type { Onlooker } from "./onlooker.ts";

/** A choice of eyes. */
export function Eyes({
  onlooker,
  names,
  onChange,
}: {
  readonly onlooker: Onlooker;
  readonly names: readonly string[];
  readonly onChange: (onlooker: Onlooker) => void;
}) {
  const words = useExtrasWords().replay;
  const onlookers: readonly (readonly [Onlooker, string])[] = [
    ["asked", words.asked],
    ...names.map((name, seat) => [seat, name] as const),
    ["spectator", words.spectator],
    ["everything", words.everything],
  ];
  return (
    <label>
      {words.eyes}{" "}
      <select
        data-eyes
        value={onlooker}
        onChange={({ target }) => onChange(onlookers[target.selectedIndex]![0])}
      >
        {onlookers.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
