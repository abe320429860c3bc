// English nouns and expressions used in sentences.
import { race } from "../../../abyss/words/english/nouns.ts";
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

/** A place of a sentinel: "Jailer", "crab stack", "Megalodon". */
export function placeName(say: SayNames & KrakenContext, on: Place): string {
  switch (on.kind) {
    case "lord":
      return say.name(on.lord);
    case "stack":
      return `${race(on.stack)} stack`;
    case "location":
      return say.name(on.location);
    case "guest":
      return say.guest(on.guest);
  }
}

/** A place of a sentinel in a sentence: "the Jailer", "the crab stack", "Megalodon". */
export const place = (say: SayNames & KrakenContext, on: Place): string =>
  on.kind === "location" ? placeName(say, on) : `the ${placeName(say, on)}`;
