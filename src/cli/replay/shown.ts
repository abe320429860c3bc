// A sound replay, told in one of three ways.
import type { GameTypes, Of } from "../../kernel/game.ts";
import type { Entry } from "../games.ts";
import { outcomeLines } from "../outcome.ts";
import { eventLines } from "../report.ts";
import { tableLines } from "../tables/sheet.ts";
import type { Pen } from "../terminal/pen.ts";
import type { Tongue } from "../words/tongues.ts";
import type { Sound } from "./checked.ts";

/** What a replay is told with. */
export interface Telling {
  readonly tongue: Tongue;
  readonly pen: Pen;
}

/** A step of a replay: what was done, and what came of it. */
interface Told<T extends GameTypes> {
  /** 0 for the set-up. */
  readonly number: number;
  readonly action: Of<T, "action"> | null;
  readonly events: readonly Of<T, "event">[];
}

/** The steps as data. */
export const stepData = <T extends GameTypes>({ file, steps }: Sound<T>): readonly Told<T>[] =>
  steps.map(({ events }, number) => ({ number, action: file.actions[number - 1] ?? null, events }));

/** The lines of each step: what was done, and what came of it. */
export function* stepLines<T extends GameTypes>(
  entry: Entry<T>,
  sound: Sound<T>,
  { tongue, pen }: Telling,
): Generator<string[], void, undefined> {
  const words = entry.words(tongue.locale);
  for (const { number, action, events } of stepData(sound)) {
    const { state } = sound.steps[number]!;
    const before = sound.steps[number - 1]?.state;
    const who = action && `${words.player(action.seat, state)}: ${words.action(action, before)}`;
    const title = number === 0 ? tongue.labels.setUp : `${tongue.labels.step(number)}. ${who}`;
    yield [pen.in("bold", title), ...events.map((event) => `  ${words.said(event, state)}`)];
  }
}

/** The whole game, and how it ended if it did. */
export function wholeLines<T extends GameTypes>(
  entry: Entry<T>,
  sound: Sound<T>,
  telling: Telling,
): string[] {
  const { tongue, pen } = telling;
  const words = entry.words(tongue.locale);
  const told = sound.steps.flatMap(({ events, state }) => [
    ...eventLines(words, events, state, pen),
  ]);
  return [...told, ...endLines(entry, sound, telling)];
}

/** How it ended, if it did, and that it is sound. */
export function endLines<T extends GameTypes>(
  entry: Entry<T>,
  { file, steps }: Sound<T>,
  { tongue, pen }: Telling,
): string[] {
  const { state } = steps.at(-1)!;
  const isOver = entry.game.deciders(state).length === 0;
  return [
    ...(isOver ? ["", ...outcomeLines(entry, state, tongue, pen)] : []),
    "",
    pen.in("green", tongue.labels.sound(file.actions.length, file.version)),
  ];
}

/** A position, with all cards open, and what is asked. */
export function positionLines<T extends GameTypes>(
  entry: Entry<T>,
  state: Of<T, "state">,
  { tongue, pen }: Telling,
): string[] {
  const words = entry.words(tongue.locale);
  const decision = entry.game.decision(state);
  return [
    ...tableLines(entry.draw, state, "spectator", { pen, words, tongue }),
    ...(decision ? ["", pen.in("bold", words.decision(decision, state))] : []),
  ];
}
