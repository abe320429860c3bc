// What a state of the right shape must fulfil besides. Saved games come from anywhere.

import type { Problem } from "../kernel/data/errors.ts";
import { isDecisionOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { bagProblems, inventoryProblems } from "../kernel/validation/checks.ts";
import type { Decision } from "./actions.ts";
import type { Below, Top } from "./blueprint.ts";
import { isLootLocation, lootCards } from "./cards/loot.ts";
import { sentinels } from "./cards/sentinels.ts";
import { allLoot } from "./inventory.ts";
import { isKraken, sentinelIn, zoneOf } from "./queries.ts";
import { isThere } from "./sentinels.ts";
import type { Table } from "./table.ts";

/** What does not fit together in a state. */
export const problems = (below: Below, top: Top) =>
  function* (state: TableAndAgenda<Table>): Generator<Problem> {
    const { table } = state;
    if (table.kraken.nebulis.length !== table.seats.length)
      yield { path: ["table", "kraken", "nebulis"], reason: "must be as many as the seats" };
    yield* inventoryProblems(allLoot(table), lootCards, ["table", "kraken"]);
    yield* lootProblems(table);
    yield* figureProblems(state);
    yield* sentinelProblems(top, table);
    for (const [seat, { affiliated }] of table.seats.entries())
      if (affiliated.some(isKraken))
        yield { path: ["table", "seats", seat, "affiliated"], reason: "krakens never are" };
    yield* below.problems(state);
  };

/** KR-31 to KR-33: loot lies on loot locations that somebody has, no value twice. */
function* lootProblems({ kraken, seats }: Table): Generator<Problem> {
  const owned = seats.flatMap(({ locations }) => locations.map(({ location }) => location));
  for (const [i, { location, values }] of kraken.loot.entries()) {
    const path = ["table", "kraken", "loot", i];
    if (!isLootLocation(location) || !owned.includes(location))
      yield { path: [...path, "location"], reason: "is not a loot location that somebody has" };
    if (kraken.loot.findIndex((one) => one.location === location) < i)
      yield { path: [...path, "location"], reason: "is there already" };
    if (values.length === 0 || new Set(values).size < values.length)
      yield { path: [...path, "values"], reason: "must be different values" };
  }
  yield* bagProblems(kraken.discardedLoot, ["table", "kraken", "discardedLoot"]);
}

/** KR-24, KR-26: the holder has the most nebulis, unless it is being decided who gets the figure. */
function* figureProblems({ table, agenda }: TableAndAgenda<Table>): Generator<Problem> {
  const { figure, nebulis } = table.kraken;
  const path = ["table", "kraken", "figure"];
  const isDeciding = agenda.some((one) =>
    isDecisionOf<Decision, "give-figure">(one, "give-figure"),
  );
  if (figure === null) {
    if (nebulis.some((n) => n > 0))
      yield { path, reason: "somebody has nebulis, so somebody has the figure" };
  } else if (figure >= nebulis.length) yield { path, reason: "there is no such seat" };
  else if (!isDeciding && nebulis[figure]! < Math.max(1, ...nebulis))
    yield { path, reason: "its holder has the most nebulis" };
}

/** KR-35: sentinels lie on what is there, one in each zone, and belong to somebody then. */
function* sentinelProblems(top: Top, table: Table): Generator<Problem> {
  for (const name of sentinels) {
    const { owner, on } = table.kraken.sentinels[name];
    const path = ["table", "kraken", "sentinels", name];
    if (owner === null) {
      if (on !== null) yield { path: [...path, "owner"], reason: "somebody must have placed it" };
    } else if (owner >= table.seats.length)
      yield { path: [...path, "owner"], reason: "there is no such seat" };
    if (on === null) continue;
    if (!isThere(top, table, on)) yield { path: [...path, "on"], reason: "is not there" };
    if (sentinelIn(table, zoneOf(on)) !== name)
      yield { path: [...path, "on"], reason: "there is another sentinel in this zone" };
  }
}
