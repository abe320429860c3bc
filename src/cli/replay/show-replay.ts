// Prints a replay (its events, its steps or one position), and the verdict at the end.

import type { GameTypes, Of } from "../../kernel/contract/game.ts";
import type { Problem } from "../../kernel/data/errors.ts";
import type { GameEntry } from "../games.ts";
import { outcomeLines } from "../outcome.ts";
import { eventLines } from "../report.ts";
import type { Pen } from "../terminal/pen.ts";
import { oneLine } from "../usage-error.ts";
import type { CliLocale } from "../words/cli-locales.ts";
import type { Labels } from "../words/labels.ts";
import { printable } from "../words/printable.ts";
import type { CheckedReplay, FlawedReplay, IntactReplay } from "./check-replay.ts";

/** The language and the look of the output. */
export interface ReplayOutput {
  readonly cliLocale: CliLocale;
  readonly pen: Pen;
}

/** A step of a replay: an action and its events. */
interface ReplayStep<T extends GameTypes> {
  /** 0 for the set-up. */
  readonly number: number;
  readonly action: Of<T, "action"> | null;
  readonly events: readonly Of<T, "event">[];
}

/** The steps as data. */
export const stepData = <T extends GameTypes>({
  steps,
}: CheckedReplay<T>): readonly ReplayStep<T>[] =>
  steps.map(({ action = null, events }, number) => ({ number, action, events }));

/** The lines of each step: the action and its events. */
export function* stepLines<T extends GameTypes>(
  entry: GameEntry<T>,
  shown: CheckedReplay<T>,
  { cliLocale, pen }: ReplayOutput,
): Generator<string[], void, undefined> {
  const words = entry.words(cliLocale.locale);
  for (const { number, action, events } of stepData(shown)) {
    const { state } = shown.steps[number]!;
    const before = shown.steps[number - 1]?.state;
    const who = action && `${words.player(action.seat, state)}: ${words.action(action, before)}`;
    const title =
      number === 0 ? cliLocale.labels.setUp : `${cliLocale.labels.step(number)}. ${who}`;
    yield [pen.in("bold", title), ...events.map((event) => `  ${words.sentence(event, state)}`)];
  }
}

/** The lines of all events. */
export function eventsLines<T extends GameTypes>(
  entry: GameEntry<T>,
  { steps }: CheckedReplay<T>,
  { cliLocale, pen }: ReplayOutput,
): string[] {
  const words = entry.words(cliLocale.locale);
  return steps.flatMap(({ events, state }) => [...eventLines(words, events, state, pen)]);
}

/** The last lines: the scores if the game is over, and that it is as recorded; or what is wrong. */
export function endLines<T extends GameTypes>(
  entry: GameEntry<T>,
  found: IntactReplay<T> | FlawedReplay<T>,
  output: ReplayOutput,
): string[] {
  if (found.ok) return intactLines(entry, found, output);
  return [...(found.steps.length > 0 ? [""] : []), ...flawLines(entry, found, output)];
}

function intactLines<T extends GameTypes>(
  entry: GameEntry<T>,
  { version, steps }: IntactReplay<T>,
  { cliLocale, pen }: ReplayOutput,
): string[] {
  const { state } = steps.at(-1)!;
  const isOver = entry.game.deciders(state).length === 0;
  return [
    ...(isOver ? ["", ...outcomeLines(entry, state, cliLocale, pen)] : []),
    "",
    pen.in("green", cliLocale.labels.intact(steps.length - 1, version)),
  ];
}

/** What is wrong, the changes of the rules (in English only), and the refused action. */
function flawLines<T extends GameTypes>(
  { game, words }: GameEntry<T>,
  { flaw, version, changed, place, refused }: FlawedReplay<T>,
  { cliLocale: { locale, labels }, pen }: ReplayOutput,
): string[] {
  const verdict =
    flaw === "altered"
      ? labels.altered
      : labels.otherRules(printable(oneLine(version)), game.version);
  const where = place && `${placeOf(place, labels)}: ${labels.notAsRecorded}`;
  const why =
    refused &&
    `${labels.step(refused.index + 1)}: ${words(locale).sentence(refused.refusal, refused.state)}`;
  return [
    pen.in("red", verdict),
    ...changed.map((change) => `  ${change}`),
    ...[where, why].flatMap((line) => (line ? [pen.in("red", line)] : [])),
  ];
}

/** An action by its number, any other part by its name in the file. */
const placeOf = ({ path: [part, index] }: Problem, { step }: Labels): string =>
  typeof index === "number" ? step(index + 1) : String(part);
