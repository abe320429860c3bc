import type { Action } from "abyss-rules/abyss";
import type { Reward } from "abyss-rules/kraken/cards";
import type { AbyssView, ActionWithoutNebulis } from "../family/actions.ts";
import {
  field,
  type ItemMapping,
  inZone,
  type KindsOf,
  singleItem,
  withoutFields,
} from "./action-kinds.ts";
import type { ItemId } from "./item-id.ts";

const rewards: ItemMapping<Reward> = {
  item: (reward) => ({ zone: "reward", value: JSON.stringify(reward) }),
  value: ({ zone, value }) => (zone === "reward" ? JSON.parse(String(value)) : undefined),
};

/** The last revealed card. */
export const revealed = ({ table: { track } }: AbyssView): ItemId | undefined =>
  track.length > 0 ? { zone: "track", value: track.length - 1 } : undefined;

const lord = (id: string): ItemId => ({ zone: "lord", value: id });

/** How to click the actions of Abyss. */
export const abyssKinds: KindsOf<ActionWithoutNebulis<Action>, AbyssView> = {
  plot: withoutFields(singleItem("lord-deck")),
  explore: withoutFields(singleItem("exploration-deck")),
  "request-support": { fields: { stacks: field(inZone("council")) } },
  recruit: {
    fields: { lord: field(inZone("court")), allies: field(inZone("hand")), affiliate: field() },
  },
  pass: withoutFields(),
  buy: { start: revealed, fields: {} },
  take: { start: revealed, fields: {} },
  continue: withoutFields(singleItem("exploration-deck")),
  fight: { start: revealed, fields: { reward: field(rewards) } },
  decline: withoutFields(),
  discard: { fields: { allies: field(inZone("hand")) } },
  disable: { fields: { lord: field(inZone("lord")) } },
  "steal-token": { fields: { from: field(inZone("seat")) } },
  "take-stack": { fields: { stack: field(inZone("council")) } },
  "swap-location": {
    fields: { give: field(inZone("location")), take: field(inZone("location")) },
  },
  bribe: { fields: { lord: field(inZone("court")) } },
  "replace-from-court": {
    fields: { discard: field(inZone("lord")), take: field(inZone("court")) },
  },
  "replace-from-deck": { fields: { discard: field(inZone("lord")) } },
  "use-slaver": { start: () => lord("slaver"), fields: { ally: field(inZone("hand")) } },
  "use-oracle": { start: () => lord("oracle"), fields: { stack: field(inZone("council")) } },
  "use-opportunist": {
    start: () => lord("opportunist"),
    fields: { lord: field(inZone("court")) },
  },
  "bring-location": withoutFields(singleItem("location-stack")),
  "draw-locations": {
    start: () => singleItem("location-stack"),
    fields: { count: field() },
  },
  control: {
    fields: {
      location: field(inZone("location")),
      lords: field(inZone("lord")),
      keyTokens: field(),
    },
  },
  "switch-location": { fields: { location: field(inZone("location")) } },
  "end-turn": withoutFields(),
};
