import type { Exile } from "../cards/catalogue.ts";
import type { ExilesContext } from "./phrases.ts";

const exileValue = (id: Exile, { exile }: Pick<ExilesContext, "exile">): string => exile(id);

/** The texts of values that are worded alike in every language: exiles. */
export const sharedExilesValues = { exile: exileValue, exiles: exileValue } as const;
