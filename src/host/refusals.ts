import type { Seat } from "../kernel/data/types.ts";
import type { CommonRefusal, Refusal } from "../kernel/validation/refusal.ts";

/** A refusal by the host itself, with its parameters. It has no rule number, as no rule of a game is behind it. */
export interface HostReason<Code extends string, Params extends object = Record<never, never>> {
  readonly code: Code;
  readonly params: Readonly<Params>;
}

/** Why a host refuses a message. */
export type HostRefusal =
  /**
   * Written in another version of the wire format than the host's, `protocol`. `messageProtocol` is `null`
   * if the message has no number. The client has to be updated, or the host.
   */
  | HostReason<"other-protocol", { messageProtocol: number | null; protocol: number }>
  /** Not a message: what is wrong, and where in the value. */
  | HostReason<"not-a-message", { path: string; reason: string }>
  /** The action is that of another seat. */
  | HostReason<"not-your-seat", { seat: Seat }>
  /** The sender did not know the latest revision. */
  | HostReason<"out-of-date", { messageRevision: number; revision: number }>
  /** The same message was accepted before. */
  | HostReason<"repeated", { revision: number }>
  /** The message names a revision that does not exist yet. */
  | HostReason<"ahead-of-time", { messageRevision: number; revision: number }>
  /** The last action revealed something, was decided by secure chance, was another seat's, or does not exist. */
  | HostReason<"nothing-to-take-back">
  /** The session has as many messages as a save or a replay can hold. `resume` continues from its state. */
  | HostReason<"too-long">;

/** Why a message is refused: by the host, or by the rules of the game. */
export type SessionRefusal<Own extends Refusal> = HostRefusal | CommonRefusal | Own;
