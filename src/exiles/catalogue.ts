import type { Cost } from "../abyss/cards/lords.ts";
import type { ExilePowerName } from "./powers/index.ts";

/** The id of an exile, as its catalogue names it. */
export type Exile = string;

/** An exile card (EX-18). */
export interface ExileCard {
  readonly id: Exile;
  readonly name: string;
  readonly cost: Cost;
  readonly influence: number;
  /** Whether it gives a key token when it is recruited (EX-4). */
  readonly key: boolean;
  readonly power: ExilePowerName | null;
  /** Whether its values are this library's own, for want of the printed ones. */
  readonly provisional: boolean;
}
