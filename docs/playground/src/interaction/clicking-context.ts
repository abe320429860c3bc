import { createContext } from "react";
import type { ItemId } from "./item-id.ts";

/** What a click on a item does, in words. */
export interface ClickOption {
  readonly label: string;
  do(): void;
}

/** How a item looks, and what can be done with it. */
interface Look {
  readonly isChosen: boolean;
  /** Whether a hint is about it. */
  readonly isHinted: boolean;
  /** Nothing: it cannot be clicked now. Several: a menu asks which is meant. */
  readonly clickOptions: readonly ClickOption[];
}

/** What the items of a table are told. */
export interface Clicking {
  /** How the nth of equal items looks. */
  look(item: ItemId, copy: number): Look;
  /** Why it cannot be clicked, with the number of the rule; `undefined` if it never can. */
  whyNot(item: ItemId): string | undefined;
}

/** Where nobody plays (in a replay, say) items tell what they are, and no more. */
const onlyRead: Clicking = {
  look: () => ({ isChosen: false, isHinted: false, clickOptions: [] }),
  whyNot: () => undefined,
};

/** What clicks mean; around a table that is only looked at there need be none. */
export const ClickingContext = createContext(onlyRead);
