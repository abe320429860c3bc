// What a replay shows, told in one of three ways, and what is said of it in the end.

import type { GameTypes, Of } from "../../kernel/contract/game.ts";
import type { Problem } from "../../kernel/data/errors.ts";
import type { GameEntry } from "../games.ts";
import { outcomeLines } from "../outcome.ts";
import { eventLines } from "../report.ts";
import { tableLines } from "../tables/sheet.ts";
import type { Pen } from "../terminal/pen.ts";
import { oneLine } from "../usage-error.ts";
import type { CliLocale } from "../words/cli-locales.ts";
import type { Labels } from "../words/labels.ts";
import { printable } from "../words/printable.ts";
import type { CheckedReplay, FlawedReplay, SoundReplay } from "./check-replay.ts";

/** What a replay is told with. */
export interface ReplayOutput {
  readonly tongue: CliLocale;
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
export const stepData = <T extends GameTypes>({
  actions,
  steps,
}: CheckedReplay<T>): readonly Told<T>[] =>
  steps.map(({ events }, number) => ({ number, action: actions[number - 1] ?? null, events }));

/** The lines of each step: what was done, and what came of it. */
export function* stepLines<T extends GameTypes>(
  entry: GameEntry<T>,
  shown: CheckedReplay<T>,
  { tongue, pen }: ReplayOutput,
): Generator<string[], void, undefined> {
  const words = entry.words(tongue.locale);
  for (const { number, action, events } of stepData(shown)) {
    const { state } = shown.steps[number]!;
    const before = shown.steps[number - 1]?.state;
    const who = action && `${words.player(action.seat, state)}: ${words.action(action, before)}`;
    const title = number === 0 ? tongue.labels.setUp : `${tongue.labels.step(number)}. ${who}`;
    yield [pen.in("bold", title), ...events.map((event) => `  ${words.said(event, state)}`)];
  }
}

/** All that happened. */
export function eventsLines<T extends GameTypes>(
  entry: GameEntry<T>,
  { steps }: CheckedReplay<T>,
  { tongue, pen }: ReplayOutput,
): string[] {
  const words = entry.words(tongue.locale);
  return steps.flatMap(({ events, state }) => [...eventLines(words, events, state, pen)]);
}

/** What is said in the end: how the game ended, if it did, and that it is sound; or what is wrong. */
export function endLines<T extends GameTypes>(
  entry: GameEntry<T>,
  found: SoundReplay<T> | FlawedReplay<T>,
  telling: ReplayOutput,
): string[] {
  if (found.ok) return soundLines(entry, found, telling);
  return [...(found.steps.length > 0 ? [""] : []), ...flawLines(entry, found, telling)];
}

function soundLines<T extends GameTypes>(
  entry: GameEntry<T>,
  { actions, version, steps }: SoundReplay<T>,
  { tongue, pen }: ReplayOutput,
): string[] {
  const { state } = steps.at(-1)!;
  const isOver = entry.game.deciders(state).length === 0;
  return [
    ...(isOver ? ["", ...outcomeLines(entry, state, tongue, pen)] : []),
    "",
    pen.in("green", tongue.labels.sound(actions.length, version)),
  ];
}

/** What is wrong; what was changed in the rules, which is told in English only; and what is refused. */
function flawLines<T extends GameTypes>(
  { game, words }: GameEntry<T>,
  { flaw, version, changed, place, refused }: FlawedReplay<T>,
  { tongue: { locale, labels }, pen }: ReplayOutput,
): string[] {
  const verdict =
    flaw === "altered"
      ? labels.altered
      : labels.otherRules(printable(oneLine(version)), game.version);
  const where = place && `${placeOf(place, labels)}: ${labels.notAsRecorded}`;
  const why =
    refused &&
    `${labels.step(refused.index + 1)}: ${words(locale).said(refused.refusal, refused.state)}`;
  return [
    pen.in("red", verdict),
    ...changed.map((change) => `  ${change}`),
    ...[where, why].flatMap((line) => (line ? [pen.in("red", line)] : [])),
  ];
}

/** An action by its number, any other part by its name in the file. */
const placeOf = ({ path: [part, index] }: Problem, { step }: Labels): string =>
  typeof index === "number" ? step(index + 1) : String(part);

/** A position, with all cards open, and what is asked. */
export function positionLines<T extends GameTypes>(
  entry: GameEntry<T>,
  state: Of<T, "state">,
  { tongue, pen }: ReplayOutput,
): string[] {
  const words = entry.words(tongue.locale);
  const decision = entry.game.decision(state);
  return [
    ...tableLines(entry.draw, state, "spectator", { pen, words, tongue }),
    ...(decision ? ["", pen.in("bold", words.decision(decision, state))] : []),
  ];
}
