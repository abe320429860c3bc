// Searches on the four loot locations.
import type { AnyAlly, AnyExplorationCard } from "../abyss/cards/allies.ts";
import type { AnyLocation } from "../abyss/cards/locations.ts";
import { drawCard, drawTokens, gainKeyTokens, takeAlly } from "../abyss/transfers.ts";
import { addToBag, removeOne } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import { neverRefuse, onlyAction } from "../kernel/rules/rules.ts";
import type { Below, MoveOf, ReactionOf, TaskOf, Top } from "./blueprint.ts";
import { hasLootScoring, type Loot, lootBonus } from "./cards/loot.ts";
import { LOOT_PEARLS } from "./cards/numbers.ts";
import type { Play } from "./play.ts";
import { refusalOf } from "./refusals.ts";
import type { Draft } from "./table.ts";

/** KR-27, KR-32: a player who receives a loot location draws immediately, if there is loot left. */
export const receiveLocation =
  (below: Below, top: Top): TaskOf<"receive-location"> =>
  (table, task, play) => {
    const { seat, location } = task;
    if (hasLootScoring(top.box, location) && table.kraken.lootDeck.length > 0)
      draw(top, table, seat, location, play);
    else below.tasks["receive-location"](table, task, play);
  };

/** KR-27, KR-28: drawing another card is optional. */
export const drawLoot = (top: Top): MoveOf<"draw-loot", "search-loot"> => ({
  options: onlyAction("draw-loot"),
  refuse: ({ kraken }) =>
    kraken.lootDeck.length > 0 ? undefined : refusalOf("loot-deck-empty", "KR-32", {}),
  perform(table, { seat }, play, { location }) {
    draw(top, table, seat, location, play);
  },
});

/** KR-28: ends the search. */
export const stopSearch: MoveOf<"stop-search", "search-loot"> = {
  declines: true,
  options: onlyAction("stop-search"),
  refuse: neverRefuse,
  perform() {},
};

/** KR-27, KR-31: draws a card and takes its bonus; a second card of the same value ends the search. */
function draw(top: Top, table: Draft, seat: Seat, location: AnyLocation, play: Play): void {
  const value = table.kraken.lootDeck.pop()!;
  const values = lootAt(table, location);
  const isDouble = values.includes(value);
  values.push(value);
  play.emit({ type: "loot-drawn", seat, location, value });
  play.revealTo(table.seats.keys());
  takeBonus(top, table, seat, value, play);
  if (isDouble) discardLoot(table, location, [value, value], play);
  else play.next({ ask: "search-loot", seats: [seat], location });
}

/** The loot on a location, as a list that can be changed. */
function lootAt({ kraken }: Draft, location: AnyLocation): Loot[] {
  const held = kraken.loot.find((one) => one.location === location);
  if (held) return held.values;
  const values: Loot[] = [];
  kraken.loot.push({ location, values });
  return values;
}

/** KR-32: removes loot from the game. */
function discardLoot(table: Draft, location: AnyLocation, loot: readonly Loot[], play: Play): void {
  const { kraken } = table;
  const held = kraken.loot.find((one) => one.location === location)!;
  const values = [...loot];
  for (const value of values) removeOne(held.values, value);
  kraken.loot = kraken.loot.filter((one) => one.values.length > 0);
  addToBag(kraken.discardedLoot, values);
  play.emit({ type: "loot-discarded", location, values });
}

/** KR-33: discards all loot on a location that changes hands. */
export function discardAllLoot(table: Draft, location: AnyLocation, play: Play): void {
  const held = table.kraken.loot.find((one) => one.location === location);
  if (held) discardLoot(table, location, held.values, play);
}

/** KR-33: discards the loot on a location that is swapped. */
export const discardLootOnSwap: ReactionOf<"location-swapped"> = (table, { give }, play) =>
  discardAllLoot(table, give, play);

/** KR-29: gives the bonus of a loot card, as far as the supply allows. */
function takeBonus(top: Top, table: Draft, seat: Seat, value: Loot, play: Play): void {
  switch (lootBonus[value]) {
    case "key-token":
      gainKeyTokens(table, seat, 1, play);
      break;
    case "pearls":
      areaOf(table, seat).pearls += LOOT_PEARLS;
      play.emit({ type: "pearls-gained", seat, pearls: LOOT_PEARLS, source: "loot" });
      break;
    case "monster-token":
      drawTokens(table, seat, Math.min(1, table.tokens.length), play);
      break;
    case "ally":
      findAlly(top, table, seat, play);
  }
}

/** KR-30: draws until an ally appears; monsters raise the threat and are discarded afterwards. */
function findAlly(top: Top, table: Draft, seat: Seat, play: Play): void {
  const monsters: AnyExplorationCard[] = [];
  let card = drawCard(table, play);
  for (; card === "monster"; card = drawCard(table, play)) {
    monsters.push(card);
    top.raiseThreat(table, play);
  }
  const ally: AnyAlly | null = card ?? null;
  if (ally !== null) takeAlly(table, seat, ally);
  addToBag(table.discard, monsters);
  play.emit({ type: "ally-found", seat, ally, monsters: monsters.length });
}
