// Reads positions and replays from files and links, which are untrusted.
import { type GameTypes, RulesError, readState, replay, type Step } from "abyss-rules";
import { entryOf, type GameId, gameIds } from "../../play/games/games.ts";

interface ContentOfGame {
  readonly id: GameId;
  /** The rule that it is an example of. */
  readonly rule?: string;
}

/** A position to continue from. */
export interface OpenedPosition extends ContentOfGame {
  readonly kind: "position";
  readonly state: object;
}

/** A recorded game: the set-up, and a step for each action. */
export interface OpenedReplay extends ContentOfGame {
  readonly kind: "replay";
  readonly steps: readonly Step<GameTypes>[];
}

export type OpenedContent = OpenedPosition | OpenedReplay;

/** Why a file or link cannot be opened. */
export type OpenError =
  | { readonly code: "notJson" | "tooLong" | "unknownFile" | "damagedLink" }
  | { readonly code: "unknownGame"; readonly game: string }
  /** With the message of the library. */
  | { readonly code: "wrong"; readonly message: string };

/** The content of a file or link, or why it cannot be opened. */
export type OpenResult =
  | { readonly ok: true; readonly opened: OpenedContent }
  | { readonly ok: false; readonly openError: OpenError };

export const failed = (openError: OpenError): OpenResult => ({ ok: false, openError });

/** Reads an untrusted value as a position or a replay of a game. */
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
