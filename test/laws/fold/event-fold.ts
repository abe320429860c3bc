import type { GameTypes, Of } from "../../../src/kernel/contract/game.ts";
import type { Blueprint, ViewOf } from "../../../src/kernel/rules/blueprint.ts";
import type { EventFold } from "../../../src/testing/index.ts";

/** A mutable version of a type. */
export type Mutable<T> = T extends string
  ? T
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;

/** Updates a picture for each type of event. A type that is left out does not compile. */
export type EventHandlers<Picture, Event extends { readonly type: string }> = {
  readonly [K in Event["type"]]: (
    picture: Picture,
    event: Extract<Event, { readonly type: K }>,
  ) => void;
};

/** Handles an event that does not change the picture. */
export const nothing = (): void => {};

/**
 * Creates the event fold of a game from handlers with the types of its rules, which take cards of any box, so that
 * variants share them. Pictures are created anew for each step, so handlers may change them in
 * place.
 */
export const foldOf = <T extends GameTypes, B extends Blueprint, Picture>(
  start: (options: Of<T, "options">) => Picture,
  pictureOf: (view: ViewOf<B>) => Picture,
  handlers: EventHandlers<Picture, B["event"]>,
): EventFold<T, Picture> => ({
  start,
  picture: (view) => pictureOf(view as unknown as ViewOf<B>),
  after(picture, event) {
    const handle: (picture: Picture, event: never) => void =
      handlers[event.type as keyof typeof handlers];
    handle(picture, event as never);
    return picture;
  },
});
