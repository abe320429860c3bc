import type { Seat } from "../../kernel/types.ts";
import { exileCard, exilesOf } from "../queries.ts";
import type { TableView } from "../table.ts";
import { conspirator } from "./conspirator.ts";
import { perjurer } from "./perjurer.ts";
import type { ExilePower } from "./power.ts";

/** The names of the powers that a catalogue can give to exiles (EX-16, EX-17). A published one is added here. */
export const exilePowerNames = ["perjurer", "conspirator"] as const;
/** The name of an exile's power. */
export type ExilePowerName = (typeof exilePowerNames)[number];

/** What each power does. */
const exilePowers: Readonly<Record<ExilePowerName, ExilePower>> = { perjurer, conspirator };

/** EX-15: the powers of the seat's free exiles. */
export const powersOf = (table: TableView, seat: Seat): ExilePower[] =>
  exilesOf(table, seat).free.flatMap((exile) => {
    const { power } = exileCard(table, exile);
    return power ? [exilePowers[power]] : [];
  });
