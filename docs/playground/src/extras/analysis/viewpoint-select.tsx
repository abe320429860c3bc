import { useExtrasWords } from "../words/index.ts";
import type { Viewpoint } from "./viewpoint.ts";

/** Selects whose view of a replay is shown. */
export function ViewpointSelect({
  viewpoint,
  names,
  onChange,
}: {
  readonly viewpoint: Viewpoint;
  readonly names: readonly string[];
  readonly onChange: (viewpoint: Viewpoint) => void;
}) {
  const words = useExtrasWords().replay;
  const viewpoints: readonly (readonly [Viewpoint, string])[] = [
    ["decider", words.decider],
    ...names.map((name, seat) => [seat, name] as const),
    ["spectator", words.spectator],
    ["everything", words.everything],
  ];
  return (
    <label>
      {words.viewpoint}{" "}
      <select
        data-viewpoint
        value={viewpoint}
        onChange={({ target }) => onChange(viewpoints[target.selectedIndex]![0])}
      >
        {viewpoints.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
