// Consistency checks on states that have the right shape, such as saved games.

import type { Problem } from "../kernel/data/errors.ts";
import { isDecisionOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { bagProblems, inventoryProblems } from "../kernel/validation/checks.ts";
import { unknownSeat } from "../kernel/validation/problem-wording.ts";
import type { Decision } from "./actions.ts";
import type { Below, Top } from "./blueprint.ts";
import { hasLootScoring, lootCards } from "./cards/loot.ts";
import { sentinels } from "./cards/sentinels.ts";
import { allLoot } from "./inventory.ts";
import { isKraken, sentinelIn, zoneOf } from "./queries.ts";
import { isPlaceOnTable } from "./sentinels.ts";
import type { Table } from "./table.ts";

/** Lists the inconsistencies of a state. */
export const problems = (below: Below, top: Top) =>
  function* (state: TableAndAgenda<Table>): Generator<Problem> {
    const { table } = state;
    if (table.kraken.nebulis.length !== table.seats.length)
      yield {
        path: ["table", "kraken", "nebulis"],
        reason: `has ${table.kraken.nebulis.length} entries, but the game has ${table.seats.length} seats`,
      };
    yield* inventoryProblems(allLoot(table), lootCards, ["table", "kraken"]);
    yield* lootProblems(top, table);
    yield* figureProblems(state);
    yield* sentinelProblems(top, table);
    for (const [seat, { affiliated }] of table.seats.entries())
      if (affiliated.some(isKraken))
        yield {
          path: ["table", "seats", seat, "affiliated"],
          reason: "has a kraken, but krakens are never affiliated",
        };
    yield* below.problems(state);
  };

/** KR-31 to KR-33: loot lies on loot locations that players own, no value twice on one of them. */
function* lootProblems({ box }: Top, { kraken, seats }: Table): Generator<Problem> {
  const owned = seats.flatMap(({ locations }) => locations.map(({ location }) => location));
  for (const [i, { location, values }] of kraken.loot.entries()) {
    const path = ["table", "kraken", "loot", i];
    if (!hasLootScoring(box, location) || !owned.includes(location))
      yield {
        path: [...path, "location"],
        reason: `${location} is not a loot location that a player owns`,
      };
    if (kraken.loot.findIndex((one) => one.location === location) < i)
      yield { path: [...path, "location"], reason: `${location} is listed twice` };
    if (values.length === 0 || new Set(values).size < values.length)
      yield { path: [...path, "values"], reason: "expected one or more different values" };
  }
  yield* bagProblems(kraken.discardedLoot, ["table", "kraken", "discardedLoot"]);
}

/** KR-24, KR-26: the holder has the most nebulis, unless the question who gets the figure is open. */
function* figureProblems({ table, agenda }: TableAndAgenda<Table>): Generator<Problem> {
  const { figure, nebulis } = table.kraken;
  const path = ["table", "kraken", "figure"];
  const isDeciding = agenda.some((one) =>
    isDecisionOf<Decision, "give-figure">(one, "give-figure"),
  );
  if (figure === null) {
    if (nebulis.some((n) => n > 0))
      yield { path, reason: "nobody has the figure, but a player with the most nebulis must" };
  } else if (figure >= nebulis.length) yield unknownSeat(path, figure, nebulis.length);
  else if (!isDeciding && nebulis[figure]! < Math.max(1, ...nebulis))
    yield {
      path,
      reason: `its holder has ${nebulis[figure]} nebulis, expected ${Math.max(1, ...nebulis)} or more`,
    };
}

/** KR-35: placed sentinels have an owner and lie on something on the table, one in each zone. */
function* sentinelProblems(top: Top, table: Table): Generator<Problem> {
  for (const name of sentinels) {
    const { owner, on } = table.kraken.sentinels[name];
    const path = ["table", "kraken", "sentinels", name];
    if (owner === null) {
      if (on !== null)
        yield { path: [...path, "owner"], reason: "the sentinel is placed, but has no owner" };
    } else if (owner >= table.seats.length)
      yield unknownSeat([...path, "owner"], owner, table.seats.length);
    if (on === null) continue;
    if (!isPlaceOnTable(top, table, on))
      yield {
        path: [...path, "on"],
        reason: "is not in the court, on the council or among the available locations",
      };
    if (sentinelIn(table, zoneOf(on)) !== name)
      yield { path: [...path, "on"], reason: "another sentinel is already in this zone" };
  }
}
