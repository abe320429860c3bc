import { hiddenCards } from "../kernel/components/bags.ts";
import type { Rules } from "../kernel/rules/rules.ts";
import type { Below, KrakenBlueprint } from "./blueprint.ts";
import { lootCards } from "./cards/loot.ts";
import { allLoot } from "./inventory.ts";

/** KR-71: fills the loot deck with the loot that the viewer cannot see elsewhere. */
export const fillHidden =
  (below: Below): Rules<KrakenBlueprint>["fillHidden"] =>
  (view, rng) => {
    const { kraken } = view.table;
    const filled = below.fillHidden(view, rng);
    const left = rng.shuffle(hiddenCards("loot cards", lootCards, allLoot(view.table)));
    const lootDeck = kraken.lootDeck.map((value) => value ?? left.pop()!);
    return { ...filled, kraken: { ...kraken, lootDeck } };
  };
