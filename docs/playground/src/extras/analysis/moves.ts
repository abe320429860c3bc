import type { Action, GameTypes, Seat, Step } from "abyss-rules";

/** A move of a recorded game. */
interface Move {
  /** The step that it leads to; step 0 is the set-up. */
  readonly step: number;
  readonly action: Action;
  /** The state in which it was made. */
  readonly before: object;
}

/** The moves of a turn, with those of other players that the turn asks for. */
export interface Turn {
  /** The number of the turn, from 1; 0 for moves before the first one. */
  readonly number: number;
  /** The player whose turn it is. */
  readonly seat: Seat | undefined;
  readonly moves: readonly Move[];
}

/** The turns of a recorded game. */
export function turnsOf(steps: readonly Step<GameTypes>[]): readonly Turn[] {
  const turns: { number: number; seat: Seat | undefined; moves: Move[] }[] = [];
  let [number, seat]: [number, Seat | undefined] = [0, undefined];
  for (const [step, { state, events }] of steps.entries()) {
    const started = events.filter(isTurnStart).at(-1);
    if (started) [number, seat] = [number + 1, started.seat];
    const next = steps[step + 1];
    if (!next?.action) continue;
    if (turns.at(-1)?.number !== number) turns.push({ number, seat, moves: [] });
    turns.at(-1)!.moves.push({ step: step + 1, action: next.action, before: state });
  }
  return turns;
}

const isTurnStart = (event: object): event is { readonly type: string; readonly seat: Seat } =>
  "type" in event && event.type === "turn-started";
