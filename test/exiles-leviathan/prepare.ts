import type { Exile } from "../../src/exiles/cards/catalogue.ts";
import type { ExilesLeviathanBlueprint } from "../../src/exiles-leviathan/blueprint.ts";
import {
  type Action,
  type Decision,
  type ExilesLeviathanTypes,
  exilesLeviathan,
} from "../../src/exiles-leviathan/index.ts";
import type { Of } from "../../src/kernel/contract/game.ts";
import type { NarrowIds } from "../../src/kernel/data/ids.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import type { Ally, Location, Lord } from "../../src/leviathan/cards/index.ts";
import type { LeviathanLayout } from "../../src/leviathan/rules.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { type ActionsOf, anyActionsOf, lowest } from "../abyss/by.ts";
import { moved } from "../abyss/prepare.ts";
import {
  type AnyDescription as AnyExilesDescription,
  positionWithExiles,
} from "../exiles/prepare.ts";
import { leviathanActions } from "../kraken-leviathan/leviathan-actions.ts";
import { scriptedPlay } from "../kraken-leviathan/prepare.ts";

export { atBorder } from "../kraken-leviathan/prepare.ts";

export type State = ExilesLeviathanTypes["state"];

export const { play, refusalOf, question, openKinds, legalOf, kinds, eventsOf } =
  scenario(exilesLeviathan);

/** Plays one action with scripted dice and draws, in the order of their use. */
export const roll = scriptedPlay(exilesLeviathan);

/** The description of a table in a test: that of Exiles, and the area of Leviathan. */
export interface Description extends NarrowIds<AnyExilesDescription, Ids> {
  readonly question?: Decision;
  readonly leviathan?: LeviathanLayout;
}
type Ids = ExilesLeviathanBlueprint["ids"];

/** Builds a state from a description and checks its consistency. */
export function prepare(description: Description = {}): State {
  const { question, leviathan = {}, ...others } = description;
  const { ofAbyss, position } = positionWithExiles<Ids>(others);
  const { table, agenda } = fromPosition(
    exilesLeviathan,
    { ...position, ...(question && { agenda: [question] }), leviathan } as Of<
      ExilesLeviathanTypes,
      "position"
    >,
    "prepare",
  );
  return fromPosition(
    exilesLeviathan,
    { ...table, agenda, ...moved<Ids>(table, ofAbyss) },
    "prepare",
  );
}

/** A state in which a seat has revealed these cards and decides on the last of them. */
export const exploring = (track: Description["track"] = [], rest: Description = {}): State =>
  prepare({ ...rest, track, question: { ask: "explore", seats: [rest.turn?.seat ?? 0] } });

/** The turn of seat 0 has just begun: seat 2 has requested support. */
export const turnOfFirst = (description: Description = {}) =>
  play(
    prepare({
      ...description,
      turn: { seat: 2 },
      council: { seahorse: ["seahorse-2"], ...description.council },
    }),
    by(2).requests("seahorse"),
  );

type SharedActions = ActionsOf<
  Omit<ReturnType<typeof anyActionsOf>, "fights" | "steals">,
  Action,
  Ids
>;

/** The actions of a seat, in short form. */
export const by = (seat: Seat) => ({
  ...(anyActionsOf(seat) as unknown as SharedActions),
  /** By default, a crab pays; the lowest ally is affiliated. */
  recruitsExile: (
    exile: Exile,
    allies: readonly Ally[] = ["crab-1"],
    affiliate = lowest(allies),
  ): Action => ({ type: "recruit-exile", seat, exile, allies, affiliate }),
  recaptures: (location: Location | null, ...exiles: Exile[]): Action => ({
    type: "recapture",
    seat,
    location,
    exiles: exiles.toSorted(),
  }),
  takesKey: (): Action => ({ type: "take-key-token", seat }),
  affiliates: (): Action => ({ type: "affiliate", seat }),
  conspires: (allies: readonly Ally[]): Action => ({
    type: "conspire",
    seat,
    allies,
    affiliate: lowest(allies),
  }),
  leaves: (): Action => ({ type: "leave-lord", seat }),
  ...leviathanActions<Ally, Lord>(seat),
});
