import type { Seat } from "../../kernel/types.ts";
import type { Top } from "../blueprint.ts";
import type { ExilePowerName } from "../cards/catalogue.ts";
import { exileCard, exilesOf } from "../queries.ts";
import type { TableView } from "../table.ts";
import { conspirator } from "./conspirator.ts";
import { perjurer } from "./perjurer.ts";
import type { ExilePower } from "./power.ts";

/** What each power does. */
export const exilePowers: Readonly<Record<ExilePowerName, ExilePower>> = { perjurer, conspirator };

/** EX-15: the powers of the seat's free exiles. */
export const powersOf = (top: Top, table: TableView, seat: Seat): ExilePower[] =>
  exilesOf(table, seat).free.flatMap((exile) => {
    const { power } = exileCard(table, exile);
    const known = power === null ? undefined : top.exilePowers[power];
    return known ? [known] : [];
  });
