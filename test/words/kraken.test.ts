// The exact sentences that Kraken adds.
import { describe, expect, test } from "vitest";
import * as exilesKraken from "../../src/exiles-kraken/index.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import * as kraken from "../../src/kraken/index.ts";
import { cs } from "../../src/locales/cs.ts";
import { pl } from "../../src/locales/pl.ts";
import { zhHant } from "../../src/locales/zh-hant.ts";
import { prepare } from "../kraken/prepare.ts";

/** Replaces the no-break spaces that some versions of Intl put after short words. */
const plain = (text: string): string => text.replaceAll("\u00a0", " ");
const names = ["Ann", "Ben", "Cid"];

describe("buttons", () => {
  const recruit = { type: "recruit", seat: 0, lord: "highwayman", nebulis: 1 } as const;
  const krakens = { ...recruit, allies: ["kraken-4", "kraken-3"], affiliate: null } as const;
  const view = kraken.kraken.view(prepare({ court: ["highwayman"] }), 0);

  test.each<[string, kraken.Action, kraken.KrakenDescribeOptions, string]>([
    [
      "KR-13 nobody is affiliated, and KR-17 a nebulis replaces a pearl",
      krakens,
      { view },
      "Recruit the Highwayman with kraken 4 and kraken 3, and 1 nebulis and 1 pearl",
    ],
    [
      "KR-17 without a view only the nebulis are named",
      krakens,
      {},
      "Recruit the Highwayman with kraken 4 and kraken 3, and 1 nebulis",
    ],
    [
      "KR-13 the lowest ally with a race is not named as affiliated",
      { ...recruit, allies: ["crab-3", "kraken-2"], affiliate: "crab-3", nebulis: 0 },
      {},
      "Recruit the Highwayman with crab 3 and kraken 2",
    ],
    [
      "AB-52 another affiliated ally is named",
      { ...recruit, allies: ["crab-3", "squid-2", "kraken-2"], affiliate: "crab-3", nebulis: 0 },
      {},
      "Recruit the Highwayman with crab 3, squid 2 and kraken 2; affiliate crab 3",
    ],
    [
      "AB-54 the Corruptor",
      { type: "bribe", seat: 0, lord: "fence", nebulis: 2 },
      {},
      "Recruit the Fence for 2 nebulis and 3 pearls",
    ],
    [
      "AB-12 a purchase",
      { type: "buy", seat: 1, nebulis: 1 },
      { view: { table: { ...view.table, track: ["crab-3"] } } },
      "Buy crab 3 for 1 nebulis",
    ],
    [
      "KR-35 a stack",
      {
        type: "post-sentinel",
        seat: 0,
        sentinel: "vigil",
        place: { kind: "stack", stack: "crab" },
      },
      {},
      "Place the Vigil's sentinel on the crab stack",
    ],
  ])("%s", (_, action, options, text) => {
    expect(kraken.describeAction(action, { names, ...options })).toBe(text);
  });

  test("KR-80 exiles are paid for with nebulis", () => {
    const action = {
      type: "recruit-exile",
      seat: 0,
      exile: "deserter",
      allies: ["crab-4"],
      affiliate: "crab-4",
      nebulis: 1,
    } as const;
    const { state } = exilesKraken.exilesKraken.setup({ players: 2 }, "a");
    const seen = { view: exilesKraken.exilesKraken.view(state, 0) };
    expect(exilesKraken.describeAction(action, seen)).toBe(
      "Recruit the Deserter with crab 4, and 1 nebulis and 1 pearl",
    );
  });
});

describe.each([
  [
    "English",
    undefined,
    [
      "Ann loses 1 nebulis and Cid gains 2 nebulis by the Fence.",
      "Ann gains 5 nebulis for krakens.",
      "Ben has the Kraken figure now.",
      "Cid takes 1 pearl from Ann by the Highwayman.",
      "Ann gains 2 pearls as loot.",
      "Ann gains 2 pearls for the fight.",
      "Ann finds kraken 3 after 1 monster.",
      "Discarded from Megalodon: loot 3 and loot 3.",
      "Ann buys kraken 3 from Ben at a price of 2.",
      "Cid wins the Fence over at a price of 5.",
    ],
    "The crab stack is reserved for Ben (KR-37).",
    [
      "Buy the ally for 1 nebulis",
      "Recruit the Fence for 2 nebulis and 3 pearls",
      "Give 1 nebulis to Ben",
      "Give 1 nebulis each to Ben and Cid",
    ],
    "Ann and Ben, discard an affiliated squid.",
    "Ann, choose where to place the Watcher's sentinel, if you like.",
    "Nebulis: -4 points",
  ],
  [
    "Polish",
    pl,
    [
      "Ann traci 1 nebulis i Cid otrzymuje 2 nebulisy (Paser).",
      "Ann otrzymuje 5 nebulisów (krakeny).",
      "Figurkę Krakena ma teraz Ben.",
      "Cid zabiera 1 perłę (Rozbójnik); traci ją Ann.",
      "Ann otrzymuje 2 perły (łup).",
      "Ann otrzymuje 2 perły (nagroda za walkę).",
      "Ann znajduje sojusznika: kraken 3; wcześniej: 1 potwór.",
      "Odrzucono: łup 3 i łup 3; miejsce: Megalodon.",
      "Ann kupuje sojusznika: kraken 3; cena: 2; sprzedaje Ben.",
      "Cid rekrutuje lorda: Paser; cena: 5.",
    ],
    "To jest zarezerwowane: stos Rady (krab); rezerwuje Ben (KR-37).",
    [
      "Kup sojusznika; zapłata: 1 nebulis",
      "Zrekrutuj lorda: Paser; zapłata: 2 nebulisy i 3 perły",
      "Oddaj 1 nebulis; otrzymuje: Ben",
      "Oddaj po 1 nebulisie; otrzymują: Ben i Cid",
    ],
    "Ann i Ben: odrzućcie po 1 przyłączonym sojuszniku tej rasy: kałamarnica.",
    "Ann: połóż żeton strażnika (Wartownik) albo zrezygnuj.",
    "Nebulisy: -4 punkty",
  ],
  [
    "Czech",
    cs,
    [
      "Ann ztrácí 1 nebulu a Cid získává 2 nebuly (Překupník).",
      "Ann získává 5 nebul (krakeni).",
      "Figurku krakena má teď Ben.",
      "Cid bere 1 perlu (Loupežník); přichází o ni Ann.",
      "Ann získává 2 perly (kořist).",
      "Ann získává 2 perly (odměna za boj).",
      "Ann nachází spojence: kraken 3; předtím odhaleno: 1 nestvůra.",
      "Odhozeno: kořist 3 a kořist 3; lokace: Megalodon.",
      "Ann kupuje spojence: kraken 3; cena: 2; prodává Ben.",
      "Cid rekrutuje vládce: Překupník; cena: 5.",
    ],
    "Toto je zarezervováno: hromádka karet v radě (krab); rezervaci má Ben (KR-37).",
    [
      "Zakup spojence; platba: 1 nebula",
      "Rekrutuj vládce: Překupník; platba: 2 nebuly a 3 perly",
      "Dej 1 nebulu; dostane: Ben",
      "Rozdej po 1 nebule; dostanou: Ben a Cid",
    ],
    "Ann a Ben: odhoďte po 1 spolupracujícím spojenci této rasy: chobotnice.",
    "Ann: polož žeton strážce (Hlídač), nebo odmítni.",
    "Nebuly: -4 body",
  ],
  [
    "Chinese",
    zhHant,
    [
      "Ann失去1顆黑珠，Cid獲得2顆黑珠（銷贓人）。",
      "Ann獲得5顆黑珠（克拉肯）。",
      "克拉肯模型現在由Ben持有。",
      "Cid從Ann拿走1顆珍珠（攔路強盜）。",
      "Ann獲得2顆珍珠（戰利品）。",
      "Ann獲得2顆珍珠（戰鬥獎勵）。",
      "Ann找到克拉肯3（先揭露了1隻怪獸）。",
      "巨齒鯊棄掉戰利品3和戰利品3。",
      "Ann向Ben購買克拉肯3，價格為2。",
      "Cid招募銷贓人，價格為5。",
    ],
    "螃蟹議會牌堆已由Ben保留（KR-37）。",
    [
      "以1顆黑珠購買該盟友",
      "以2顆黑珠和3顆珍珠招募銷贓人",
      "將1顆黑珠交給Ben",
      "給Ben和Cid各1顆黑珠",
    ],
    "Ann和Ben：請各棄掉1位已連結的烏賊。",
    "Ann：請放置守望者的哨兵指示物，或放棄。",
    "黑珠：-4點",
  ],
])("%s", (_, locale, sentences, reserved, buttons, discard, sentinel, line) => {
  const options = locale ? { names, locale } : { names };

  test("events", () => {
    const gained = { type: "pearls-gained", seat: 0, pearls: 2 } as const;
    const events: kraken.Event[] = [
      { type: "nebulis-changed", by: [-1, 0, 2], source: "fence" },
      { type: "nebulis-changed", by: [5, 0, 0], source: "krakens" },
      { type: "figure-moved", seat: 1, from: 0 },
      { type: "pearl-taken", seat: 2, from: 0 },
      { ...gained, source: "loot" },
      { ...gained, source: "reward" },
      { type: "ally-found", seat: 0, ally: "kraken-3", monsters: 1 },
      { type: "loot-discarded", location: "megalodon", values: [3, 3] },
      { type: "ally-bought", seat: 0, from: 1, ally: "kraken-3", price: 2 },
      { type: "lord-bribed", seat: 2, lord: "fence", pearls: 5 },
    ];
    for (const one of [kraken, exilesKraken])
      expect(events.map((event) => plain(one.describe(event, options)))).toEqual(sentences);
  });

  test("refusals, buttons, prompts and lines", () => {
    const place = { kind: "stack", stack: "crab" } as const;
    const refusal = { code: "reserved", rule: "KR-37", params: { place, by: 1 } } as const;
    expect(kraken.describe(refusal, options)).toBe(reserved);
    const actions: kraken.Action[] = [
      { type: "buy", seat: 0, nebulis: 1 },
      { type: "bribe", seat: 0, lord: "fence", nebulis: 2 },
      { type: "give-nebulis", seat: 0, to: [1] },
      { type: "give-nebulis", seat: 0, to: [1, 2] },
    ];
    for (const one of [kraken, exilesKraken])
      expect(actions.map((action) => plain(one.describeAction(action, options)))).toEqual(buttons);
    const each = { ask: "discard-affiliated", seats: [0, 1], race: "squid" } as const;
    expect(plain(kraken.describeDecision(each, options))).toBe(discard);
    const posting = { ask: "place-sentinel", seats: [0], sentinel: "watcher" } as const;
    expect(kraken.describeDecision({ ...posting, mayDecline: true }, options)).toBe(sentinel);
    expect(
      kraken.describeLine({ category: "nebulis", source: "nebulis", points: -4 }, options),
    ).toBe(line);
  });

  test("EX-22 a reserved exile has its name from the catalogue", () => {
    const placed = {
      type: "sentinel-placed",
      seat: 0,
      sentinel: "vigil",
      place: { kind: "guest", guest: "usurer" },
    } as const;
    const usurer = exilesKraken.describeCard({ kind: "exile", id: "usurer" }, options).name;
    expect(exilesKraken.describe(placed, options)).toContain(usurer);
  });
});

describe("cards", () => {
  test.each<[kraken.KrakenCard, string, string]>([
    ["ferryman", "Ferryman", "While free, once per turn: return 1 nebulis to gain 1 pearl."],
    ["gambling-den", "Gambling Den", "5 points, and 2 for each smuggler of yours."],
    [
      "kraken-4",
      "Kraken 4",
      "Ally of value 4 that counts as any race when you recruit; it gives you 3 nebulis.",
    ],
    [{ kind: "loot", id: 4 }, "Loot 4", "4 points. At once: gain 2 pearls."],
    [
      { kind: "sentinel", id: "watcher" },
      "Watcher's sentinel",
      "The lord, council stack or location that it lies on is reserved for you.",
    ],
  ])("%j", (card, name, text) => {
    expect(kraken.describeCard(card)).toEqual({ name, text });
    expect(exilesKraken.describeCard(card)).toEqual({ name, text });
  });

  test("unknown cards and bad options throw", () => {
    for (const { describeCard } of [kraken, exilesKraken]) {
      for (const id of [
        "",
        "toString",
        "kraken-5",
        5,
        null,
        {},
        { kind: "loot", id: 8 },
        { kind: "lord", id: "vigil" },
      ])
        expect(() => describeCard(id as never)).toThrow(RulesError);
      for (const options of [{ names: 5 }, { locale: {} }, { locale: { abyss: {} } }])
        expect(() => describeCard("fence", options as never)).toThrow(RulesError);
    }
    expect(() =>
      exilesKraken.describeCard({ kind: "exile", id: "usurer" }, { catalogue: 5 as never }),
    ).toThrow(RulesError);
  });
});
