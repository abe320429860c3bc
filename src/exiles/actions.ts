import type * as abyss from "../abyss/actions.ts";
import type { AnyAlly } from "../abyss/cards/allies.ts";
import type { AnyLocation } from "../abyss/cards/locations.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Exile } from "./cards/catalogue.ts";

/** Every action of a player: those of Abyss, and those that exiles add. */
export type Action =
  | abyss.Action
  | PlainAction
  | (RecruitExile & abyss.Payment)
  | (Conspire & abyss.Payment);

/** Recruit an exile of the court in the same way as a lord (EX-3). */
export interface RecruitExile {
  readonly type: "recruit-exile";
  readonly seat: Seat;
  readonly exile: Exile;
}

/** Recruit the lord that the Conspirator's owner is looking at (EX-17). */
export interface Conspire {
  readonly type: "conspire";
  readonly seat: Seat;
}

/** The actions that exiles add and that have no payment fields. */
export type PlainAction =
  /** Pay a pearl to bring the top exile of the deck to court (EX-2). */
  | { readonly type: "plot-exile"; readonly seat: Seat }
  /**
   * Take a location with two exiles: an opponent's, or if there is none, the top one of the stack, which is
   * `null` here (EX-8, EX-10, EX-13).
   */
  | {
      readonly type: "recapture";
      readonly seat: Seat;
      readonly location: AnyLocation | null;
      readonly exiles: readonly Exile[];
    }
  /** Take an available location to replace the one that was recaptured (EX-13). */
  | { readonly type: "replace-location"; readonly seat: Seat; readonly location: AnyLocation }
  /** Take a key token instead of affiliating an ally, with the Perjurer (EX-16). */
  | { readonly type: "take-key-token"; readonly seat: Seat }
  /** Affiliate an ally as usual, without the Perjurer (EX-16). */
  | { readonly type: "affiliate"; readonly seat: Seat }
  /** Leave the lord that the Conspirator's owner is looking at on the deck (EX-17). */
  | { readonly type: "leave-lord"; readonly seat: Seat };

/** Every question to a player: those of Abyss, and those that exiles add. */
export type Decision = abyss.Decision | OwnDecision;

/** The questions that exiles add. */
export type OwnDecision =
  /** Which location to take with which two exiles. */
  | { readonly ask: "recapture"; readonly seats: readonly Seat[] }
  /** Which available location to take to replace the one that was recaptured; these lords go under it. */
  | {
      readonly ask: "replace-location";
      readonly seats: readonly Seat[];
      readonly lords: readonly AnyLord[];
    }
  /** Whether to affiliate this ally for the lord or to take a key token. */
  | {
      readonly ask: "perjure";
      readonly seats: readonly Seat[];
      readonly lord: AnyLord;
      readonly affiliate: AnyAlly;
    }
  /** Whether to recruit the top lord of the deck, which only the asked seat sees. */
  | { readonly ask: "conspire"; readonly seats: readonly Seat[] };

/** Every task that the rules carry out without a decision: those of Abyss, and those that exiles add. */
export type Task = abyss.Task | OwnTask;

/** The tasks that exiles add. */
export type OwnTask =
  | { readonly do: "enter-exile"; readonly seat: Seat; readonly exile: Exile }
  /** Ask for a location to recapture, if there are two free exiles (EX-8). */
  | { readonly do: "recapture"; readonly seat: Seat }
  /** Give `owner` another location for the one that was recaptured (EX-11). */
  | {
      readonly do: "replace-location";
      readonly owner: Seat;
      readonly lords: readonly AnyLord[];
    }
  /** Refill the court, after recaptures (EX-7, EX-14). */
  | { readonly do: "fill-court"; readonly seat: Seat }
  /** Control by keys, after recaptures (EX-14). */
  | { readonly do: "control-by-keys"; readonly seat: Seat };
