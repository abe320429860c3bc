import { opponentsOf } from "../kernel/components/seats.ts";
import { isTaskOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Task } from "./actions.ts";
import { TRACK_SPACES } from "./cards/numbers.ts";
import { priceNow } from "./explore.ts";
import { powerWorks } from "./queries.ts";
import type { Table } from "./table.ts";

/**
 * Whether a waiting task fits the table. In Abyss few tasks ever wait; with a layer that asks questions
 * in between, any of them may.
 */
export function isTaskConsistent({ table, agenda }: TableAndAgenda<Table>, task: Task): boolean {
  const { turn, track, court, lordDeck, seats } = table;
  // In a variant, a player may receive a location in another player's turn.
  if (task.do === "receive-location")
    return seats[task.seat]?.locations.some(({ location }) => location === task.location) === true;
  if ("seat" in task && task.seat !== turn.seat) return false;
  switch (task.do) {
    case "reveal":
      return track.length < TRACK_SPACES;
    case "offer":
      return (
        track.length > 0 &&
        task.price === priceNow(table) &&
        task.to.every((seat) => opponentsOf(table, turn.seat).includes(seat)) &&
        (track.at(-1) !== "monster" || task.to.length === 0)
      );
    case "affiliate":
      return task.allies.includes(task.affiliate);
    case "enter":
      return (task.from === "court" ? court : lordDeck.slice(-1)).includes(task.lord);
    case "power":
      return (
        powerWorks(table, task.seat, task.lord) ||
        agenda.some((one) => isTaskOf<Task, "enter">(one, "enter") && one.lord === task.lord)
      );
    default:
      return true;
  }
}
