import type { Outcome } from "../../src/kernel/components/outcome.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { NarrowIds } from "../../src/kernel/data/ids.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { reduceWithOutcomes } from "../../src/kernel/tools/scripted-outcomes.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import type { KrakenLeviathanBlueprint } from "../../src/kraken-leviathan/blueprint.ts";
import {
  type Decision,
  type KrakenLeviathanTypes,
  krakenLeviathan,
} from "../../src/kraken-leviathan/index.ts";
import type { Leviathan } from "../../src/leviathan/cards/leviathans.ts";
import type { LeviathanLayout } from "../../src/leviathan/rules.ts";
import type { Beast } from "../../src/leviathan/table.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { moved, positionOf } from "../abyss/prepare.ts";
import {
  type AnyDescription as AnyKrakenDescription,
  layoutOf,
  movedLoot,
} from "../kraken/prepare.ts";

export type State = KrakenLeviathanTypes["state"];

export const { play, refusalOf, question, openKinds, legalOf, kinds, eventsOf } =
  scenario(krakenLeviathan);

/** The description of a table in a test: that of Kraken, and the area of Leviathan. */
export interface Description extends NarrowIds<AnyKrakenDescription, Ids> {
  readonly question?: Decision;
  readonly leviathan?: LeviathanLayout;
}
type Ids = KrakenLeviathanBlueprint["ids"];

/** Builds a state from a description and checks its consistency. */
export function prepare(description: Description = {}): State {
  const { question, leviathan = {}, ...rest } = description;
  const { nebulis, figure, nextLoot, lootDeck, loot, sentinels, ...abyss } = rest;
  const { table, agenda } = fromPosition(
    krakenLeviathan,
    {
      ...positionOf<Ids>(abyss),
      ...(question && { agenda: [question] }),
      kraken: layoutOf({
        ...(nebulis && { nebulis }),
        ...(figure !== undefined && { figure }),
        ...(nextLoot && { nextLoot }),
        ...(lootDeck && { lootDeck }),
        ...(loot && { loot }),
        ...(sentinels && { sentinels }),
      } as object),
      leviathan,
    } as Of<KrakenLeviathanTypes, "position">,
    "prepare",
  );
  return fromPosition(
    krakenLeviathan,
    {
      ...table,
      agenda,
      ...moved<Ids>(table, abyss),
      kraken: movedLoot(table.kraken as never, description) as never,
    },
    "prepare",
  );
}

/** Leviathans at the border on the first spaces, each with the life points that it has lost. */
export const atBorder = (...beasts: readonly (Leviathan | [Leviathan, lost: number])[]): Beast[] =>
  beasts.map((beast, i) => {
    const [leviathan, lost] = typeof beast === "string" ? [beast, 0] : beast;
    return { space: (["2-3", "4", "5"] as const)[i]!, leviathan, lost };
  });

/** A state in which seat 0, or whose turn it is, has revealed these cards and decides on the last of them. */
export const exploring = (track: Description["track"] = [], rest: Description = {}): State =>
  prepare({ ...rest, track, question: { ask: "explore", seats: [rest.turn?.seat ?? 0] } });

/** Creates a function that plays one action with scripted dice and draws, and checks the result. */
export const scriptedPlay =
  <T extends GameTypes>(game: Game<T>) =>
  (state: Of<T, "state">, action: Of<T, "action">, ...outcomes: Outcome[]) => {
    const result = reduceWithOutcomes(game, state, action, outcomes);
    if (!result.ok)
      throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(result.refusal)}`);
    readState(game, JSON.parse(JSON.stringify(result.state)));
    return result;
  };

/** Plays one action with scripted dice and draws, in the order of their use. */
export const roll = scriptedPlay(krakenLeviathan);
