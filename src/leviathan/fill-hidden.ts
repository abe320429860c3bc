import { hiddenCards } from "../kernel/components/bags.ts";
import type { Rng } from "../kernel/components/rng.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Rules } from "../kernel/rules/rules.ts";
import type { Below, LeviathanBlueprint } from "./blueprint.ts";
import { leviathans } from "./cards/leviathans.ts";
import { leviathanTokens } from "./cards/tokens.ts";
import { allLeviathanTokens, seenLeviathans } from "./inventory.ts";
import type { Draft, TableView } from "./table.ts";

/** LE-66: fills the deck, the supply and hidden tokens with what the viewer cannot see elsewhere. */
export function fillArea(
  view: TableAndAgenda<Pick<TableView, "leviathan">>,
  rng: Rng,
): Draft["leviathan"] {
  const { leviathan } = view.table;
  const beasts = hiddenCards("leviathans", leviathans, [
    ...leviathan.deck,
    ...seenLeviathans(view),
  ]);
  const left = rng.shuffle(
    hiddenCards("leviathan tokens", leviathanTokens, allLeviathanTokens(view.table)),
  );
  const seats = leviathan.seats.map(({ killed, wounds, tokens }) => ({
    killed: [...killed],
    wounds,
    tokens: tokens.map((token) => token ?? left.pop()!).sort(),
  }));
  return {
    ...leviathan,
    // All hidden leviathans are in the deck, which is a bag.
    deck: [...leviathan.deck.filter((one) => one !== null), ...beasts].sort(),
    border: leviathan.border.map((beast) => ({ ...beast })),
    discarded: [...leviathan.discarded],
    tokens: leviathan.tokens.map((token) => token ?? left.pop()!).sort(),
    revealed: [...leviathan.revealed],
    seats,
    fight: leviathan.fight && { ...leviathan.fight },
  };
}

/** LE-66 */
export const fillHidden =
  (below: Below): Rules<LeviathanBlueprint>["fillHidden"] =>
  (view, rng) => ({ ...below.fillHidden(view, rng), leviathan: fillArea(view, rng) });
