// Life points that are removed, and what follows: the kill, the Scourge and the reward.
import { powerWorks } from "../abyss/queries.ts";
import { gainPearls } from "../abyss/transfers.ts";
import type { Seat } from "../kernel/data/types.ts";
import { lord } from "./cards/box.ts";
import { type Leviathan, leviathanCard } from "./cards/leviathans.ts";
import { ALTRUIST_TOKENS, TAXIDERMIST_PEARLS } from "./cards/numbers.ts";
import type { Play } from "./play.ts";
import { beastOf, hunterOf, lifeLeft } from "./queries.ts";
import type { Draft, TableView } from "./table.ts";

/** LE-28, LE-54, LE-58: removes the first remaining life point, and returns the tokens that it earns. */
export function removeLifePoint(
  table: Draft,
  seat: Seat,
  leviathan: Leviathan,
  play: Play,
): number {
  const beast = beastOf(table, leviathan)!;
  const { tokens } = leviathanCard(leviathan).life[beast.lost]!;
  beast.lost += 1;
  play.emit({ type: "life-point-removed", seat, leviathan });
  if (powerWorks(table, seat, lord("taxidermist")))
    gainPearls(table, seat, TAXIDERMIST_PEARLS, lord("taxidermist"), play);
  return tokens + altruistTokens(table, seat);
}

/**
 * LE-28, LE-29, LE-58: the tokens that the removal of life points can have earned before this table: of the last
 * life point that the leviathan has lost, of the last two, and so on.
 */
export function possibleRewards(table: TableView, seat: Seat, leviathan: Leviathan): number[] {
  const { life } = leviathanCard(leviathan);
  // A leviathan that is not at the border has been killed.
  const lost = life.slice(0, beastOf(table, leviathan)?.lost ?? life.length);
  let earned = 0;
  return lost.reverse().map(({ tokens }) => {
    earned += tokens + altruistTokens(table, seat);
    return earned;
  });
}

/** LE-58 */
const altruistTokens = (table: TableView, seat: Seat): number =>
  powerWorks(table, seat, lord("altruist")) ? ALTRUIST_TOKENS : 0;

/** LE-33 to LE-35: a kill, then the leviathan that comes to an empty border, then the tokens. */
export function afterRemoval(
  table: Draft,
  seat: Seat,
  leviathan: Leviathan,
  tokens: number,
  play: Play,
): void {
  play.next({ do: "reward", seat, tokens });
  if (lifeLeft(table, leviathan).length > 0) return;
  kill(table, seat, leviathan, play);
  if (table.leviathan.border.length === 0) play.next({ do: "leviathan-comes", seat });
}

/** LE-33 */
function kill(table: Draft, seat: Seat, leviathan: Leviathan, play: Play): void {
  const area = table.leviathan;
  area.border = area.border.filter((beast) => beast.leviathan !== leviathan);
  hunterOf(table, seat).killed.push(leviathan);
  if (area.fight) area.fight.kills += 1;
  play.emit({ type: "leviathan-killed", seat, leviathan });
  updateScourge(table, seat, play);
}

/** LE-44, LE-45: as many kills as the holder are enough. */
function updateScourge(table: Draft, seat: Seat, play: Play): void {
  const { scourge: from } = table.leviathan;
  const killsOf = (one: Seat): number => hunterOf(table, one).killed.length;
  if (from === seat || (from !== null && killsOf(seat) < killsOf(from))) return;
  table.leviathan.scourge = seat;
  play.emit({ type: "scourge-taken", seat, from });
}
