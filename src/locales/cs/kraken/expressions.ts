// Czech expressions that Kraken adds.
import type { SayNames } from "../../../kernel/words/phrases.ts";
import type { Loot } from "../../../kraken/cards/loot.ts";
import type { Sentinel } from "../../../kraken/cards/sentinels.ts";
import type { KrakenContext, KrakenWords } from "../../../kraken/words/phrases.ts";
import { race } from "../abyss/expressions.ts";
import { czech } from "../language.ts";

/** "žeton strážce (Hlídač)", also in the accusative. */
export const sentinel = ({ name }: SayNames, id: Sentinel): string => name(`sentinel-${id}`);

/** "kořist 3 a kořist 5", also in the accusative. */
export const loot = ({ name }: SayNames, values: readonly Loot[]): string =>
  czech.and(values.map((value) => name(`loot-${value}`)));

type Place = Parameters<KrakenWords["refusals"]["no-such-place"]>[0]["place"];

/** The place of a sentinel. */
export function place(say: SayNames & KrakenContext, on: Place): string {
  switch (on.kind) {
    case "lord":
      return say.name(on.lord);
    case "stack":
      return `hromádka karet v radě (${race(on.stack)})`;
    case "location":
      return say.name(on.location);
    case "guest":
      return say.guest(on.guest);
  }
}
