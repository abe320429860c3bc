// What comes from outside, by file or link: a position or a replay of one of the games, or a reason why not.
import { type GameTypes, RulesError, readState, replay, type Step } from "abyss-rules";
import { entryOf, type GameId, gameIds } from "../../play/games.ts";

interface ContentOfGame {
  readonly id: GameId;
  /** The number of the rule of which it is an example. */
  readonly rule?: string;
}

/** A position to play on from. */
export interface OpenedPosition extends ContentOfGame {
  readonly kind: "position";
  readonly state: object;
}

/** A game to look at: the set-up, and a step for each action. */
export interface OpenedReplay extends ContentOfGame {
  readonly kind: "replay";
  readonly steps: readonly Step<GameTypes>[];
}

export type OpenedContent = OpenedPosition | OpenedReplay;

/** Why something cannot be opened. */
export type OpenError =
  | { readonly code: "notJson" | "tooLong" | "unknownFile" | "damagedLink" }
  | { readonly code: "unknownGame"; readonly game: string }
  /** The library says what is wrong, and where. */
  | { readonly code: "wrong"; readonly message: string };

/** What became of it. */
export type OpenResult =
  | { readonly ok: true; readonly opened: OpenedContent }
  | { readonly ok: false; readonly openError: OpenError };

export const failed = (openError: OpenError): OpenResult => ({ ok: false, openError });

/** Opens what a file or link says is a position or a replay of a game. Nothing of it is trusted. */
export function readContent(game: string, kind: "state" | "replay", value: unknown): OpenResult {
  const id = gameIds.find((one) => one === game);
  if (id === undefined) return failed({ code: "unknownGame", game: game.slice(0, 40) });
  const rules = entryOf(id).game;
  try {
    return {
      ok: true,
      opened:
        kind === "state"
          ? { kind: "position", id, state: readState(rules, value) }
          : { kind: "replay", id, steps: [...replay(rules, value)] },
    };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return failed({ code: "wrong", message: error.message });
  }
}
