import type { Seat } from "../kernel/data/types.ts";
import type { AnyAlly, Race } from "./cards/allies.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { AnyLord } from "./cards/lords.ts";
import type { Reward } from "./cards/threat.ts";

/** Everything that a player can do. Lists of cards are multisets: their order does not matter. */
export type Action =
  // Before the action of the turn
  /** Pay a pearl to bring the top lord of the deck to court (AB-8). */
  | { readonly type: "plot"; readonly seat: Seat }
  // The action of the turn
  /** Explore the depths: reveal cards until one is taken or a monster is fought (AB-10). */
  | { readonly type: "explore"; readonly seat: Seat }
  /** Take a council stack, or two with the Alchemist (AB-26, AB-50). */
  | { readonly type: "request-support"; readonly seat: Seat; readonly stacks: readonly Race[] }
  | Recruit<Payment>
  /** None of the three actions is possible (AB-9). */
  | { readonly type: "pass"; readonly seat: Seat }
  // In an exploration
  | Buy
  /** Take the ally last revealed, which ends the exploration (AB-16). */
  | { readonly type: "take"; readonly seat: Seat }
  /** Leave the card last revealed and reveal the next (AB-16, AB-19). */
  | { readonly type: "continue"; readonly seat: Seat }
  /** Fight the monster last revealed for one of the rewards (AB-21). */
  | { readonly type: "fight"; readonly seat: Seat; readonly reward: Reward }
  // Powers of lords and locations
  /** Decline what is offered: an ally, an optional power (AB-11, AB-32). */
  | { readonly type: "decline"; readonly seat: Seat }
  /** Discard allies from hand, for a Jailer or a Commander (AB-37, AB-40). */
  | { readonly type: "discard"; readonly seat: Seat; readonly allies: readonly AnyAlly[] }
  /** Choose the lord that the Assassin disables (AB-39). */
  | { readonly type: "disable"; readonly seat: Seat; readonly lord: AnyLord }
  /** Choose the opponent from whom the Hunter takes a monster token (AB-42). */
  | { readonly type: "steal-token"; readonly seat: Seat; readonly from: Seat }
  /** Choose the council stack that the Apprentice takes (AB-48). */
  | { readonly type: "take-stack"; readonly seat: Seat; readonly stack: Race }
  /** Swap one of your locations for an available one, with the Illusionist (AB-51). */
  | {
      readonly type: "swap-location";
      readonly seat: Seat;
      readonly give: AnyLocation;
      readonly take: AnyLocation;
    }
  | Bribe
  /** Replace one of your lords with one from the court, with the Traitor (AB-55). */
  | {
      readonly type: "replace-from-court";
      readonly seat: Seat;
      readonly discard: AnyLord;
      readonly take: AnyLord;
    }
  /** Replace one of your lords with the top lord of the deck, with the Schemer (AB-55). */
  | { readonly type: "replace-from-deck"; readonly seat: Seat; readonly discard: AnyLord }
  /** Discard an ally for 2 pearls (AB-45). */
  | { readonly type: "use-slaver"; readonly seat: Seat; readonly ally: AnyAlly }
  /** Discard a council stack (AB-49). */
  | { readonly type: "use-oracle"; readonly seat: Seat; readonly stack: Race }
  /** Replace a lord of the court with the top lord of the deck (AB-53). */
  | { readonly type: "use-opportunist"; readonly seat: Seat; readonly lord: AnyLord }
  // Control of locations
  /** Let an ambassador brought by Traitor or Schemer draw locations (AB-32, AB-57). */
  | { readonly type: "bring-location"; readonly seat: Seat }
  /** Draw 1 to 4 locations, to control one of them (AB-60). */
  | { readonly type: "draw-locations"; readonly seat: Seat; readonly count: number }
  /** Control a location for three keys, from lords and key tokens (AB-60, AB-61). */
  | {
      readonly type: "control";
      readonly seat: Seat;
      readonly location: AnyLocation;
      readonly lords: readonly AnyLord[];
      readonly keyTokens: number;
    }
  /** Switch Black Smokers for a location from the stack (AB-65). */
  | { readonly type: "switch-location"; readonly seat: Seat; readonly location: AnyLocation }
  // The end of the turn
  /** Use no more powers this turn (AB-66). */
  | { readonly type: "end-turn"; readonly seat: Seat };

/** The payment for a recruitment: allies, and which of them to affiliate. */
export interface Payment {
  readonly allies: readonly AnyAlly[];
  readonly affiliate: AnyAlly;
}

/** Recruit a lord from the court with allies; pearls make up the rest (AB-27 to AB-30). */
export type Recruit<Pay> = {
  readonly type: "recruit";
  readonly seat: Seat;
  readonly lord: AnyLord;
} & Pay;

/** Buy the ally on offer (AB-11). */
export type Buy<Coins = unknown> = { readonly type: "buy"; readonly seat: Seat } & Coins;

/** Recruit another lord for 5 pearls, with the Corruptor (AB-54). */
export type Bribe<Coins = unknown> = {
  readonly type: "bribe";
  readonly seat: Seat;
  readonly lord: AnyLord;
} & Coins;

/** Everything that a player can be asked. */
export type Decision =
  /** What to do this turn; plotting and activated powers leave the question open. */
  | { readonly ask: "act"; readonly seats: readonly Seat[] }
  /** Whether to buy the ally last revealed; the seats in `next` are asked after this one. */
  | {
      readonly ask: "offer";
      readonly seats: readonly Seat[];
      readonly price: number;
      readonly next: readonly Seat[];
    }
  /** Whether to take or fight the card last revealed, or to continue. */
  | { readonly ask: "explore"; readonly seats: readonly Seat[] }
  /** Which allies to discard; all seats are asked at the same time. */
  | {
      readonly ask: "discard";
      readonly seats: readonly Seat[];
      readonly by: "jailer" | "commander";
    }
  /** Which lord of an opponent to disable. */
  | {
      readonly ask: "disable";
      readonly seats: readonly Seat[];
      readonly of: Seat;
      /** Whether the owner may decline, because Traitor or Schemer brought the lord (AB-32). */
      readonly mayDecline: boolean;
    }
  /** From whom to take a monster token. */
  | {
      readonly ask: "steal-token";
      readonly seats: readonly Seat[];
      /** As for `disable`. */
      readonly mayDecline: boolean;
    }
  /** Which council stack to take. */
  | {
      readonly ask: "take-stack";
      readonly seats: readonly Seat[];
      /** As for `disable`. */
      readonly mayDecline: boolean;
    }
  /** Which locations to swap, if any. */
  | { readonly ask: "swap-location"; readonly seats: readonly Seat[] }
  /** Which lord to recruit for 5 pearls, if any. */
  | { readonly ask: "bribe"; readonly seats: readonly Seat[] }
  /** Which of their lords to replace, if any, and with which. */
  | {
      readonly ask: "replace-lord";
      readonly seats: readonly Seat[];
      readonly by: "traitor" | "schemer";
    }
  /** Whether the ambassador, brought by Traitor or Schemer, draws locations (AB-32, AB-57). */
  | { readonly ask: "bring-location"; readonly seats: readonly Seat[]; readonly by: AnyLord }
  /** Which available location to control, or how many to draw. */
  | { readonly ask: "control"; readonly seats: readonly Seat[] }
  /** Which drawn location to control, and with which keys; with those of the ambassador `by`, if any. */
  | {
      readonly ask: "choose-location";
      readonly seats: readonly Seat[];
      readonly by: AnyLord | null;
    }
  /** Which location from the stack to switch Black Smokers for, if any. */
  | { readonly ask: "switch-location"; readonly seats: readonly Seat[] }
  /** Whether to use more powers before the turn ends. */
  | { readonly ask: "end-turn"; readonly seats: readonly Seat[] };

/** Steps that the rules carry out without asking anybody. */
export type Task =
  /** A whole turn: expands to the tasks from `start-turn` to `next-turn`. */
  | { readonly do: "turn"; readonly seat: Seat }
  | { readonly do: "start-turn"; readonly seat: Seat }
  | { readonly do: "act"; readonly seat: Seat }
  | { readonly do: "control"; readonly seat: Seat }
  | { readonly do: "end-turn"; readonly seat: Seat }
  | { readonly do: "limit-hand"; readonly seat: Seat }
  | { readonly do: "next-turn"; readonly seat: Seat }
  // An exploration
  | { readonly do: "reveal"; readonly seat: Seat }
  | {
      readonly do: "offer";
      readonly seat: Seat;
      readonly price: number;
      readonly to: readonly Seat[];
    }
  | { readonly do: "end-exploration"; readonly seat: Seat }
  // A recruitment
  | {
      readonly do: "affiliate";
      readonly seat: Seat;
      readonly lord: AnyLord;
      readonly allies: readonly AnyAlly[];
      readonly affiliate: AnyAlly;
    }
  /** A lord enters from the court or from the top of the deck. */
  | {
      readonly do: "enter";
      readonly seat: Seat;
      readonly lord: AnyLord;
      readonly from: "court" | "deck";
    }
  /** Carry out the power of a lord that has entered, perhaps as a replacement (AB-32, AB-55). */
  | {
      readonly do: "power";
      readonly seat: Seat;
      readonly lord: AnyLord;
      readonly isReplacement: boolean;
    }
  /** Check whether the court has to be refilled (AB-33). */
  | { readonly do: "refill-court"; readonly seat: Seat }
  /** Fill the empty spaces of the court with lords. */
  | { readonly do: "fill-spaces"; readonly seat: Seat }
  | { readonly do: "check-end"; readonly seat: Seat }
  /** Carry out the effect of a location on the player who receives it (AB-65). */
  | { readonly do: "receive-location"; readonly seat: Seat; readonly location: AnyLocation }
  | { readonly do: "end-game" };
