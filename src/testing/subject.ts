import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import type { VisibilityOf } from "../kernel/rules/visibility.ts";

/** A game to be tested, with what the laws cannot know by themselves. */
export interface TestedGame<T extends GameTypes> {
  readonly game: Game<T>;
  /** Every component of the game that is somewhere in the state, once for each time that it is there. */
  readonly inventory: (state: Of<T, "state">) => readonly string[];
  /**
   * Which places of the table are open, and which are hidden from whom. The laws exchange hidden cards by
   * it, change secrets, and look whether anything changes for the viewer; they do not ask the game what it
   * hides.
   */
  readonly visibility: VisibilityOf<Of<T, "state">>;
  /**
   * Kinds of event that show a card to viewers who see it on the table neither before nor after, such as
   * one that is drawn in the open into a hand; none by default.
   */
  readonly reports?: readonly Of<T, "event">["type"][];
  /** How the table is told by events; if it is given, events must explain every change. */
  readonly fold?: EventFold<T>;
  /** No game has more actions than this. */
  readonly mostActions: number;
}

/**
 * How the table is told by events: what there is before the first, what is to be explained, and what becomes
 * of it by an event. A picture is plain JSON, and has what everybody can know: counts of cards, and what lies
 * open.
 *
 * @example
 * ```ts
 * const story: Story<DivingTypes, { deck: number; home: number[] }> = {
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
  /** The picture before the first event of the set-up: nothing has been dealt. */
  start(options: Of<T, "options">): Picture;
  /** What is to be foretold of a view: its open things and counts. */
  picture(view: Of<T, "view">): Picture;
  /** The picture after an event. */
  after(picture: Picture, event: Of<T, "event">): Picture;
}

/** A game to be tested with these options. */
export interface TestSubject<T extends GameTypes> extends TestedGame<T> {
  readonly options: Of<T, "options">;
}
