import type { Action, Cost, Reward, TableView } from "abyss-rules/abyss";
import { lordCostFor, lords } from "abyss-rules/abyss";
import { bestPayment } from "./best-payment.ts";
import { at, type KindsOf, one, only, plain, type Seen, type Spot, some } from "./spots.ts";
import type { ThingId } from "./thing.ts";

const rewards: Spot<Reward> = {
  thing: (reward) => ({ zone: "reward", value: JSON.stringify(reward) }),
  value: ({ zone, value }) => (zone === "reward" ? JSON.parse(String(value)) : undefined),
};

/** The card last revealed. */
const revealed = ({ table }: Seen<TableView>): ThingId => ({
  zone: "track",
  value: table.track.length - 1,
});

const lord = (id: string): ThingId => ({ zone: "lord", value: id });

/** What a click in the court, or on a card of the hand, could cost. */
const costOf = (
  view: Seen<TableView>,
  seat: number,
  { zone, value }: ThingId,
): Cost | undefined => {
  const id = zone === "court" ? lords.find((one) => one === value) : undefined;
  return id && lordCostFor(view.table, seat, id);
};

/** How the actions of Abyss are clicked together. */
export const abyssKinds: KindsOf<Action, Seen<TableView>> = {
  plot: plain(only("lord-deck")),
  explore: plain(only("exploration-deck")),
  "request-support": { fields: { stacks: some(at("council")) } },
  recruit: {
    fields: { lord: one(at("court")), allies: some(at("hand")), affiliate: one() },
    attempt: (view, seat, thing) => bestPayment(view, seat, costOf(view, seat, thing)),
  },
  pass: plain(),
  buy: { start: revealed, fields: {} },
  take: { start: revealed, fields: {} },
  continue: plain(only("exploration-deck")),
  fight: { start: revealed, fields: { reward: one(rewards) } },
  decline: plain(),
  discard: { fields: { allies: some(at("hand")) } },
  disable: { fields: { lord: one(at("lord")) } },
  "steal-token": { fields: { from: one(at("seat")) } },
  "take-stack": { fields: { stack: one(at("council")) } },
  "swap-location": {
    fields: { give: one(at("location")), take: one(at("location")) },
    attempt: ({ table }, seat) => ({
      give: table.seats[seat]?.locations[0]?.location,
      take: table.available[0],
    }),
  },
  bribe: { fields: { lord: one(at("court")) } },
  "replace-from-court": {
    fields: { discard: one(at("lord")), take: one(at("court")) },
    attempt: ({ table }, seat) => ({ discard: table.seats[seat]?.lords[0], take: table.court[0] }),
  },
  "replace-from-deck": { fields: { discard: one(at("lord")) } },
  "use-slaver": { start: () => lord("slaver"), fields: { ally: one(at("hand")) } },
  "use-oracle": { start: () => lord("oracle"), fields: { stack: one(at("council")) } },
  "use-opportunist": { start: () => lord("opportunist"), fields: { lord: one(at("court")) } },
  "bring-location": plain(only("location-stack")),
  "draw-locations": {
    start: () => only("location-stack"),
    fields: { count: one() },
    attempt: () => ({ count: 1 }),
  },
  control: {
    fields: { location: one(at("location")), lords: some(at("lord")), keyTokens: one() },
    attempt: ({ table }, seat) => ({
      lords: table.seats[seat]?.lords ?? [],
      keyTokens: table.seats[seat]?.keys ?? 0,
    }),
  },
  "switch-location": { fields: { location: one(at("location")) } },
  "end-turn": plain(),
};
