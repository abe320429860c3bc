import type { Rules } from "../kernel/rules/rules.ts";
import type { Below, LeviathanBlueprint } from "./blueprint.ts";
import { drawLeviathan, layLeviathan, rollSpace } from "./border.ts";
import { leviathans } from "./cards/leviathans.ts";
import { leviathanTokens } from "./cards/tokens.ts";
import type { Draft } from "./table.ts";

/** LE-6 to LE-10: sets up the area of Leviathan; the first leviathan comes without an attack. */
export const deal =
  (below: Below): Rules<LeviathanBlueprint>["deal"] =>
  (options, play) => {
    const { table: base, agenda } = below.deal(options, play);
    const table: Draft = {
      ...base,
      leviathan: {
        deck: [...leviathans].sort(),
        border: [],
        discarded: [],
        tokens: [...leviathanTokens].sort(),
        revealed: [],
        seats: base.seats.map(() => ({ killed: [], wounds: 0, tokens: [] })),
        scourge: null,
        fight: null,
        hasRunOut: false,
      },
    };
    const { seat } = table.turn;
    const leviathan = drawLeviathan(table.leviathan, seat, play);
    layLeviathan(table.leviathan, leviathan, rollSpace(seat, play), play);
    return { table, agenda };
  };
