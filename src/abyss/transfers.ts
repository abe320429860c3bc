// Small changes to the table that many rules share.
import { addToBag, removeOne } from "../kernel/components/bags.ts";
import { areaOf, opponentsOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { AnyAlly, AnyExplorationCard, Race } from "./cards/allies.ts";
import { LAST_THREAT_SPACE, type Token } from "./cards/threat.ts";
import type { PearlSource } from "./events.ts";
import type { Play } from "./play.ts";
import type { Draft } from "./table.ts";

/** Gives the seat pearls from the treasury. */
export function gainPearls(
  table: Draft,
  seat: Seat,
  pearls: number,
  source: PearlSource,
  play: Play,
): void {
  if (pearls === 0) return;
  areaOf(table, seat).pearls += pearls;
  play.emit({ type: "pearls-gained", seat, pearls, source });
}

/** AB-23: gives the seat key tokens, as far as the supply has them. */
export function gainKeyTokens(table: Draft, seat: Seat, count: number, play: Play): void {
  const keyTokens = Math.min(count, table.keyTokens);
  if (keyTokens === 0) return;
  table.keyTokens -= keyTokens;
  areaOf(table, seat).keys += keyTokens;
  play.emit({ type: "key-tokens-gained", seat, keyTokens });
}

/** AB-23: draws monster tokens from the face-down supply; only their owner sees them. */
export function drawTokens(table: Draft, seat: Seat, count: number, play: Play): void {
  if (count === 0) return;
  const tokens: Token[] = table.tokens.splice(-count);
  addToBag(areaOf(table, seat).tokens, tokens);
  play.emit({ type: "tokens-drawn", seat, tokens });
  play.revealTo([seat]);
}

/** AB-25: draws the top exploration card; if the deck is empty, the discard becomes the new one. */
export function drawCard(table: Draft, play: Play): AnyExplorationCard | undefined {
  if (table.deck.length === 0 && table.discard.length > 0) {
    table.deck = play.rng.shuffle(table.discard.splice(0));
    play.emit({ type: "deck-renewed", cards: table.deck.length });
  }
  return table.deck.pop();
}

/** Puts an ally into a hand. */
export function takeAlly(table: Draft, seat: Seat, ally: AnyAlly): void {
  addToBag(areaOf(table, seat).hand, [ally]);
}

/** AB-26, AB-48: moves council stacks to the hand; only the seat sees the allies. */
export function takeStacks(table: Draft, seat: Seat, stacks: readonly Race[], play: Play): void {
  const allies = stacks.flatMap((stack) => table.council[stack].splice(0));
  addToBag(areaOf(table, seat).hand, allies);
  play.emit({ type: "stacks-taken", seat, stacks: [...stacks], allies });
  play.revealTo([seat]);
}

/** AB-24: puts an ally face down on a council stack, which reveals nothing. */
export function sendToCouncil(table: Draft, stack: Race, ally: AnyAlly): void {
  addToBag(table.council[stack], [ally]);
}

/** Takes allies out of a hand, for all players to see. */
export function playAllies(table: Draft, seat: Seat, allies: readonly AnyAlly[], play: Play): void {
  const { hand } = areaOf(table, seat);
  for (const ally of allies) removeOne(hand, ally);
  play.revealTo(opponentsOf(table, seat));
}

/** AB-37: moves allies from the hand to the exploration discard. */
export function discardAllies(
  table: Draft,
  seat: Seat,
  allies: readonly AnyAlly[],
  play: Play,
): void {
  playAllies(table, seat, allies, play);
  addToBag(table.discard, allies);
  play.emit({ type: "allies-discarded", seat, allies: [...allies].sort() });
}

/** AB-30: affiliates one of the allies played and discards the others. */
export function affiliateOne(
  table: Draft,
  seat: Seat,
  allies: readonly AnyAlly[],
  ally: AnyAlly,
  play: Play,
): void {
  const others = [...allies];
  removeOne(others, ally);
  addToBag(areaOf(table, seat).affiliated, [ally]);
  addToBag(table.discard, others);
  play.emit({ type: "ally-affiliated", seat, ally });
}

/** AB-19: moves the threat marker one space on; it stays on the last one. */
export function raiseThreat(table: Draft, play: Play): void {
  if (table.threat === LAST_THREAT_SPACE) return;
  table.threat += 1;
  play.emit({ type: "threat-raised", threat: table.threat });
}
