// Searches on the four loot locations.
import type { Ally, ExplorationCard } from "../abyss/cards/allies.ts";
import type { Location } from "../abyss/cards/locations.ts";
import { drawCard, drawTokens, gainKeyTokens, raiseThreat, takeAlly } from "../abyss/transfers.ts";
import { addToBag, removeOne } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import { neverRefuse, onlyAction } from "../kernel/rules/rules.ts";
import type { Below, MoveOf, ReactionOf, TaskOf } from "./blueprint.ts";
import { isLootLocation, type Loot, lootBonus } from "./cards/loot.ts";
import { LOOT_PEARLS } from "./cards/numbers.ts";
import type { Play } from "./play.ts";
import { refusalOf } from "./refusals.ts";
import type { Draft } from "./table.ts";

/** KR-27, KR-32: whoever receives a loot location draws at once, if there is loot left. */
export const receiveLocation =
  (below: Below): TaskOf<"receive-location"> =>
  (table, task, play) => {
    const { seat, location } = task;
    if (isLootLocation(location) && table.kraken.lootDeck.length > 0)
      draw(table, seat, location, play);
    else below.tasks["receive-location"](table, task, play);
  };

/** KR-27, KR-28: to draw another one is a choice. */
export const drawLoot: MoveOf<"draw-loot", "search-loot"> = {
  options: onlyAction("draw-loot"),
  refuse: ({ kraken }) =>
    kraken.lootDeck.length > 0 ? undefined : refusalOf("loot-deck-empty", "KR-32", {}),
  perform(table, { seat }, play, { location }) {
    draw(table, seat, location, play);
  },
};

/** KR-28 */
export const stopSearch: MoveOf<"stop-search", "search-loot"> = {
  declines: true,
  options: onlyAction("stop-search"),
  refuse: neverRefuse,
  perform() {},
};

/** KR-27, KR-31: one card, its bonus, and the end of the search if there is one of its value already. */
function draw(table: Draft, seat: Seat, location: Location, play: Play): void {
  const value = table.kraken.lootDeck.pop()!;
  const values = lootAt(table, location);
  const isDouble = values.includes(value);
  values.push(value);
  play.emit({ type: "loot-drawn", seat, location, value });
  play.revealTo(table.seats.keys());
  takeBonus(table, seat, value, play);
  if (isDouble) discardLoot(table, location, [value, value], play);
  else play.next({ ask: "search-loot", seats: [seat], location });
}

/** The loot on a location, to be changed. */
function lootAt({ kraken }: Draft, location: Location): Loot[] {
  const held = kraken.loot.find((one) => one.location === location);
  if (held) return held.values;
  const values: Loot[] = [];
  kraken.loot.push({ location, values });
  return values;
}

/** KR-32: loot leaves the game. */
function discardLoot(table: Draft, location: Location, gone: readonly Loot[], play: Play): void {
  const { kraken } = table;
  const held = kraken.loot.find((one) => one.location === location)!;
  const values = [...gone];
  for (const value of values) removeOne(held.values, value);
  kraken.loot = kraken.loot.filter((one) => one.values.length > 0);
  addToBag(kraken.discardedLoot, values);
  play.emit({ type: "loot-discarded", location, values });
}

/** KR-33: loot does not leave its owner with the location. */
export function leaveLoot(table: Draft, location: Location, play: Play): void {
  const held = table.kraken.loot.find((one) => one.location === location);
  if (held) discardLoot(table, location, held.values, play);
}

/** KR-33 */
export const leaveLootOnSwap: ReactionOf<"location-swapped"> = (table, { give }, play) =>
  leaveLoot(table, give, play);

/** KR-29: what is not there is not given. */
function takeBonus(table: Draft, seat: Seat, value: Loot, play: Play): void {
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
      findAlly(table, seat, play);
  }
}

/** KR-30: monsters on the way raise the threat; they are discarded when the drawing is over. */
function findAlly(table: Draft, seat: Seat, play: Play): void {
  const monsters: ExplorationCard[] = [];
  let card = drawCard(table, play);
  for (; card === "monster"; card = drawCard(table, play)) {
    monsters.push(card);
    raiseThreat(table, play);
  }
  const ally: Ally | null = card ?? null;
  if (ally !== null) takeAlly(table, seat, ally);
  addToBag(table.discard, monsters);
  play.emit({ type: "ally-found", seat, ally, monsters: monsters.length });
}
