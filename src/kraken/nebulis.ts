// Nebulis, the black pearls: how they are paid and change hands. They are kept apart from pearls, because
// no other rule counts them as pearls (KR-22).

import type { PearlPrice } from "../abyss/purse.ts";
import { powerWorks } from "../abyss/queries.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import { lord } from "./cards/box.ts";
import type { NebulisSource } from "./events.ts";
import type { Play } from "./play.ts";
import { mostNebulis, nebulisOf } from "./queries.ts";
import { type RuleRefusal, refusalOf } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";

/** The means of payment of a seat. */
export interface Funds {
  readonly pearls: number;
  readonly nebulis: number;
  /** KR-18, KR-42: the most nebulis in one payment. */
  readonly most: number;
  /** KR-43: whether pearls may be kept when nebulis are paid. */
  readonly mayKeepPearls: boolean;
}

/** The means of payment of the seat. */
export const fundsOf = (table: TableView, seat: Seat): Funds => ({
  pearls: areaOf(table, seat).pearls,
  nebulis: nebulisOf(table, seat),
  most: mostNebulis(table, seat),
  mayKeepPearls: powerWorks(table, seat, lord("counterfeiter")),
});

/** KR-18: the largest amount that can be paid. */
export const mostPayable = ({ pearls, nebulis, most }: Funds): number =>
  pearls + Math.min(nebulis, most);

/** KR-18, KR-42: the fewest nebulis with which an amount due is paid, as far as it can be. */
export const leastNebulis = ({ pearls, nebulis, most }: Funds, due: number): number =>
  Math.min(Math.max(0, due - pearls), nebulis, most);

/** KR-18, KR-19, KR-42, KR-43: the numbers of nebulis with which an amount due can be paid. */
export function nebulisFor({ pearls, nebulis, most, mayKeepPearls }: Funds, due: number): number[] {
  const least = Math.max(0, due - pearls);
  const limit = Math.min(nebulis, most, due);
  if (least > limit) return [];
  if (!mayKeepPearls) return [least];
  return Array.from({ length: limit - least + 1 }, (_, i) => least + i);
}

/** KR-17 to KR-19: why the seat cannot pay the price with this number of nebulis. */
export function refuseNebulis(
  table: TableView,
  seat: Seat,
  { pearls: due, rule }: Pick<PearlPrice, "pearls" | "rule">,
  nebulis: number,
): RuleRefusal | undefined {
  const { pearls, nebulis: has, most, mayKeepPearls } = fundsOf(table, seat);
  if (nebulis > has) return refusalOf("too-few-nebulis", "KR-17", { has, needs: nebulis });
  if (nebulis > Math.min(most, due)) {
    const isOverpaid = nebulis > due;
    return refusalOf("too-many-nebulis", isOverpaid ? "KR-19" : "KR-18", {
      nebulis,
      most: Math.min(most, due),
    });
  }
  const needs = due - nebulis;
  if (needs > pearls) return refusalOf("too-few-pearls", rule, { has: pearls, needs });
  return nebulis > 0 && pearls > needs && !mayKeepPearls
    ? refusalOf("pearls-first", "KR-18", { pearls: pearls - needs })
    : undefined;
}

/** KR-17, KR-20: pays the price; pearls and nebulis go to the same recipient. */
export function payWith(
  table: Draft,
  seat: Seat,
  { pearls: due, to }: Pick<PearlPrice, "pearls" | "to">,
  nebulis: number,
  play: Play,
): void {
  const pearls = due - nebulis;
  areaOf(table, seat).pearls -= pearls;
  if (to !== null) areaOf(table, to).pearls += pearls;
  const by = table.seats.map((_, one) => (one === seat ? -nebulis : one === to ? nebulis : 0));
  changeNebulis(table, by, "payment", play);
}

/** KR-6: gives the seat nebulis from the supply. */
export function gainNebulis(
  table: Draft,
  seat: Seat,
  nebulis: number,
  source: NebulisSource,
  play: Play,
): void {
  const by = table.seats.map((_, one) => (one === seat ? nebulis : 0));
  changeNebulis(table, by, source, play);
}

/** KR-24: changes the nebulis of all seats at the same time; the figure reacts to the event. */
export function changeNebulis(
  table: Draft,
  by: readonly number[],
  source: NebulisSource,
  play: Play,
): void {
  if (by.every((n) => n === 0)) return;
  for (const [seat, n] of by.entries()) table.kraken.nebulis[seat]! += n;
  play.emit({ type: "nebulis-changed", by, source });
}
