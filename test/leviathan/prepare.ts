import type { Of } from "../../src/kernel/contract/game.ts";
import type { NarrowIds } from "../../src/kernel/data/ids.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import type { LeviathanIds } from "../../src/leviathan/cards/box.ts";
import type { Ally, Lord } from "../../src/leviathan/cards/index.ts";
import {
  type Action,
  type Decision,
  leviathan as game,
  type LeviathanTypes,
} from "../../src/leviathan/index.ts";
import type { LeviathanLayout } from "../../src/leviathan/rules.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { type ActionsOf, anyActionsOf } from "../abyss/by.ts";
import { type AnyDescription, moved, positionOf } from "../abyss/prepare.ts";
import { leviathanActions } from "../kraken-leviathan/leviathan-actions.ts";
import { scriptedPlay } from "../kraken-leviathan/prepare.ts";

export { atBorder } from "../kraken-leviathan/prepare.ts";

export type State = LeviathanTypes["state"];

export const { play, edit, refusalOf, question, open, openKinds, legalOf, kinds, eventsOf } =
  scenario(game);

/** Plays one action with scripted dice and draws, in the order of their use. */
export const roll = scriptedPlay(game);

/** The description of a table in a test: that of Abyss, and the area of Leviathan. */
export interface Description extends NarrowIds<AnyDescription, LeviathanIds> {
  readonly question?: Decision;
  readonly leviathan?: LeviathanLayout;
}

/** Builds a state from a description and checks its consistency. */
export function prepare(description: Description = {}): State {
  const { question, leviathan = {}, ...abyss } = description;
  const { table, agenda } = fromPosition(
    game,
    {
      ...positionOf<LeviathanIds>(abyss),
      ...(question && { agenda: [question] }),
      leviathan,
    } as Of<LeviathanTypes, "position">,
    "prepare",
  );
  return fromPosition(game, { ...table, agenda, ...moved<LeviathanIds>(table, abyss) }, "prepare");
}

/** A state in which seat 0, or whose turn it is, has revealed these cards and decides on the last of them. */
export const exploring = (track: Description["track"] = [], rest: Description = {}): State =>
  prepare({ ...rest, track, question: { ask: "explore", seats: [rest.turn?.seat ?? 0] } });

/** The actions of Abyss that are the same here. */
type SharedActions = ActionsOf<
  Omit<ReturnType<typeof anyActionsOf>, "fights" | "steals">,
  Action,
  LeviathanIds
>;

/** The actions of a seat, in short form. */
export const by = (seat: Seat) => ({
  ...(anyActionsOf(seat) as unknown as SharedActions),
  ...leviathanActions<Ally, Lord>(seat),
});
