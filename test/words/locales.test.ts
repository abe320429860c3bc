// Sentences in other languages, with plurals and with undeclined player names.
import { describe, expect, test } from "vitest";
import * as abyss from "../../src/abyss/index.ts";
import * as conspiracy from "../../src/conspiracy/index.ts";
import * as solo from "../../src/conspiracy-solo/index.ts";
import * as exilesCards from "../../src/exiles/cards/index.ts";
import * as exiles from "../../src/exiles/index.ts";
import * as exilesKraken from "../../src/exiles-kraken/index.ts";
import * as exilesKrakenLeviathan from "../../src/exiles-kraken-leviathan/index.ts";
import * as exilesLeviathan from "../../src/exiles-leviathan/index.ts";
import * as kraken from "../../src/kraken/index.ts";
import * as krakenLeviathan from "../../src/kraken-leviathan/index.ts";
import * as leviathan from "../../src/leviathan/index.ts";
import { cs } from "../../src/locales/cs.ts";
import { pl } from "../../src/locales/pl.ts";
import { zhHant } from "../../src/locales/zh-hant.ts";

/** Replaces the no-break spaces that some versions of Intl put after short words. */
const plain = (text: string): string => text.replaceAll("\u00a0", " ");
const names = ["Ania", "Eva", "小明"];

describe.each([
  [
    pl,
    [
      "Ania otrzymuje 1 perłę (Rentier).",
      "Ania otrzymuje 2 perły (Rentier).",
      "Ania otrzymuje 5 pereł (Rentier).",
      "Ania otrzymuje 22 perły (Rentier).",
    ],
    "Zrekrutuj lorda: Nadzorca; zapłata: krab 3 i kałamarnica 2",
    "Eva i 小明: odrzućcie z ręki po 1 sojuszniku (Nadzorca).",
    "Eva: odrzuć z ręki 1 sojusznika (Nadzorca).",
    "Dziedziniec jest pełny (liczba pól: 6) (AB-8).",
    "Więzienie: 14 punktów",
    "Teraz decyduje: Ania lub Eva (AB-7).",
  ],
  [
    cs,
    [
      "Ania získává 1 perlu (Rentiér).",
      "Ania získává 2 perly (Rentiér).",
      "Ania získává 5 perel (Rentiér).",
      "Ania získává 22 perel (Rentiér).",
    ],
    "Rekrutuj vládce: Dozorce; platba: krab 3 a chobotnice 2",
    "Eva a 小明: odhoďte z ruky po 1 spojenci (Dozorce).",
    "Eva: odhoď z ruky 1 spojence (Dozorce).",
    "Dvůr je plný (počet polí: 6) (AB-8).",
    "Vězení: 14 bodů",
    "Teď rozhoduje: Ania nebo Eva (AB-7).",
  ],
  [
    zhHant,
    [
      "Ania獲得1顆珍珠（房東）。",
      "Ania獲得2顆珍珠（房東）。",
      "Ania獲得5顆珍珠（房東）。",
      "Ania獲得22顆珍珠（房東）。",
    ],
    "以螃蟹3和烏賊2招募獄卒",
    "Eva和小明：請各棄掉手牌中的1位盟友（獄卒）。",
    "Eva：請棄掉手牌中的1位盟友（獄卒）。",
    "諮議會的6個格子已滿（AB-8）。",
    "監獄：14點",
    "現在應由Ania或Eva決定（AB-7）。",
  ],
])("$tag", (locale, gained, recruit, discard, one, full, jail, deciders) => {
  const options = { locale, names };

  test("plurals", () => {
    const event = { type: "pearls-gained", seat: 0, source: "landlord" } as const;
    const sentences = [1, 2, 5, 22].map((pearls) => abyss.describe({ ...event, pearls }, options));
    expect(sentences).toEqual(gained);
  });

  test("buttons, prompts, refusals and lines", () => {
    const pay = { allies: ["crab-3", "squid-2"], affiliate: "squid-2" } as const;
    const action = { type: "recruit", seat: 0, lord: "jailer", ...pay } as const;
    expect(plain(abyss.describeAction(action, options))).toBe(recruit);
    const ask = { ask: "discard", by: "jailer" } as const;
    expect(plain(abyss.describeDecision({ ...ask, seats: [1, 2] }, options))).toBe(discard);
    expect(abyss.describeDecision({ ...ask, seats: [1] }, options)).toBe(one);
    const refusal = { code: "court-full", rule: "AB-8", params: { spaces: 6 } } as const;
    expect(abyss.describe(refusal, options)).toBe(full);
    const line = { category: "locations", source: "jail", points: 14 } as const;
    expect(abyss.describeLine(line, options)).toBe(jail);
    const other = {
      code: "not-your-decision",
      rule: "AB-7",
      params: { deciders: [0, 1] },
    } as const;
    expect(abyss.describe(other, options)).toBe(deciders);
  });

  test("the sentence for a malformed action names the path", () => {
    const sentenceFor = (params: object) =>
      abyss.describe({ code: "malformed", rule: "AB-7", params } as never, options);
    const wrong = {
      path: "cards.0",
      problem: "invalid_value",
      expected: ["crab-1"],
      found: '"crab"',
    };
    for (const part of ["cards.0", '"crab"', "crab-1", "AB-7"])
      expect(sentenceFor(wrong)).toContain(part);
    const meant = sentenceFor({ ...wrong, didYouMean: ["crab-2"] });
    expect(meant).toContain("crab-2");
    expect(meant).not.toContain("crab-1");
    // Ids stay as they are in every language; English words do not appear.
    const missing = { path: "seat", problem: "invalid_type", expected: ["a whole number"] };
    const unknown = { path: "sead", problem: "unrecognized_keys", expected: ["type", "seat"] };
    const unreadable = { path: "seat.1", problem: "not_plain", expected: [] };
    const listed = { ...wrong, found: "a list of 3" };
    const texts = [missing, unknown, unreadable, listed].map(sentenceFor);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts)
      expect(text).not.toMatch(/whole|number|list|plain|invalid|keys|type of/);
    expect(texts[1]).toContain("sead");
  });

  test("EX-18 exiles of a custom catalogue keep their names", () => {
    const [first] = exilesCards.defaultCatalogue;
    const catalogue = [{ ...first!, id: "x-2", name: "Old Joe" }];
    const event = { type: "exile-entered", seat: 0, exile: "x-2" } as const;
    expect(exiles.describe(event, { ...options, catalogue })).toContain("Old Joe");
    expect(exiles.describe({ ...event, exile: "usurer" }, { ...options, catalogue })).toContain(
      locale.exiles.terms.exileNames.usurer,
    );
  });

  test("a locale has the texts of every game", () => {
    const event = { type: "game-ended" } as const;
    const over = abyss.describe(event, options);
    expect(exiles.describe(event, options)).toBe(over);
    expect(kraken.describe(event, options)).toBe(over);
    expect(exilesKraken.describe(event, options)).toBe(over);
    expect(leviathan.describe(event, options)).toBe(over);
    expect(krakenLeviathan.describe(event, options)).toBe(over);
    expect(exilesLeviathan.describe(event, options)).toBe(over);
    expect(exilesKrakenLeviathan.describe(event, options)).toBe(over);
    expect(conspiracy.describe(event, options)).toBe(over);
    expect(solo.describe(event, options)).toBe(over);
  });
});

describe("CO-39 the opponent, with and without its name", () => {
  const turn = { type: "turn-started", seat: 1 } as const;

  test.each([
    [pl, "Tura: przeciwnik.", "Tura: Mag.", "Karta (Mag): 3 punkty"],
    [cs, "Na tahu: soupeř.", "Na tahu: Mág.", "Karta (Mág): 3 body"],
    [zhHant, "對手的回合。", "法師的回合。", "法師的卡牌：3點"],
  ])("$tag", (locale, nameless, named, line) => {
    expect(solo.describe(turn, { locale })).toBe(nameless);
    expect(solo.describe(turn, { locale, opponent: "mage" })).toBe(named);
    expect(solo.describe(turn, { locale, names: ["Ania", "Eva"] })).toContain("Eva");
    expect(solo.describeLine({ category: "card", source: "mage", points: 3 }, { locale })).toBe(
      line,
    );
  });
});
