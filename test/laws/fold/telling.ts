import type { GameTypes, Of } from "../../../src/kernel/contract/game.ts";
import type { EventFold } from "../../../src/testing/index.ts";

/** A value that may be changed in place. */
export type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;

/** What becomes of a picture by each kind of event; a kind that is left out does not compile. */
export type Tellings<Picture, Event extends { readonly type: string }> = {
  readonly [K in Event["type"]]: (
    picture: Picture,
    event: Extract<Event, { readonly type: K }>,
  ) => void;
};

/** An event that changes nothing in the picture. */
export const nothing = (): void => {};

/** The story of a game. Pictures are made anew for each step, so they may be changed in place. */
export const storyOf = <T extends GameTypes, Picture>(
  start: (options: Of<T, "options">) => Picture,
  pictureOf: (view: Of<T, "view">) => Picture,
  tellings: Tellings<Picture, Of<T, "event">>,
): EventFold<T, Picture> => ({
  start,
  picture: pictureOf,
  after(picture, event) {
    const tell: (picture: Picture, event: never) => void =
      tellings[event.type as keyof typeof tellings];
    tell(picture, event as never);
    return picture;
  },
});
