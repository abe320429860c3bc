/**
 * Polish with the texts of the reasons of bots, for `describeReason`.
 *
 * @example
 * ```ts
 * import { plWithBots } from "abyss-rules/locales/pl/bots";
 *
 * plWithBots.bots.abyss.pearls; // ["więcej pereł", "mniej pereł"]
 * ```
 * @packageDocumentation
 */
import { inBrackets } from "../../bots/reasons/reason-words.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { pl } from "../pl.ts";
import type { AllReasonWords, LocaleWithBots } from "../reason-locale.ts";

export type { LocaleWithBots } from "../reason-locale.ts";

const abyss: AllReasonWords["abyss"] = {
  points: ["więcej punktów", "mniej punktów"],
  pearls: ["więcej pereł", "mniej pereł"],
  "last-pearls": ["perły w zapasie", "brak pereł w zapasie"],
  "keys-for-location": [
    "więcej kluczy do następnego miejsca",
    "mniej kluczy do następnego miejsca",
  ],
  "key-tokens": ["więcej żetonów kluczy", "mniej żetonów kluczy"],
  lords: ["więcej lordów", "mniej lordów"],
  "free-lords": ["więcej wolnych lordów", "mniej wolnych lordów"],
  "disabled-lords": ["więcej obróconych lordów", "mniej obróconych lordów"],
  "strongest-lord": ["najlepszy lord o większym wpływie", "najlepszy lord o mniejszym wpływie"],
  locations: ["więcej miejsc", "mniej miejsc"],
  affiliated: ["więcej przyłączonych sojuszników", "mniej przyłączonych sojuszników"],
  "monster-tokens": ["więcej żetonów potworów", "mniej żetonów potworów"],
  hand: ["więcej sojuszników na ręce", "mniej sojuszników na ręce"],
  "hand-value": ["silniejsi sojusznicy na ręce", "słabsi sojusznicy na ręce"],
  "best-race": ["silniejsza najlepsza rasa na ręce", "słabsza najlepsza rasa na ręce"],
  "second-race": ["silniejsza druga rasa na ręce", "słabsza druga rasa na ręce"],
  "races-in-hand": ["więcej ras na ręce", "mniej ras na ręce"],
  prospect: ["bliżej do lorda z dziedzińca", "dalej od lordów z dziedzińca"],
  "second-prospect": [
    "bliżej do drugiego lorda z dziedzińca",
    "dalej od drugiego lorda z dziedzińca",
  ],
  "prospect-of-key": ["bliżej do lorda z kluczem", "dalej od lorda z kluczem"],
  turn: ["następny ruch własny", "następny ruch przeciwników"],
  "last-turn": ["jeszcze jedna tura przed końcem", "brak tury przed końcem"],
  "lords-mage": ["więcej magów", "mniej magów"],
  "lords-soldier": ["więcej żołnierzy", "mniej żołnierzy"],
  "lords-farmer": ["więcej farmerów", "mniej farmerów"],
  "lords-merchant": ["więcej kupców", "mniej kupców"],
  "lords-politician": ["więcej polityków", "mniej polityków"],
  "lords-ambassador": ["więcej ambasadorów", "mniej ambasadorów"],
  power: ["zdolność lorda", "bez zdolności lorda"],
  "prospect-on-turn": [
    "lord z dziedzińca w zasięgu w tej turze",
    "brak lorda z dziedzińca w zasięgu w tej turze",
  ],
  "largest-stack": ["większy stos Rady do wzięcia", "mniejszy stos Rady do wzięcia"],
  "end-in-reach": [
    "bliżej do końca gry, będąc na prowadzeniu",
    "dalej od końca gry, będąc na prowadzeniu",
  ],
};

const exiles: AllReasonWords["exiles"] = {
  exiles: ["więcej wygnańców", "mniej wygnańców"],
  "free-exiles": ["więcej wolnych wygnańców", "mniej wolnych wygnańców"],
  "exile-to-pair": ["wolny wygnaniec bez pary", "brak wolnego wygnańca bez pary"],
  "set-aside": ["więcej wygnańców odłożonych na bok", "mniej wygnańców odłożonych na bok"],
  "prospect-of-exile": ["bliżej do wygnańca z dziedzińca", "dalej od wygnańców z dziedzińca"],
};

const kraken: AllReasonWords["kraken"] = {
  nebulis: ["więcej nebulisów", "mniej nebulisów"],
  figure: ["figurka Krakena", "bez figurki Krakena"],
  krakens: ["więcej krakenów na ręce", "mniej krakenów na ręce"],
  "nebulis-in-hand": [
    "więcej nebulisów na krakenach na ręce",
    "mniej nebulisów na krakenach na ręce",
  ],
  loot: ["więcej łupów", "mniej łupów"],
  sentinels: ["więcej strażników", "mniej strażników"],
};

const leviathan: AllReasonWords["leviathan"] = {
  wounds: ["więcej ran", "mniej ran"],
  killed: ["więcej zabitych lewiatanów", "mniej zabitych lewiatanów"],
  scourge: ["figurka Plagi", "bez figurki Plagi"],
  "leviathan-tokens": ["więcej żetonów lewiatanów", "mniej żetonów lewiatanów"],
  fighters: ["więcej wojowników na ręce", "mniej wojowników na ręce"],
};

const conspiracy: AllReasonWords["conspiracy"] = {
  points: ["więcej punktów", "mniej punktów"],
  pearls: ["więcej pereł", "mniej pereł"],
  "lead-in-pearls": ["większa przewaga w perłach", "mniejsza przewaga w perłach"],
  "pearl-master": ["tytuł Władcy pereł", "bez tytułu Władcy pereł"],
  lords: ["więcej lordów", "mniej lordów"],
  locations: ["więcej miejsc", "mniej miejsc"],
  keys: ["więcej kluczy", "mniej kluczy"],
  coalition: ["większa koalicja", "mniejsza koalicja"],
  "second-coalition": ["większa druga koalicja", "mniejsza druga koalicja"],
  colours: ["więcej kolorów w izbie", "mniej kolorów w izbie"],
  influence: ["lepsi lordowie każdego koloru", "gorsi lordowie każdego koloru"],
  turn: ["następny ruch własny", "następny ruch przeciwników"],
  "last-turn": ["jeszcze jedna tura przed końcem", "brak tury przed końcem"],
  "bound-by-order": ["pod rozkazem", "bez rozkazu"],
  "growing-locations": ["więcej z miejsc, które rosną", "mniej z miejsc, które rosną"],
  "any-two-keys": ["miejsca za dowolne dwa klucze", "bez miejsc za dowolne dwa klucze"],
  "search-deck": ["miejsca do wyboru z talii", "bez miejsc do wyboru z talii"],
  "location-in-reach": ["następne miejsce w zasięgu", "następne miejsce poza zasięgiem"],
  "open-coalition": ["większa koalicja, która może rosnąć", "mniejsza koalicja, która może rosnąć"],
  "room-for-coalition": ["więcej miejsca dla koalicji", "mniej miejsca dla koalicji"],
  "lords-for-coalition": [
    "więcej pozostałych lordów dla koalicji",
    "mniej pozostałych lordów dla koalicji",
  ],
  "best-pile": ["lepszy stos do wzięcia", "gorszy stos do wzięcia"],
  "best-pile-later": ["lepszy stos na później", "gorszy stos na później"],
  "second-pile": ["lepszy drugi stos", "gorszy drugi stos"],
  "end-in-reach": [
    "bliżej do końca gry, będąc na prowadzeniu",
    "dalej od końca gry, będąc na prowadzeniu",
  ],
};

const conspiracySolo: AllReasonWords["conspiracySolo"] = {
  "replay-token": ["żeton dodatkowej tury", "bez żetonu dodatkowej tury"],
};

/** Polish with the texts of the reasons of bots. */
export const plWithBots: LocaleWithBots = /* @__PURE__ */ deepFreeze({
  ...pl,
  bots: { about: inBrackets, abyss, exiles, kraken, leviathan, conspiracy, conspiracySolo },
});
