import type { Game, GameTypes, Replay } from "../kernel/contract/game.ts";
import { RulesError } from "../kernel/data/errors.ts";
import { record } from "../kernel/tools/replay.ts";
import type { Session } from "./session.ts";

/** The replay of a session, with its seed or its outcomes. */
export function recordSession<T extends GameTypes>(
  game: Game<T>,
  { start, log }: Session<T>,
): Replay<T> {
  if ("state" in start)
    throw new RulesError(`session of ${game.id}`, {
      path: ["start"],
      reason: "a position, expected a deal: a replay begins with one",
    });
  const accepted = log.flatMap(({ action, outcomes }) => (action ? [{ action, outcomes }] : []));
  const actions = accepted.map(({ action }) => action);
  return "deal" in start
    ? record(game, { ...start, actions, outcomes: accepted.map(({ outcomes }) => outcomes) })
    : record(game, { ...start, actions });
}
