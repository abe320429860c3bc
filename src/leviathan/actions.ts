import type * as abyss from "../abyss/actions.ts";
import type { AnyAlly, Race } from "../abyss/cards/allies.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { BorderSpace } from "./cards/border.ts";
import type { Leviathan } from "./cards/leviathans.ts";
import type { LeviathanToken, TokenSupply } from "./cards/tokens.ts";

/** Every action of a player: those of Abyss, and those that Leviathan adds or replaces. */
export type Action = Exclude<abyss.Action, { readonly type: OwnAction["type"] }> | OwnAction;

/** The actions that Leviathan adds, and two of Abyss that it replaces. */
export type OwnAction =
  // In an exploration
  /** Attack a leviathan with an ally, which begins a fight (LE-22 to LE-24). */
  | {
      readonly type: "fight";
      readonly seat: Seat;
      readonly leviathan: Leviathan;
      readonly ally: AnyAlly;
    }
  /** Ignore the monster just revealed, with the Coward (LE-60). */
  | { readonly type: "ignore"; readonly seat: Seat }
  // In a fight
  /** Attack the same leviathan again (LE-32). */
  | { readonly type: "attack"; readonly seat: Seat; readonly ally: AnyAlly }
  /** Attack no more (LE-32). */
  | { readonly type: "end-fight"; readonly seat: Seat }
  /** Add pearls to an attack after the roll (LE-27). */
  | { readonly type: "add-pearls"; readonly seat: Seat; readonly pearls: number }
  /** Draw the tokens of a reward: this many base tokens, the others leviathan tokens (LE-29). */
  | { readonly type: "draw-tokens"; readonly seat: Seat; readonly baseTokens: number }
  /** Reveal a leviathan token for its effect; `stack` is the council stack that it takes, if it takes one (LE-38). */
  | {
      readonly type: "reveal-token";
      readonly seat: Seat;
      readonly token: LeviathanToken;
      readonly stack: Race | null;
    }
  // When a leviathan attacks
  /** Discard allies from hand (LE-15). */
  | { readonly type: "lose-allies"; readonly seat: Seat; readonly allies: readonly AnyAlly[] }
  /** Discard a free lord (LE-15). */
  | { readonly type: "lose-lord"; readonly seat: Seat; readonly lord: AnyLord }
  // At the end of the turn
  /** Discard allies or pay pearls, one for each ally above the hand limit (LE-46). */
  | {
      readonly type: "trim-hand";
      readonly seat: Seat;
      readonly allies: readonly AnyAlly[];
      readonly pearls: number;
    }
  // Powers of lords
  /** Choose the opponent from whom the Hunter takes a token, and from which supply it came (LE-43). */
  | {
      readonly type: "steal-token";
      readonly seat: Seat;
      readonly from: Seat;
      readonly supply: TokenSupply;
    }
  /** Choose the opponent for whom a leviathan comes, with the Border Guard (LE-53). */
  | { readonly type: "send-leviathan"; readonly seat: Seat; readonly to: Seat }
  /** Remove a life point of a leviathan, with the Rebel (LE-59). */
  | { readonly type: "remove-life-point"; readonly seat: Seat; readonly leviathan: Leviathan }
  /** Lay the leviathan drawn on a free space of the border, with the Breeder (LE-61). */
  | { readonly type: "place-leviathan"; readonly seat: Seat; readonly space: BorderSpace };

/** Every question to a player: those of Abyss, and those that Leviathan adds. */
export type Decision = abyss.Decision | OwnDecision;

/** The questions that Leviathan adds. */
export type OwnDecision =
  /** Whether to attack the target again (LE-32). */
  | { readonly ask: "attack"; readonly seats: readonly Seat[] }
  /** How many pearls to add to this attack (LE-27). */
  | { readonly ask: "add-pearls"; readonly seats: readonly Seat[]; readonly attack: number }
  /** Which leviathan to fight, if any: with the Sorcerer, or a second one with the Intrepid (LE-52, LE-57). */
  | {
      readonly ask: "choose-target";
      readonly seats: readonly Seat[];
      readonly by: "sorcerer" | "intrepid";
    }
  /** From which supplies to draw the tokens of a reward (LE-29). */
  | { readonly ask: "draw-tokens"; readonly seats: readonly Seat[]; readonly count: number }
  /** Which leviathan token to reveal, if any (LE-39). */
  | { readonly ask: "reveal-token"; readonly seats: readonly Seat[] }
  /** Which allies to discard for this leviathan (LE-15). */
  | { readonly ask: "lose-allies"; readonly seats: readonly Seat[]; readonly leviathan: Leviathan }
  /** Which free lord to discard for this leviathan (LE-15). */
  | { readonly ask: "lose-lord"; readonly seats: readonly Seat[]; readonly leviathan: Leviathan }
  /** Which allies to discard and how many pearls to pay for the hand limit (LE-46). */
  | { readonly ask: "trim-hand"; readonly seats: readonly Seat[] }
  /** For which opponent a leviathan comes (LE-53). */
  | { readonly ask: "send-leviathan"; readonly seats: readonly Seat[] }
  /** Of which leviathan to remove a life point (LE-59). */
  | { readonly ask: "remove-life-point"; readonly seats: readonly Seat[] }
  /** On which space to lay this leviathan (LE-61). */
  | {
      readonly ask: "place-leviathan";
      readonly seats: readonly Seat[];
      readonly leviathan: Leviathan;
    };

/** Every task that the rules carry out without a decision: those of Abyss, and those that Leviathan adds. */
export type Task = abyss.Task | OwnTask;

/** The tasks that Leviathan adds. */
export type OwnTask =
  // The border
  /** A leviathan comes for the seat (LE-13). */
  | { readonly do: "leviathan-comes"; readonly seat: Seat }
  /** Carry out the penalty of a leviathan that attacks the seat (LE-15). */
  | { readonly do: "penalty"; readonly seat: Seat; readonly leviathan: Leviathan }
  /** Lay a leviathan on a space, from which another one is discarded (LE-14). */
  | {
      readonly do: "place-leviathan";
      readonly leviathan: Leviathan;
      readonly space: BorderSpace;
    }
  /** Discard the monster on the track and reveal the next card (LE-19). */
  | { readonly do: "pass-monster"; readonly seat: Seat }
  // A fight
  /** Roll for an attack with this ally (LE-24). */
  | { readonly do: "roll"; readonly seat: Seat; readonly ally: AnyAlly }
  /** Compare an attack with the life points of the target (LE-28). */
  | { readonly do: "strike"; readonly seat: Seat; readonly attack: number }
  /** Draw the tokens of a reward (LE-29). */
  | { readonly do: "reward"; readonly seat: Seat; readonly tokens: number }
  /** Ask whether the fight goes on (LE-32, LE-52). */
  | { readonly do: "go-on"; readonly seat: Seat }
  | { readonly do: "end-fight"; readonly seat: Seat }
  /** Apply the hand limit (LE-46). */
  | { readonly do: "martial-law"; readonly seat: Seat };
