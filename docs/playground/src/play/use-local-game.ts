import type { Seat } from "abyss-rules";
import { revisionOf } from "abyss-rules/host";
import { useEffect, useState } from "react";
import { askBot } from "./bots/ask-bot.ts";
import { pauses, usePace } from "./bots/pace.ts";
import { gameOf } from "./games/rules.ts";
import { act, botToMove, type LocalGame, withEdited } from "./local-game.ts";

/** Why a bot did not move, valid only until the game changes. */
interface Failure {
  readonly localGame: LocalGame;
  readonly message: string;
}

/** The state of a game: bots move automatically, people by `act`. */
export function useLocalGame(first: LocalGame) {
  const [localGame, setLocalGame] = useState(first);
  const [failure, setFailure] = useState<Failure>();
  const failed = failure?.localGame === localGame ? failure.message : undefined;
  const bot = botToMove(localGame);
  const { pace, changePace } = usePace();
  const [isPaused, setPaused] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const player = bot === undefined ? undefined : localGame.players[bot];
    if (bot === undefined || player === undefined || player.plays === "person" || isPaused) return;
    const { id, session } = localGame;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = askBot(
      {
        game: id,
        view: gameOf(id).view(session.state, bot),
        seat: bot,
        level: player.plays,
        seed: `bot ${bot} at ${revisionOf(localGame.session)}`,
      },
      {
        onThoughts: ({ action }, isLast) => {
          if (isLast)
            timer = setTimeout(() => setLocalGame(act(localGame, bot, action)), pauses[pace]);
        },
        onFailed: (message) => setFailure({ localGame, message }),
      },
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [localGame, bot, pace, isPaused, attempt]);

  return {
    localGame,
    failed,
    /** Asks the bot again that did not move. */
    retry() {
      setFailure(undefined);
      setAttempt(attempt + 1);
    },
    botControl: { pace, changePace, isPaused, pause: setPaused },
    /** The bot that is thinking. */
    bot: failed === undefined ? bot : undefined,
    act: (seat: Seat, action: object | "undo") => setLocalGame(act(localGame, seat, action)),
    /** Shows the game as another tab has played it. */
    put: setLocalGame,
    /** Continues from an edited position. */
    edit: (state: object) => setLocalGame(withEdited(localGame, state)),
  };
}
