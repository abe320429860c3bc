import { addToBag } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Play } from "./blueprint.ts";
import { colourOf, type Lord } from "./cards/lords.ts";
import { pearlMarker } from "./queries.ts";
import type { Draft } from "./table.ts";

/** CO-28: a player who gains pearls and then has at least as many as the Pearl Master takes the title. */
export function gainPearls(table: Draft, seat: Seat, pearls: number, play: Play): void {
  const area = areaOf(table, seat);
  area.pearls += pearls;
  play.emit({ type: "pearls-gained", seat, pearls, total: area.pearls });
  if (table.pearlMaster === seat || area.pearls < pearlMarker(table)) return;
  table.pearlMaster = seat;
  play.emit({ type: "pearl-master-changed", seat });
}

/** Puts lords on the discard piles of their colours. */
export function discard(table: Draft, lords: readonly Lord[]): void {
  for (const lord of lords) addToBag(table.piles[colourOf(lord)], [lord]);
}

/** CO-12: the top lord of the deck, if any, goes to the pile of its colour. */
export function revealTopLord(table: Draft, seat: Seat, play: Play): void {
  const lord = table.lordDeck.pop();
  if (lord === undefined) return;
  discard(table, [lord]);
  play.emit({ type: "lord-revealed", seat, lord });
  play.revealTo(table.seats.keys());
}
