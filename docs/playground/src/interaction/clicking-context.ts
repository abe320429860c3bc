import { createContext } from "react";
import type { ItemId } from "./item-id.ts";

/** One meaning of a click on an item, with its text. */
export interface ClickOption {
  readonly label: string;
  do(): void;
}

/** The look of an item, and what a click on it can do. */
interface Look {
  readonly isChosen: boolean;
  /** True if a hint includes it. */
  readonly isHinted: boolean;
  /** Empty: it cannot be clicked now. Several: a menu asks which one is meant. */
  readonly clickOptions: readonly ClickOption[];
}

/** What the items of a table need. */
export interface Clicking {
  /** The look of the nth copy of an item. */
  look(item: ItemId, copy: number): Look;
  /** Why it cannot be clicked, with the number of the rule; `undefined` if it never can be. */
  whyNot(item: ItemId): string | undefined;
}

/** The default: items that only show what they are, as in a replay. */
const onlyRead: Clicking = {
  look: () => ({ isChosen: false, isHinted: false, clickOptions: [] }),
  whyNot: () => undefined,
};

/** What clicks on the table do. */
export const ClickingContext = createContext(onlyRead);
