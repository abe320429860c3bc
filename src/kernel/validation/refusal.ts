import type { Seat } from "../data/types.ts";

/** Why a move is refused, as data; `describe` turns it into a sentence. */
export interface Refusal<Code extends string = string, Params extends object = object> {
  /** Stable name of the reason; switch on it. */
  readonly code: Code;
  /** Number of the rule behind it, such as `"CO-4"`; `docs/rules` has its text. */
  readonly rule: string;
  /** The details of the reason, such as costs and counts. */
  readonly params: Readonly<Params>;
}

/** What is wrong with an action, and where. */
export interface MalformedParams {
  /** Dotted path to the value; empty for the action as a whole. */
  path: string;
  /** Stable name of the problem, such as `"invalid_type"`. */
  problem: string;
  /** Valid values, or descriptions of them. */
  expected: readonly string[];
  /** The value that was found, in short; left out if it is missing. */
  found?: string;
  /** The valid names most similar to the one found, if there are any. */
  didYouMean?: readonly string[];
}

/** The reasons that every game has in common. */
export type CommonRefusal =
  /** Not an action of this game; has the first problem and its path. */
  | Refusal<"malformed", MalformedParams>
  | Refusal<"game-over", Record<never, never>>
  /** Other seats have to decide now. */
  | Refusal<"not-your-decision", { deciders: readonly Seat[] }>
  /** The seat has another decision to make; `answers` are the action types that answer it. */
  | Refusal<"not-asked", { ask: string; answers: readonly string[] }>
  /** Legal only if no other move is. */
  | Refusal<"other-moves-possible", Record<never, never>>;

/** The rule number that a game gives for each of the common reasons. */
export type RuleNumbers = Readonly<Record<CommonRefusal["code"], string>>;

/** Creates a refusal of a game from its code, its rule number and the details of that code. */
export type Refuser<Reason extends Refusal, Rule extends string> = <Code extends Reason["code"]>(
  code: Code,
  rule: Rule,
  params: Extract<Reason, { code: Code }>["params"],
) => Reason;

/** Creates a typed refusal constructor for a game. */
export const refuser =
  <Reason extends Refusal, Rule extends string>(): Refuser<Reason, Rule> =>
  (code, rule, params) =>
    ({ code, rule, params }) as Refusal as Reason;
