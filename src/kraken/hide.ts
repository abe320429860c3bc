import { faceDown } from "../kernel/components/bags.ts";
import type { Rules } from "../kernel/rules/rules.ts";
import type { Below, KrakenBlueprint } from "./blueprint.ts";
import type { OwnEvent } from "./events.ts";

/** KR-71: hides the loot deck; everything else that Kraken adds is open. */
export const hide =
  (below: Below): Rules<KrakenBlueprint>["hide"] =>
  (state, viewer) => {
    const { kraken } = state.table;
    return {
      ...below.hide(state, viewer),
      kraken: { ...kraken, lootDeck: faceDown(kraken.lootDeck) },
    };
  };

/** KR-71: all events of Kraken are public. */
export const redact: Pick<Rules<KrakenBlueprint>["redact"], OwnEvent["type"]> = {
  "pearls-gained": "public",
  "nebulis-changed": "public",
  "figure-moved": "public",
  "kraken-placed": "public",
  "loot-drawn": "public",
  "loot-discarded": "public",
  "ally-found": "public",
  "sentinel-taken": "public",
  "sentinel-placed": "public",
  "sentinel-returned": "public",
  "pearl-taken": "public",
  "lord-summoned": "public",
  "ally-recovered": "public",
  "race-named": "public",
  "affiliated-discarded": "public",
  "lord-freed": "public",
};
