// English nouns and expressions that sentences are made of.
import { lord, race } from "../../../abyss/words/english/nouns.ts";
import { en } from "../../../kernel/english.ts";
import type { Say } from "../../../kernel/phrases.ts";
import type { Loot } from "../../cards/loot.ts";
import type { Sentinel } from "../../cards/sentinels.ts";
import type { Place } from "../../table.ts";
import type { KrakenNeeds } from "../phrases.ts";

export const nebulis = (n: number): string => en.counted(n, { other: "nebulis" });

/** "the Watcher's sentinel" */
export const sentinel = ({ name }: Say, id: Sentinel): string => `the ${name(`sentinel-${id}`)}`;

/** "loot 3 and loot 5" */
export const loot = ({ name }: Say, values: readonly Loot[]): string =>
  en.and(values.map((value) => name(`loot-${value}`)));

/** What a sentinel can lie on. */
export function place(say: Say & KrakenNeeds, on: Place): string {
  switch (on.kind) {
    case "lord":
      return lord(say, on.lord);
    case "stack":
      return `the ${race(on.stack)} stack`;
    case "location":
      return say.name(on.location);
    case "guest":
      return `the ${say.guest(on.guest)}`;
  }
}
