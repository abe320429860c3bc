import type { Rng } from "../kernel/components/rng.ts";
import type { Rules } from "../kernel/rules/rules.ts";
import type { Below, SoloBlueprint } from "./blueprint.ts";
import { SIDES } from "./cards/numbers.ts";
import { type Opponent, opponents } from "./cards/opponents.ts";
import { OPPONENT, PLAYER } from "./table.ts";

/** CO-39: an opponent at random. */
export const randomOpponent = (rng: Rng): Opponent => opponents[rng.below(opponents.length)]!;

/** CO-39 to CO-41. The opponent is drawn last, so that a seed deals the same cards for every opponent. */
export const deal =
  (below: Below): Rules<SoloBlueprint>["deal"] =>
  ({ opponent: chosen, firstPlayer = PLAYER, ...options }, play) => {
    const { table, agenda } = below.deal({ ...options, players: SIDES, firstPlayer }, play);
    const opponent = chosen ?? randomOpponent(play.rng);
    play.emit({ type: "opponent-appeared", opponent });
    return { table: { ...table, solo: { opponent, replayToken: OPPONENT } }, agenda };
  };
