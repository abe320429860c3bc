import type { Seat } from "../../kernel/data/types.ts";
import type { Top } from "../blueprint.ts";
import type { ExilePowerName } from "../cards/catalogue.ts";
import { hasPower } from "../queries.ts";
import type { TableView } from "../table.ts";
import { conspirator } from "./conspirator.ts";
import { perjurer } from "./perjurer.ts";
import type { ExilePower } from "./power.ts";

/** The powers of exiles, by name. */
export const exilePowers: Readonly<Record<ExilePowerName, ExilePower>> = { perjurer, conspirator };

/** EX-15: the powers of the seat's free exiles. */
export const powersOf = (top: Top, table: TableView, seat: Seat): ExilePower[] =>
  Object.entries(top.exilePowers)
    .filter(([name]) => hasPower(table, seat, name))
    .map(([, power]) => power);
