import type { Action } from "abyss-rules/abyss";
import { lordCostFor } from "abyss-rules/kraken";
import { type Cost, lords, type Reward } from "abyss-rules/kraken/cards";
import {
  type ItemMapping,
  inZone,
  type KindsOf,
  list,
  single,
  singleItem,
  withoutFields,
} from "./action-kinds.ts";
import { bestPayment } from "./best-payment.ts";
import type { AbyssView, FamilyAction } from "./family.ts";
import type { ItemId } from "./item-id.ts";

const rewards: ItemMapping<Reward> = {
  item: (reward) => ({ zone: "reward", value: JSON.stringify(reward) }),
  value: ({ zone, value }) => (zone === "reward" ? JSON.parse(String(value)) : undefined),
};

/** The last revealed card. */
const revealed = ({ table }: AbyssView): ItemId => ({
  zone: "track",
  value: table.track.length - 1,
});

const lord = (id: string): ItemId => ({ zone: "lord", value: id });

/** The cost of the lord that was clicked in the court, if it was one. */
const costOf = (view: AbyssView, seat: number, { zone, value }: ItemId): Cost | undefined => {
  const id = zone === "court" ? lords.find((one) => one === value) : undefined;
  return id && lordCostFor(view.table, seat, id);
};

/** How to click the actions of Abyss. */
export const abyssKinds: KindsOf<FamilyAction<Action>, AbyssView> = {
  plot: withoutFields(singleItem("lord-deck")),
  explore: withoutFields(singleItem("exploration-deck")),
  "request-support": { fields: { stacks: list(inZone("council")) } },
  recruit: {
    fields: { lord: single(inZone("court")), allies: list(inZone("hand")), affiliate: single() },
    attempt: (view, seat, item) => bestPayment(view, seat, costOf(view, seat, item)),
  },
  pass: withoutFields(),
  buy: { start: revealed, fields: {} },
  take: { start: revealed, fields: {} },
  continue: withoutFields(singleItem("exploration-deck")),
  fight: { start: revealed, fields: { reward: single(rewards) } },
  decline: withoutFields(),
  discard: { fields: { allies: list(inZone("hand")) } },
  disable: { fields: { lord: single(inZone("lord")) } },
  "steal-token": { fields: { from: single(inZone("seat")) } },
  "take-stack": { fields: { stack: single(inZone("council")) } },
  "swap-location": {
    fields: { give: single(inZone("location")), take: single(inZone("location")) },
    attempt: ({ table }, seat) => ({
      give: table.seats[seat]?.locations[0]?.location,
      take: table.available[0],
    }),
  },
  bribe: { fields: { lord: single(inZone("court")) } },
  "replace-from-court": {
    fields: { discard: single(inZone("lord")), take: single(inZone("court")) },
    attempt: ({ table }, seat) => ({ discard: table.seats[seat]?.lords[0], take: table.court[0] }),
  },
  "replace-from-deck": { fields: { discard: single(inZone("lord")) } },
  "use-slaver": { start: () => lord("slaver"), fields: { ally: single(inZone("hand")) } },
  "use-oracle": { start: () => lord("oracle"), fields: { stack: single(inZone("council")) } },
  "use-opportunist": {
    start: () => lord("opportunist"),
    fields: { lord: single(inZone("court")) },
  },
  "bring-location": withoutFields(singleItem("location-stack")),
  "draw-locations": {
    start: () => singleItem("location-stack"),
    fields: { count: single() },
    attempt: () => ({ count: 1 }),
  },
  control: {
    fields: {
      location: single(inZone("location")),
      lords: list(inZone("lord")),
      keyTokens: single(),
    },
    attempt: ({ table }, seat) => ({
      lords: table.seats[seat]?.lords ?? [],
      keyTokens: table.seats[seat]?.keys ?? 0,
    }),
  },
  "switch-location": { fields: { location: single(inZone("location")) } },
  "end-turn": withoutFields(),
};
