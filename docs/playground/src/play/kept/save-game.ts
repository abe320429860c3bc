// Between a game on the page and its kept form.
import { RulesError, saveState } from "abyss-rules";
import { gameOf } from "../games/rules.ts";
import {
  decidersOf,
  type LocalGame,
  resume,
  savedSession,
  withRestoredSession,
} from "../local-game.ts";
import type { KeptGame } from "./kept-game.ts";

/** The kept form of a game. */
export const toKept = (localGame: LocalGame, at: number): KeptGame => ({
  format: 1,
  key: localGame.key,
  id: localGame.id,
  players: localGame.players,
  at,
  isOver: decidersOf(localGame).length === 0,
  session: savedSession(localGame),
  position: saveState(gameOf(localGame.id), localGame.session.state),
  ...(localGame.rule && { rule: localGame.rule }),
});

/**
 * The game of a kept form: the whole session; of another version of the rules, its position only; `undefined`
 * if neither can be read.
 */
export function fromKept(kept: KeptGame): LocalGame | undefined {
  const { key, id, players, rule } = kept;
  const about = { key, id, players, ...(rule && { rule }) };
  return (
    unlessWrong(() => withRestoredSession(about, kept.session)) ??
    unlessWrong(() => resume(about, kept.position as object))
  );
}

function unlessWrong<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RulesError) return undefined;
    throw error;
  }
}
