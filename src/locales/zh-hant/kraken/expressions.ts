// Chinese expressions that Kraken adds.
import type { SayNames } from "../../../kernel/words/phrases.ts";
import type { Loot } from "../../../kraken/cards/loot.ts";
import type { Sentinel } from "../../../kraken/cards/sentinels.ts";
import type { KrakenContext, KrakenWords } from "../../../kraken/words/phrases.ts";
import { stacks } from "../abyss/expressions.ts";
import { chinese } from "../language.ts";

/** "守望者的哨兵指示物". */
export const sentinel = ({ name }: SayNames, id: Sentinel): string => name(`sentinel-${id}`);

/** "戰利品3和戰利品5". */
export const loot = ({ name }: SayNames, values: readonly Loot[]): string =>
  chinese.and(values.map((value) => name(`loot-${value}`)));

type Place = Parameters<KrakenWords["refusals"]["no-such-place"]>[0]["place"];

/** The place of a sentinel. */
export function place(say: SayNames & KrakenContext, on: Place): string {
  switch (on.kind) {
    case "lord":
      return say.name(on.lord);
    case "stack":
      return stacks([on.stack]);
    case "location":
      return say.name(on.location);
    case "guest":
      return say.guest(on.guest);
  }
}
