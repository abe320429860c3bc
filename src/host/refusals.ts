import type { Seat } from "../kernel/data/types.ts";
import type { CommonRefusal, Refusal } from "../kernel/validation/refusal.ts";

/** A reason of the host's own, with the figures that belong to it. No rule of a game is behind it. */
export interface HostReason<Code extends string, Params extends object = Record<never, never>> {
  readonly code: Code;
  readonly params: Readonly<Params>;
}

/** Why a host does not take a message. */
export type HostRefusal =
  /**
   * Written in another version of the wire format than the host's, `protocol`. `messageProtocol` is `null`
   * if the message has no number. The client has to be updated, or the host.
   */
  | HostReason<"other-protocol", { messageProtocol: number | null; protocol: number }>
  /** Not a message: what is wrong, and where in the value. */
  | HostReason<"not-a-message", { path: string; reason: string }>
  /** Sent by one seat in the name of another. */
  | HostReason<"not-your-seat", { seat: Seat }>
  /** Sent before its sender knew what has happened since. */
  | HostReason<"out-of-date", { messageRevision: number; revision: number }>
  /** The very message that was taken already. */
  | HostReason<"repeated", { revision: number }>
  /** Sent by somebody who knows more than has happened. */
  | HostReason<"ahead-of-time", { messageRevision: number; revision: number }>
  /** Somebody has learned something since, or nothing was done, or by somebody else. */
  | HostReason<"nothing-to-take-back">;

/** Why a message is refused: by the host, or by the rules of the game. */
export type SessionRefusal<Own extends Refusal> = HostRefusal | CommonRefusal | Own;
