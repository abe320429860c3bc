import { COURT_SPACES } from "../abyss/court.ts";
import { type Options as AbyssOptions, deal as dealAbyss } from "../abyss/deal.ts";
import type { Task } from "./actions.ts";
import type { ExileCard } from "./cards/catalogue.ts";
import { bringExile } from "./court.ts";
import { defaultCatalogue } from "./cards/default-catalogue.ts";
import type { Play } from "./blueprint.ts";
import type { Draft } from "./table.ts";

/** What can be chosen before the game: all of Abyss, and the exile cards. */
export interface Options extends AbyssOptions {
  /** The exile cards; if left out, the ten of `defaultCatalogue`. */
  readonly catalogue?: readonly ExileCard[];
}

/** EX-1, EX-18: one exile and five lords in the court. */
export function deal(
  { catalogue = defaultCatalogue, ...options }: Options,
  play: Pick<Play, "rng" | "emit">,
): { table: Draft; agenda: Task[] } {
  const { table: base, agenda } = dealAbyss(options, play, COURT_SPACES - 1);
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
}
