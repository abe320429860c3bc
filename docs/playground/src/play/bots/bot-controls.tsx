import { usePageLanguage } from "../../words/page-language.ts";
import { type Pace, paces } from "./pace.ts";

/** The pace of the bots, and whether they wait. */
export interface BotControl {
  readonly pace: Pace;
  readonly changePace: (pace: Pace) => void;
  readonly isPaused: boolean;
  readonly pause: (isPaused: boolean) => void;
}

/** Lets the bots wait, and sets their pace. */
export function BotControls({ pace, changePace, isPaused, pause }: BotControl) {
  const { bots } = usePageLanguage().words;
  return (
    <>
      <button
        type="button"
        className="quiet"
        data-pause
        aria-pressed={isPaused}
        onClick={() => pause(!isPaused)}
      >
        {isPaused ? bots.goOn : bots.pause}
      </button>
      <select
        data-pace
        aria-label={bots.pace}
        value={pace}
        onChange={({ target }) => changePace(paces.find((one) => one === target.value) ?? "normal")}
      >
        {paces.map((one) => (
          <option key={one} value={one}>
            {bots.paces[one]}
          </option>
        ))}
      </select>
    </>
  );
}
