// Ids of cards and names of powers in types.
// The compiler checks them (`npm run types`): each line that must not compile is marked.
import { expect, expectTypeOf, test } from "vitest";
import type { PowerNamesOf } from "../../src/abyss/cards/box.ts";
import type { LordCard } from "../../src/abyss/cards/lord-card.ts";
import { lordCards } from "../../src/abyss/cards/lords.ts";
import type { AbyssTypes } from "../../src/abyss/index.ts";
import { powers } from "../../src/abyss/powers/index.ts";
import {
  type AnyLord,
  type CardAdditions,
  cardIds,
  guildOf,
  usesPower,
} from "../../src/abyss/rules.ts";
import { krakenLordCards } from "../../src/kraken/cards/lords.ts";
import type { KrakenTypes } from "../../src/kraken/index.ts";

const politician = guildOf("harbour", "politician", "squid");
const print = { value: 8, races: 3, influence: 6, keys: 1, power: "once" } as const;

test("`satisfies` keeps the names of powers, so that a missing function does not compile", () => {
  const lords = {
    herald: politician({ ...print, entering: usesPower("herald") }),
    // Without a power, `Power` could be inferred from the expected type, as `string`.
    usher: politician(print),
  } satisfies Record<string, LordCard>;
  const cards = { lords };
  expectTypeOf<PowerNamesOf<typeof cards>>().toEqualTypeOf<"herald">();

  type Powers = CardAdditions<typeof cards>["kit"]["powers"];
  const complete: Powers = { ...powers, herald: () => {} };
  // @ts-expect-error: the function of the Herald is missing
  const incomplete: Powers = { ...powers };
  expect(Object.keys(complete)).toEqual([...Object.keys(incomplete), "herald"]);
});

test("rules know the ids of their box, and take others from `cardIds` only", () => {
  const { lord } = cardIds({ lords: { herald: politician(print) } });
  // @ts-expect-error: a typo
  const typo: AnyLord = "slavr";
  // @ts-expect-error: a card that Abyss does not know
  const unknown: AnyLord = "herald";
  // @ts-expect-error: a typo
  const mistyped = lord("heralt");
  const ids: AnyLord[] = ["slaver", lord("herald")];
  expect([...ids, typo, unknown, mistyped]).toEqual([
    "slaver",
    "herald",
    "slavr",
    "herald",
    "heralt",
  ]);
});

test("the published types of a game have exactly the ids in its box", () => {
  type LordIn<T extends AbyssTypes | KrakenTypes> = T["state"]["table"]["court"][number];
  expectTypeOf<LordIn<AbyssTypes>>().toEqualTypeOf<keyof typeof lordCards>();
  expectTypeOf<LordIn<KrakenTypes>>().toEqualTypeOf<
    keyof typeof lordCards | keyof typeof krakenLordCards
  >();
  expect(Object.keys({ ...lordCards, ...krakenLordCards })).toHaveLength(53);
});
