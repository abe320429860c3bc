// The scripted first turns. A test checks that each step is legal and that the turn is over after the last one.
import type { Action, Seat } from "abyss-rules";
import type { Action as AbyssAction } from "abyss-rules/abyss";
import type { Action as ConspiracyAction } from "abyss-rules/conspiracy";

/** The games with a guide. */
export type GuideId = "abyss" | "conspiracy";

/** A note, and what the visitor is asked to do; without a click, a button goes on. */
export interface GuideStep<Note extends string = string> {
  readonly note: Note;
  readonly action?: Action;
  /** What the other player answers. */
  readonly answers?: readonly Action[];
}

/** A scripted turn. */
export interface GuideScript<Note extends string = string> {
  readonly options: { readonly players: number; readonly firstPlayer: Seat };
  readonly seed: string;
  readonly steps: readonly GuideStep<Note>[];
}

/** The notes of each script. */
export interface GuideNotes {
  readonly abyss: "welcome" | "explore" | "offer" | "monster" | "take" | "end";
  readonly conspiracy: "welcome" | "draw" | "place" | "end";
}

/** The visitor's seat. */
export const GUIDED: Seat = 0;

const own = <A extends AbyssAction | ConspiracyAction>(action: A): A => action;

/** The scripts by game. */
export const guideScripts: { readonly [Id in GuideId]: GuideScript<GuideNotes[Id]> } = {
  abyss: {
    options: { players: 2, firstPlayer: GUIDED },
    seed: "first game 67",
    steps: [
      { note: "welcome" },
      {
        note: "explore",
        action: own<AbyssAction>({ type: "explore", seat: GUIDED }),
        answers: [own<AbyssAction>({ type: "decline", seat: 1 })],
      },
      { note: "offer", action: own<AbyssAction>({ type: "continue", seat: GUIDED }) },
      {
        note: "monster",
        action: own<AbyssAction>({ type: "continue", seat: GUIDED }),
        answers: [own<AbyssAction>({ type: "decline", seat: 1 })],
      },
      { note: "take", action: own<AbyssAction>({ type: "take", seat: GUIDED }) },
      { note: "end" },
    ],
  },
  conspiracy: {
    options: { players: 2, firstPlayer: GUIDED },
    seed: "first game 18",
    steps: [
      { note: "welcome" },
      {
        note: "draw",
        action: own<ConspiracyAction>({ type: "draw-lords", seat: GUIDED, count: 3 }),
      },
      {
        note: "place",
        action: own<ConspiracyAction>({ type: "place-lord", seat: GUIDED, lord: "blue-3" }),
      },
      { note: "end" },
    ],
  },
};
