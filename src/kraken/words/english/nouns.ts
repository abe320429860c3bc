// English nouns and expressions used in sentences.
import { lord, race } from "../../../abyss/words/english/nouns.ts";
import { en } from "../../../kernel/words/english.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import type { Loot } from "../../cards/loot.ts";
import type { Sentinel } from "../../cards/sentinels.ts";
import type { Place } from "../../table.ts";
import type { KrakenContext } from "../phrases.ts";

export const nebulis = (n: number): string => en.counted(n, { other: "nebulis" });

/** "the Watcher's sentinel" */
export const sentinel = ({ name }: SayNames, id: Sentinel): string =>
  `the ${name(`sentinel-${id}`)}`;

/** "loot 3 and loot 5" */
export const loot = ({ name }: SayNames, values: readonly Loot[]): string =>
  en.and(values.map((value) => name(`loot-${value}`)));

/** A place of a sentinel: "the Jailer", "the crab stack", "Megalodon". */
export function place(say: SayNames & KrakenContext, on: Place): string {
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
