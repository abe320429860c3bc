import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import type { VisibilityOf } from "../kernel/rules/visibility.ts";

/** A game to be tested, with what the laws need to know about it. */
export interface TestedGame<T extends GameTypes> {
  readonly game: Game<T>;
  /** Lists every component in a state, as often as it occurs. */
  readonly inventory: (state: Of<T, "state">) => readonly string[];
  /**
   * Declares which places of the table are open, and which are hidden from whom. With it the laws swap hidden
   * cards, change secrets, and check that the view stays the same; they do not ask the game what it hides.
   */
  readonly visibility: VisibilityOf<Of<T, "state">>;
  /**
   * Types of event that show a card to viewers who see it on the table neither before nor after, such as one
   * that is drawn openly into a hand; none by default.
   */
  readonly reports?: readonly Of<T, "event">["type"][];
  /** Derives the table from events. If given, events must explain every change. */
  readonly fold?: EventFold<T>;
  /** Maximum number of actions in a game. */
  readonly mostActions: number;
}

/**
 * Derives the table from events: a picture before the first event, the picture after an event, and the picture of a
 * view to compare with. A picture is plain JSON with what everybody can know: counts of cards, and open cards.
 *
 * @example
 * ```ts
 * const fold: EventFold<DivingTypes, { deck: number; home: number[] }> = {
 *   start: ({ players }) => ({ deck: 20, home: Array(players).fill(0) }),
 *   picture: ({ table }) => ({ deck: table.deck.length, home: table.seats.map(({ home }) => home) }),
 *   after: (picture, event) =>
 *     event.type === "dived"
 *       ? { ...picture, deck: picture.deck - 1 }
 *       : { ...picture, home: picture.home.with(event.seat, picture.home[event.seat] + event.pearls) },
 * };
 * ```
 */
export interface EventFold<T extends GameTypes, Picture = unknown> {
  /** The picture before the first event of the set-up, when nothing has been dealt. */
  start(options: Of<T, "options">): Picture;
  /** The picture of a view: its open components and counts. */
  picture(view: Of<T, "view">): Picture;
  /** The picture after an event. */
  after(picture: Picture, event: Of<T, "event">): Picture;
}

/** A game to be tested, with its options. */
export interface TestSubject<T extends GameTypes> extends TestedGame<T> {
  readonly options: Of<T, "options">;
}
