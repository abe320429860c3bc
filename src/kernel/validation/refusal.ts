import type { Seat } from "../data/types.ts";

/** Why a move is refused, as data: `describe` makes a sentence of it. */
export interface Refusal<Code extends string = string, Params extends object = object> {
  /** Stable name of the reason; switch on it. */
  readonly code: Code;
  /** Number of the rule behind it, such as `"CO-4"`; `docs/rules` has its text. */
  readonly rule: string;
  /** The figures that belong to the reason. */
  readonly params: Readonly<Params>;
}

/** What is wrong with an action, and where. */
export interface MalformedParams {
  /** Dotted path to the place; empty for the action as a whole. */
  path: string;
  /** Stable name of what is wrong, such as `"invalid_type"`. */
  problem: string;
  /** What would be right there. */
  expected: readonly string[];
  /** What is there, in short; left out where something is missing. */
  found?: string;
  /** The names that are most like the one that is there, if any is. */
  didYouMean?: readonly string[];
}

/** The reasons that every game has in common. */
export type CommonRefusal =
  /** Not an action of this game: what is wrong first, and where in the value. */
  | Refusal<"malformed", MalformedParams>
  | Refusal<"game-over", Record<never, never>>
  /** Others are asked at the moment. */
  | Refusal<"not-your-decision", { deciders: readonly Seat[] }>
  /** The seat is asked something else: the kinds of action with which it can answer now. */
  | Refusal<"not-asked", { ask: string; answers: readonly string[] }>
  /** On offer only where nothing else is possible. */
  | Refusal<"other-moves-possible", Record<never, never>>;

/** The rule number that a game gives for each of the common reasons. */
export type RuleNumbers = Readonly<Record<CommonRefusal["code"], string>>;

/** Makes the refusals of a game: by code, rule and the figures that belong to the code. */
export type Refuser<Reason extends Refusal, Rule extends string> = <Code extends Reason["code"]>(
  code: Code,
  rule: Rule,
  params: Extract<Reason, { code: Code }>["params"],
) => Reason;

/** A maker of refusals. */
export const refuser =
  <Reason extends Refusal, Rule extends string>(): Refuser<Reason, Rule> =>
  (code, rule, params) =>
    ({ code, rule, params }) as Refusal as Reason;
