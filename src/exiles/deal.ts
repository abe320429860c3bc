import type { Options as AbyssOptions } from "../abyss/options.ts";
import type { Rules } from "../kernel/rules/rules.ts";
import type { Below, ExilesBlueprint, Top } from "./blueprint.ts";
import { bringExile } from "./court.ts";
import type { Draft } from "./table.ts";

/** EX-1, EX-18: deals one exile to the court, on the space left free by the lords. */
export const deal =
  (below: Below, top: Top): Rules<ExilesBlueprint>["deal"] =>
  ({ catalogue = top.box.exiles, ...options }, play) => {
    const { table: base, agenda } = below.deal(options satisfies AbyssOptions, play);
    const table: Draft = {
      ...base,
      exiles: {
        catalogue: [...catalogue],
        deck: play.rng.shuffle(catalogue.map(({ id }) => id)),
        court: [],
        seats: base.seats.map(() => ({ free: [], holding: [], aside: [] })),
        payment: [],
      },
    };
    bringExile(table, null, play);
    return { table, agenda };
  };
