// A game that follows a script. Pure functions: the page keeps the value.
import { type Action, newSeed, RulesError } from "abyss-rules";
import { DEFAULT_LEVEL } from "../../play/bots/levels.ts";
import { gameOf } from "../../play/games/rules.ts";
import { act, deal, type LocalGame } from "../../play/local-game.ts";
import { type GuideId, type GuideScript, type GuideStep, guideScripts } from "./scripts.ts";

/** A scripted turn, and how far it has come. */
export interface GuidedGame {
  readonly id: GuideId;
  readonly state: object;
  /** What was played. */
  readonly moves: readonly Action[];
  /** The number of the step, from 0. */
  readonly at: number;
}

/** The script of a game, without the types of its notes. */
export const scriptOf = (id: GuideId): GuideScript => guideScripts[id];

/** The current step. */
export const stepOf = ({ id, at }: GuidedGame): GuideStep => scriptOf(id).steps[at]!;

/** The deal of a script. */
export function beginGuide(id: GuideId): GuidedGame {
  const { options, seed } = scriptOf(id);
  return { id, state: gameOf(id).setup(options, seed).state, moves: [], at: 0 };
}

/** The game after the current step: its action, and what the other player answers. */
export function nextStep(guided: GuidedGame): GuidedGame {
  const { action, answers = [] } = stepOf(guided);
  const played = action ? [action, ...answers] : answers;
  return {
    ...guided,
    state: played.reduce(after(guided.id), guided.state),
    moves: [...guided.moves, ...played],
    at: guided.at + 1,
  };
}

const after =
  (id: GuideId) =>
  (state: object, action: Action): object => {
    const result = gameOf(id).reduce(state, action);
    // The scripts are checked by a test.
    if (!result.ok) throw new RulesError("refused", { path: [], reason: result.refusal.code });
    return result.state;
  };

/** The game against a bot that goes on from here, with all moves since its deal. */
export function playOn({ id, moves }: GuidedGame): LocalGame {
  const { options, seed } = scriptOf(id);
  const players = [
    { name: "", plays: "person" },
    { name: "", plays: DEFAULT_LEVEL },
  ] as const;
  const dealt = deal({ key: newSeed(), id, players }, { options, seed });
  return moves.reduce((localGame, action) => act(localGame, action.seat, action), dealt);
}

/** True if a partial action can become the action: its choices are among those of the action. */
export function leadsTo(partial: object | undefined, action: Action | undefined): boolean {
  if (!partial || !action) return false;
  const wanted: Readonly<Record<string, unknown>> = { ...action };
  return Object.entries(partial).every(([field, value]) =>
    Array.isArray(value)
      ? isPartOf(value, wanted[field])
      : JSON.stringify(value) === JSON.stringify(wanted[field]),
  );
}

/** True if a list holds no more of anything than another one. */
function isPartOf(part: readonly unknown[], whole: unknown): boolean {
  if (!Array.isArray(whole)) return false;
  const left = whole.map((value) => JSON.stringify(value));
  return part.every((value) => {
    const found = left.indexOf(JSON.stringify(value));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}
