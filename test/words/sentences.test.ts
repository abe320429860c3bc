// Sentences that are easy to get wrong: undeclined names, and empty parts that are left out.
import { describe, expect, test } from "vitest";
import type * as abyssCards from "../../src/abyss/cards/index.ts";
import * as abyss from "../../src/abyss/index.ts";
import * as conspiracy from "../../src/conspiracy/index.ts";
import * as kraken from "../../src/kraken/index.ts";
import { cs } from "../../src/locales/cs.ts";
import { pl } from "../../src/locales/pl.ts";
import { zhHant } from "../../src/locales/zh-hant.ts";

const names = ["Ania", "Eva"];
const english = { names };
const polish = { names, locale: pl };
const czech = { names, locale: cs };
const chinese = { names, locale: zhHant };
type DescribeOptions = typeof english | typeof polish | typeof czech | typeof chinese;

/** Replaces the no-break spaces that some versions of Intl put after short words. */
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

describe("AB-70 the last hand: empty parts are left out", () => {
  const joined = ["crab-1", "squid-2"] as const;
  const sentencesIn = (options: DescribeOptions) =>
    (
      [
        [joined, ["squid-3"], [2, 3]],
        [joined, ["squid-3"], []],
        [joined, [], []],
        [[], ["squid-3"], []],
        [[], [], [2]],
        [[], [], []],
      ] as const
    ).map(([affiliated, discarded, tokens]) =>
      plain(
        abyss.describe({ type: "hand-revealed", seat: 0, affiliated, discarded, tokens }, options),
      ),
    );

  test("en", () => {
    expect(sentencesIn(english)).toEqual([
      "Ania affiliates crab 1 and squid 2 from hand and discards squid 3, and shows monster tokens of 2 and 3.",
      "Ania affiliates crab 1 and squid 2 from hand and discards squid 3.",
      "Ania affiliates crab 1 and squid 2 from hand.",
      "Ania discards squid 3.",
      "Ania has no allies in hand, and shows monster tokens of 2.",
      "Ania has no allies in hand.",
    ]);
  });

  test("pl", () => {
    expect(sentencesIn(polish)).toEqual([
      "Ania przyłącza z ręki: krab 1 i kałamarnica 2; odrzuca: kałamarnica 3; żetony potworów: 2 i 3.",
      "Ania przyłącza z ręki: krab 1 i kałamarnica 2; odrzuca: kałamarnica 3.",
      "Ania przyłącza z ręki: krab 1 i kałamarnica 2.",
      "Ania odrzuca: kałamarnica 3.",
      "Ania nie ma w ręce sojuszników; żetony potworów: 2.",
      "Ania nie ma w ręce sojuszników.",
    ]);
  });

  test("cs", () => {
    expect(sentencesIn(czech)).toEqual([
      "Ania navazuje spolupráci z ruky: krab 1 a chobotnice 2; odhazuje: chobotnice 3; žetony nestvůr: 2 a 3.",
      "Ania navazuje spolupráci z ruky: krab 1 a chobotnice 2; odhazuje: chobotnice 3.",
      "Ania navazuje spolupráci z ruky: krab 1 a chobotnice 2.",
      "Ania odhazuje: chobotnice 3.",
      "Ania nemá v ruce žádné spojence; žetony nestvůr: 2.",
      "Ania nemá v ruce žádné spojence.",
    ]);
  });

  test("zh-Hant", () => {
    expect(sentencesIn(chinese)).toEqual([
      "Ania從手牌連結：螃蟹1和烏賊2；棄掉：烏賊3；怪獸指示物：2和3。",
      "Ania從手牌連結：螃蟹1和烏賊2；棄掉：烏賊3。",
      "Ania從手牌連結：螃蟹1和烏賊2。",
      "Ania棄掉：烏賊3。",
      "Ania沒有手牌；怪獸指示物：2。",
      "Ania沒有手牌。",
    ]);
  });
});

describe("AB-24 the end of an exploration: empty parts are left out", () => {
  test.each<[DescribeOptions, readonly string[]]>([
    [
      english,
      [
        "The exploration ends: crab 1 to the council, 2 monsters to the discard.",
        "The exploration ends: crab 1 to the council.",
        "The exploration ends: 1 monster to the discard.",
        "The exploration ends.",
      ],
    ],
    [
      polish,
      [
        "Koniec eksploracji; do Rady: krab 1; na stos kart odrzuconych: 2 potwory.",
        "Koniec eksploracji; do Rady: krab 1.",
        "Koniec eksploracji; na stos kart odrzuconych: 1 potwór.",
        "Koniec eksploracji.",
      ],
    ],
    [
      czech,
      [
        "Konec průzkumu; do rady: krab 1; do odhazovacího balíčku: 2 nestvůry.",
        "Konec průzkumu; do rady: krab 1.",
        "Konec průzkumu; do odhazovacího balíčku: 1 nestvůra.",
        "Konec průzkumu.",
      ],
    ],
    [
      chinese,
      [
        "探索結束；進入議會：螃蟹1；進入探索棄牌堆：2隻怪獸。",
        "探索結束；進入議會：螃蟹1。",
        "探索結束；進入探索棄牌堆：1隻怪獸。",
        "探索結束。",
      ],
    ],
  ])("%#", (options, sentences) => {
    const ended = (allies: readonly abyssCards.Ally[], monsters: number) =>
      abyss.describe({ type: "exploration-ended", seat: 0, allies, monsters }, options);
    expect([ended(["crab-1"], 2), ended(["crab-1"], 0), ended([], 1), ended([], 0)]).toEqual(
      sentences,
    );
  });
});

describe("names of locations are not declined: they come after a colon", () => {
  const swap = { seat: 0, give: "throne-room", take: "chamber-of-allies" } as const;
  const change = { seat: 0, location: "jail" } as const;

  test.each<[DescribeOptions, readonly string[]]>([
    [
      polish,
      [
        "Oddaj miejsce: Sala tronowa; weź dostępne: Izba sojuszników",
        "Ania oddaje miejsce: Sala tronowa; bierze dostępne: Izba sojuszników.",
        "Oddaj miejsce: Czarne kominy; weź ze stosu: Więzienie",
        "Ania oddaje miejsce: Czarne kominy; bierze ze stosu: Więzienie.",
      ],
    ],
    [
      czech,
      [
        "Vrať lokaci: Trůnní sál; vezmi dostupnou: Síň spojenců",
        "Ania vrací lokaci: Trůnní sál; bere dostupnou: Síň spojenců.",
        "Vrať lokaci: Černí kuřáci; vezmi z hromádky: Vězení",
        "Ania vrací lokaci: Černí kuřáci; bere z hromádky: Vězení.",
      ],
    ],
  ])("%#", (options, sentences) => {
    expect([
      abyss.describeAction({ type: "swap-location", ...swap }, options),
      abyss.describe({ type: "location-swapped", ...swap }, options),
      abyss.describeAction({ type: "switch-location", ...change }, options),
      abyss.describe({ type: "location-switched", ...change }, options),
    ]).toEqual(sentences);
  });
});

test("zh-Hant: every spot has its classifier, and lords join a player's side", () => {
  const swap = { seat: 0, spots: [4, 5] } as const;
  expect(conspiracy.describeAction({ type: "swap-lords", ...swap }, chinese)).toBe(
    "交換第4和第5個席位的領主",
  );
  expect(conspiracy.describe({ type: "lords-swapped", ...swap }, chinese)).toBe(
    "Ania交換第4和第5個席位的領主。",
  );
  const entered = { type: "lord-entered", seat: 0, lord: "reaper" } as const;
  expect(abyss.describe(entered, chinese)).toBe("收割者加入Ania麾下。");
});

test("en: payments are one list, and verbs agree with numbers", () => {
  const recruited = { type: "lord-recruited", seat: 0, lord: "miller", pearls: 1 } as const;
  expect(abyss.describe({ ...recruited, allies: ["crab-3", "squid-2"] }, english)).toBe(
    "Ania recruits the Miller with crab 3, squid 2 and 1 pearl.",
  );
  const shuffled = (added: number) => [
    conspiracy.describe({ type: "lords-reshuffled", seat: 0, added }, english),
    conspiracy.describe({ type: "locations-reshuffled", seat: 0, added }, english),
  ];
  expect([...shuffled(1), ...shuffled(2)]).toEqual([
    "1 lord from the piles is shuffled into the lord deck.",
    "1 available location is shuffled into the location deck.",
    "2 lords from the piles are shuffled into the lord deck.",
    "2 available locations are shuffled into the location deck.",
  ]);
});

test('KR-13 en: the allies to affiliate are joined by "or"', () => {
  const params = { allies: ["crab-3", "squid-2"] } as const;
  expect(kraken.describe({ code: "ally-to-affiliate", rule: "KR-13", params }, english)).toBe(
    "One of the allies must be affiliated: crab 3 or squid 2 (KR-13).",
  );
});
