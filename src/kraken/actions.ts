import type * as abyss from "../abyss/actions.ts";
import type { AnyAlly, Race } from "../abyss/cards/allies.ts";
import type { AnyLocation } from "../abyss/cards/locations.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Sentinel } from "./cards/sentinels.ts";
import type { Place } from "./table.ts";

/** How many of the pearls due are paid as nebulis (KR-17 to KR-19). */
export interface Coins {
  readonly nebulis: number;
}

/** The payment for a recruitment; `affiliate` is `null` if only krakens are played (KR-13). */
export interface Payment extends Coins {
  readonly allies: readonly AnyAlly[];
  readonly affiliate: AnyAlly | null;
}

/** Every action of a player: those of Abyss, with payments in nebulis, and those that Kraken adds. */
export type Action =
  | Exclude<abyss.Action, { readonly type: "recruit" | "buy" | "bribe" }>
  | abyss.Recruit<Payment>
  | abyss.Buy<Coins>
  | abyss.Bribe<Coins>
  | PlainAction;

/** The actions that Kraken adds and that involve no payment. */
export type PlainAction =
  /** Put the next kraken of the track on a council stack (KR-9). */
  | { readonly type: "place-kraken"; readonly seat: Seat; readonly stack: Race }
  /** Place the sentinel of the lord that has just entered (KR-36). */
  | { readonly type: "place-sentinel"; readonly seat: Seat; readonly place: Place }
  /** Place a sentinel that lies in front of you, before the turn's action (KR-36). */
  | {
      readonly type: "post-sentinel";
      readonly seat: Seat;
      readonly sentinel: Sentinel;
      readonly place: Place;
    }
  /** Return a nebulis for a pearl (KR-41). */
  | { readonly type: "use-ferryman"; readonly seat: Seat }
  /** Bring the top lord of the deck to court (KR-55). */
  | { readonly type: "use-recipient"; readonly seat: Seat }
  /** Choose the opponents to whom the Fence gives a nebulis (KR-44). */
  | { readonly type: "give-nebulis"; readonly seat: Seat; readonly to: readonly Seat[] }
  /** Take an ally from the exploration discard, with the Healer (KR-52). */
  | { readonly type: "take-from-discard"; readonly seat: Seat; readonly ally: AnyAlly }
  /** Name the race of the Executioner's victims (KR-54). */
  | { readonly type: "name-race"; readonly seat: Seat; readonly race: Race }
  /** Discard an affiliated ally for the Executioner (KR-54). */
  | { readonly type: "discard-affiliated"; readonly seat: Seat; readonly ally: AnyAlly }
  /** Free a lord under a location, with the Liberator (KR-56). */
  | { readonly type: "free-lord"; readonly seat: Seat; readonly lord: AnyLord }
  /** Draw another loot card (KR-27). */
  | { readonly type: "draw-loot"; readonly seat: Seat }
  /** End the search (KR-28). */
  | { readonly type: "stop-search"; readonly seat: Seat }
  /** Give the figure to one of the tied candidates (KR-25). */
  | { readonly type: "give-figure"; readonly seat: Seat; readonly to: Seat };

/** Every question to a player: those of Abyss, and those that Kraken adds. */
export type Decision = abyss.Decision | OwnDecision;

/** The fields of a question that a lord's power puts to the lord's owner. */
export interface OfPower {
  /** The owner of the lord. */
  readonly seats: readonly Seat[];
  /** Whether the owner may decline: true if the lord came by the Traitor or the Schemer (KR-66). */
  readonly mayDecline: boolean;
}

/** The questions that Kraken adds. */
export type OwnDecision =
  /** On which council stack to put the next kraken of the track. */
  | { readonly ask: "place-kraken"; readonly seats: readonly Seat[] }
  /** Where to place this sentinel. */
  | ({ readonly ask: "place-sentinel"; readonly sentinel: Sentinel } & OfPower)
  /** Which opponents get a nebulis, as there are too few for all of them. */
  | ({ readonly ask: "give-nebulis" } & OfPower)
  /** Which ally of the exploration discard to take. */
  | ({ readonly ask: "take-from-discard" } & OfPower)
  /** Which race to name. */
  | ({ readonly ask: "name-race" } & OfPower)
  /** Which affiliated ally of this race to discard; all seats are asked at the same time. */
  | { readonly ask: "discard-affiliated"; readonly seats: readonly Seat[]; readonly race: Race }
  /** Which lord under a location to free. */
  | ({ readonly ask: "free-lord" } & OfPower)
  /** Whether to draw another loot card for this location. */
  | {
      readonly ask: "search-loot";
      readonly seats: readonly Seat[];
      readonly location: AnyLocation;
    }
  /** Which of these seats gets the figure; they are level with the holder, or ahead. */
  | {
      readonly ask: "give-figure";
      readonly seats: readonly Seat[];
      readonly to: readonly Seat[];
      /** Whether they are ahead of the holder; if not, they are level. */
      readonly areAhead: boolean;
    };

/** Every task that the rules carry out without a decision: those of Abyss, and the one that Kraken adds. */
export type Task = abyss.Task | OwnTask;

/** The task that Kraken adds: ends the game after the krakens in all hands have been counted (KR-67). */
export interface OwnTask {
  readonly do: "close-game";
}
