// Polish expressions that Kraken adds.
import type { SayNames } from "../../../kernel/words/phrases.ts";
import type { Loot } from "../../../kraken/cards/loot.ts";
import type { Sentinel } from "../../../kraken/cards/sentinels.ts";
import type { KrakenContext, KrakenWords } from "../../../kraken/words/phrases.ts";
import { stacks } from "../abyss/expressions.ts";
import { polish } from "../language.ts";

/** "żeton strażnika (Wartownik)", also in the accusative. */
export const sentinel = ({ name }: SayNames, id: Sentinel): string => name(`sentinel-${id}`);

/** "łup 3 i łup 5", also in the accusative. */
export const loot = ({ name }: SayNames, values: readonly Loot[]): string =>
  polish.and(values.map((value) => name(`loot-${value}`)));

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
