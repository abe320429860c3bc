import { createContext } from "react";
import type { ThingId } from "./thing.ts";

/** What a click on a thing does, in words. */
export interface Deed {
  readonly label: string;
  do(): void;
}

/** How a thing looks, and what can be done with it. */
interface Look {
  readonly isChosen: boolean;
  /** Whether a hint is about it. */
  readonly isHinted: boolean;
  /** Nothing: it cannot be clicked now. Several: a menu asks which is meant. */
  readonly deeds: readonly Deed[];
}

/** What the things of a table are told. */
export interface Clicking {
  /** How the nth of equal things looks. */
  look(thing: ThingId, copy: number): Look;
  /** Why it cannot be clicked, with the number of the rule; `undefined` if it never can. */
  whyNot(thing: ThingId): string | undefined;
}

/** Where nobody plays (in a replay, say) things tell what they are, and no more. */
const onlyRead: Clicking = {
  look: () => ({ isChosen: false, isHinted: false, deeds: [] }),
  whyNot: () => undefined,
};

/** What clicks mean; around a table that is only looked at there need be none. */
export const ClickingContext = createContext(onlyRead);
