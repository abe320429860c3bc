import type * as abyss from "../abyss/actions.ts";
import type { Ally } from "../abyss/cards/allies.ts";
import type { Location } from "../abyss/cards/locations.ts";
import type { Lord } from "../abyss/cards/lords.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Exile } from "./cards/catalogue.ts";

/** Everything that a player can do: all of Abyss, and what exiles add. */
export type Action =
  | abyss.Action
  | PlainAction
  | (RecruitExile & abyss.Payment)
  | (Conspire & abyss.Payment);

/** Recruit an exile of the court, as one recruits a lord (EX-3). */
export interface RecruitExile {
  readonly type: "recruit-exile";
  readonly seat: Seat;
  readonly exile: Exile;
}

/** Recruit the lord that the Conspirator's owner looks at (EX-17). */
export interface Conspire {
  readonly type: "conspire";
  readonly seat: Seat;
}

/** The actions that exiles add and that pay for nothing. */
export type PlainAction =
  /** Pay a pearl to bring the top exile of the deck to court (EX-2). */
  | { readonly type: "plot-exile"; readonly seat: Seat }
  /** Take a location with two exiles: one of an opponent, else the top one of the stack, which is `null` (EX-8, EX-10, EX-13). */
  | {
      readonly type: "recapture";
      readonly seat: Seat;
      readonly location: Location | null;
      readonly exiles: readonly Exile[];
    }
  /** Take an available location for the one that was taken away (EX-13). */
  | { readonly type: "replace-location"; readonly seat: Seat; readonly location: Location }
  /** Take a key token instead of affiliating an ally, with the Perjurer (EX-16). */
  | { readonly type: "take-key-token"; readonly seat: Seat }
  /** Affiliate an ally as usual, in spite of the Perjurer (EX-16). */
  | { readonly type: "affiliate"; readonly seat: Seat }
  /** Leave the lord that the Conspirator's owner looks at where it is (EX-17). */
  | { readonly type: "leave-lord"; readonly seat: Seat };

/** Everything that a player can be asked: all of Abyss, and what exiles add. */
export type Decision = abyss.Decision | OwnDecision;

/** The questions that exiles add. */
export type OwnDecision =
  /** Which location to take with which two exiles. */
  | { readonly ask: "recapture"; readonly seats: readonly Seat[] }
  /** Which available location to take for the one that was taken away; these lords go under it. */
  | {
      readonly ask: "replace-location";
      readonly seats: readonly Seat[];
      readonly lords: readonly Lord[];
    }
  /** Whether to affiliate this ally for the lord or to take a key token. */
  | {
      readonly ask: "perjure";
      readonly seats: readonly Seat[];
      readonly lord: Lord;
      readonly affiliate: Ally;
    }
  /** Whether to recruit the top lord of the deck, which only this seat sees. */
  | { readonly ask: "conspire"; readonly seats: readonly Seat[] };

/** What the rules do by themselves: all of Abyss, and what exiles add. */
export type Task = abyss.Task | OwnTask;

/** The tasks that exiles add. */
export type OwnTask =
  | { readonly do: "enter-exile"; readonly seat: Seat; readonly exile: Exile }
  /** Take a location, if there are two free exiles (EX-8). */
  | { readonly do: "recapture"; readonly seat: Seat }
  /** Give `owner` another location for the one that was taken away (EX-11). */
  | {
      readonly do: "replace-location";
      readonly owner: Seat;
      readonly lords: readonly Lord[];
    }
  /** Refill the court, after recaptures (EX-7, EX-14). */
  | { readonly do: "fill-court"; readonly seat: Seat }
  /** Control by keys, after recaptures (EX-14). */
  | { readonly do: "control-by-keys"; readonly seat: Seat };
