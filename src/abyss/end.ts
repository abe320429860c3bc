import { addToBag, remove } from "../kernel/bags.ts";
import type { Seat } from "../kernel/types.ts";
import { areaOf, lordsOf, lowestValue, racesAmong } from "./queries.ts";
import { type Ally, allyValue, raceOf } from "./cards/allies.ts";
import type { Play, TaskOf } from "./blueprint.ts";
import type { Draft, Table } from "./table.ts";
import type { Tableau } from "./tableau.ts";

/** AB-67: so many lords trigger the end. */
export const LORDS_TO_END = 7;

/**
 * AB-68: everybody but the seat has one more turn. A second trigger changes nothing. Only
 * recruitments come here (AB-69).
 */
export function triggerEnd(table: Draft, seat: Seat, play: Play): void {
  if (table.lastSeat !== null) return;
  const players = table.seats.length;
  table.lastSeat = (seat + players - 1) % players;
  play.emit({ type: "end-triggered", seat });
}

/** AB-67 */
export const checkEnd: TaskOf<"check-end"> = (table, { seat }, play) => {
  if (lordsOf(areaOf(table, seat)).length >= LORDS_TO_END) triggerEnd(table, seat, play);
};

/** AB-70: the lowest ally of each race in a hand. */
const lowestOfEachRace = (hand: readonly Ally[]): Ally[] =>
  racesAmong(hand).map((race) => {
    const ofRace = hand.filter((ally) => raceOf(ally) === race);
    return ofRace.find((ally) => allyValue(ally) === lowestValue(ofRace))!;
  });

/** AB-23, AB-70 */
export const endGame: TaskOf<"end-game"> = (table, _task, play) => {
  for (const [seat, area] of table.seats.entries()) {
    const affiliated = lowestOfEachRace(area.hand);
    const discarded = area.hand.splice(0);
    for (const ally of affiliated) remove(discarded, ally);
    addToBag(area.affiliated, affiliated);
    addToBag(table.discard, discarded);
    play.emit({ type: "hand-revealed", seat, affiliated, discarded, tokens: [...area.tokens] });
  }
  play.emit({ type: "game-ended" });
  play.inform(table.seats.keys());
};

/** What a player has to show for the score, if the game ended now (AB-70). */
export const tableauOf = (area: Table["seats"][number]): Tableau => ({
  lords: lordsOf(area),
  locations: area.locations.map(({ location }) => location),
  affiliated: [...area.affiliated, ...lowestOfEachRace(area.hand)],
  monsterTokens: area.tokens,
  pearls: area.pearls,
});
