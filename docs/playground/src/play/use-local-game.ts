import type { Seat } from "abyss-rules";
import { revisionOf } from "abyss-rules/host";
import { useEffect, useState } from "react";
import { askBot } from "./bots/ask-bot.ts";
import { gameOf } from "./rules.ts";
import { act, botToMove, type Sitting } from "./sitting.ts";

/** So long a bot's move is held back, in milliseconds, so that it can be followed. */
const PACE = 400;

const pace = (): number => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE);

/** Why a bot did not move, and where: it counts no longer once the game has gone on. */
interface Failure {
  readonly sitting: Sitting;
  readonly message: string;
}

/** A game that goes on: bots move by themselves, people by `act`. */
export function useSitting(first: Sitting) {
  const [sitting, setSitting] = useState(first);
  const [failure, setFailure] = useState<Failure>();
  const failed = failure?.sitting === sitting ? failure.message : undefined;
  const bot = botToMove(sitting);

  useEffect(() => {
    const player = bot === undefined ? undefined : sitting.players[bot];
    if (bot === undefined || player === undefined || player.plays === "person") return;
    const { id, session } = sitting;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = askBot(
      {
        game: id,
        view: gameOf(id).view(session.state, bot),
        seat: bot,
        level: player.plays,
        seed: `bot ${bot} at ${revisionOf(sitting.session)}`,
      },
      {
        onThoughts: ({ action }, isLast) => {
          if (isLast) timer = setTimeout(() => setSitting(act(sitting, bot, action)), pace());
        },
        onFailed: (message) => setFailure({ sitting, message }),
      },
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [sitting, bot]);

  return {
    sitting,
    failed,
    /** The bot that thinks at the moment. */
    bot: failed === undefined ? bot : undefined,
    act: (seat: Seat, action: object | "undo") => setSitting(act(sitting, seat, action)),
  };
}
