import { faceDown } from "../kernel/components/bags.ts";
import type { Rules } from "../kernel/rules/rules.ts";
import type { Below, LeviathanBlueprint } from "./blueprint.ts";
import type { OwnEvent } from "./events.ts";

/** LE-66: hides the deck, the supply, and the tokens of other players. */
export const hide =
  (below: Below): Rules<LeviathanBlueprint>["hide"] =>
  (state, viewer) => {
    const { leviathan } = state.table;
    return {
      ...below.hide(state, viewer),
      leviathan: {
        ...leviathan,
        deck: faceDown(leviathan.deck),
        tokens: faceDown(leviathan.tokens),
        seats: leviathan.seats.map((hunter, seat) =>
          seat === viewer ? hunter : { ...hunter, tokens: faceDown(hunter.tokens) },
        ),
      },
    };
  };

/** LE-66: tokens are shown to their owner only, and to a player who is robbed. */
export const redact: Pick<Rules<LeviathanBlueprint>["redact"], OwnEvent["type"]> = {
  "pearls-gained": "public",
  "leviathan-drawn": "public",
  "dice-rolled": "public",
  "leviathan-placed": "public",
  "leviathan-discarded": "public",
  "leviathan-attacked": "public",
  "wounds-taken": "public",
  "allies-lost": "public",
  "monster-passed": "public",
  "attack-begun": "public",
  "attack-made": "public",
  "life-point-removed": "public",
  "leviathan-killed": "public",
  "scourge-taken": "public",
  "fight-ended": "public",
  "leviathan-tokens-drawn": (event, viewer) =>
    event.seat === viewer ? event : { ...event, tokens: faceDown(event.tokens) },
  "token-revealed": "public",
  "leviathan-token-stolen": (event, viewer) =>
    event.seat === viewer || event.from === viewer ? event : { ...event, token: null },
  "supply-ran-out": "public",
};
