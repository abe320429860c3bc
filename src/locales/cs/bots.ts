/**
 * Czech with the texts of the reasons of bots, for `describeReason`.
 *
 * @example
 * ```ts
 * import { csWithBots } from "abyss-rules/locales/cs/bots";
 *
 * csWithBots.bots.abyss.pearls; // ["více perel", "méně perel"]
 * ```
 * @packageDocumentation
 */
import { inBrackets } from "../../bots/reasons/reason-words.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { cs } from "../cs.ts";
import type { AllReasonWords, LocaleWithBots } from "../reason-locale.ts";

export type { LocaleWithBots } from "../reason-locale.ts";

const abyss: AllReasonWords["abyss"] = {
  points: ["více bodů", "méně bodů"],
  pearls: ["více perel", "méně perel"],
  "last-pearls": ["perly v záloze", "žádné perly v záloze"],
  "keys-for-location": ["více klíčů k další lokaci", "méně klíčů k další lokaci"],
  "key-tokens": ["více žetonů klíčů", "méně žetonů klíčů"],
  lords: ["více vládců", "méně vládců"],
  "free-lords": ["více volných vládců", "méně volných vládců"],
  "disabled-lords": ["více otočených vládců", "méně otočených vládců"],
  "strongest-lord": ["nejlepší vládce s větším vlivem", "nejlepší vládce s menším vlivem"],
  locations: ["více lokací", "méně lokací"],
  affiliated: ["více spolupracujících spojenců", "méně spolupracujících spojenců"],
  "monster-tokens": ["více žetonů nestvůr", "méně žetonů nestvůr"],
  hand: ["více spojenců v ruce", "méně spojenců v ruce"],
  "hand-value": ["silnější spojenci v ruce", "slabší spojenci v ruce"],
  "best-race": ["silnější nejlepší rasa v ruce", "slabší nejlepší rasa v ruce"],
  "second-race": ["silnější druhá rasa v ruce", "slabší druhá rasa v ruce"],
  "races-in-hand": ["více ras v ruce", "méně ras v ruce"],
  prospect: ["blíže k vládci u dvora", "dále od vládců u dvora"],
  "second-prospect": ["blíže k druhému vládci u dvora", "dále od druhého vládce u dvora"],
  "prospect-of-key": ["blíže k vládci s klíčem", "dále od vládce s klíčem"],
  turn: ["další na tahu", "další na tahu jsou ostatní"],
  "last-turn": ["ještě jeden tah před koncem", "žádný další tah před koncem"],
  "lords-mage": ["více mágů", "méně mágů"],
  "lords-soldier": ["více vojáků", "méně vojáků"],
  "lords-farmer": ["více farmářů", "méně farmářů"],
  "lords-merchant": ["více obchodníků", "méně obchodníků"],
  "lords-politician": ["více politiků", "méně politiků"],
  "lords-ambassador": ["více velvyslanců", "méně velvyslanců"],
  power: ["schopnost vládce", "bez schopnosti vládce"],
  "prospect-on-turn": [
    "vládce u dvora na dosah v tomto tahu",
    "žádný vládce u dvora na dosah v tomto tahu",
  ],
  "largest-stack": ["větší hromádka v radě k vzetí", "menší hromádka v radě k vzetí"],
  "end-in-reach": ["blíže ke konci hry ve vedení", "dále od konce hry ve vedení"],
};

const exiles: AllReasonWords["exiles"] = {
  exiles: ["více vyvržených", "méně vyvržených"],
  "free-exiles": ["více volných vyvržených", "méně volných vyvržených"],
  "exile-to-pair": ["volný vyvržený bez dvojice", "žádný volný vyvržený bez dvojice"],
  "set-aside": ["více vyvržených stranou", "méně vyvržených stranou"],
  "prospect-of-exile": ["blíže k vyvrženému u dvora", "dále od vyvržených u dvora"],
};

const kraken: AllReasonWords["kraken"] = {
  nebulis: ["více nebul", "méně nebul"],
  figure: ["figurka krakena", "bez figurky krakena"],
  krakens: ["více krakenů v ruce", "méně krakenů v ruce"],
  "nebulis-in-hand": ["více nebul na krakenech v ruce", "méně nebul na krakenech v ruce"],
  loot: ["více kořisti", "méně kořisti"],
  sentinels: ["více strážců", "méně strážců"],
};

const leviathan: AllReasonWords["leviathan"] = {
  wounds: ["více zranění", "méně zranění"],
  killed: ["více zabitých leviatanů", "méně zabitých leviatanů"],
  scourge: ["figurka Pohromy", "bez figurky Pohromy"],
  "leviathan-tokens": ["více žetonů leviatanů", "méně žetonů leviatanů"],
  fighters: ["více bojovníků v ruce", "méně bojovníků v ruce"],
};

const conspiracy: AllReasonWords["conspiracy"] = {
  points: ["více bodů", "méně bodů"],
  pearls: ["více perel", "méně perel"],
  "lead-in-pearls": ["větší náskok v perlách", "menší náskok v perlách"],
  "pearl-master": ["titul Pána perel", "bez titulu Pána perel"],
  lords: ["více vládců", "méně vládců"],
  locations: ["více lokací", "méně lokací"],
  keys: ["více klíčů", "méně klíčů"],
  coalition: ["větší koalice", "menší koalice"],
  "second-coalition": ["větší druhá koalice", "menší druhá koalice"],
  colours: ["více barev v komoře", "méně barev v komoře"],
  influence: ["lepší vládci každé barvy", "horší vládci každé barvy"],
  turn: ["další na tahu", "další na tahu jsou ostatní"],
  "last-turn": ["ještě jeden tah před koncem", "žádný další tah před koncem"],
  "bound-by-order": ["pod rozkazem", "bez rozkazu"],
  "growing-locations": ["více z lokací, které rostou", "méně z lokací, které rostou"],
  "any-two-keys": ["lokace za libovolné dva klíče", "bez lokací za libovolné dva klíče"],
  "search-deck": ["lokace dle výběru z balíčku", "bez lokací dle výběru z balíčku"],
  "location-in-reach": ["další lokace na dosah", "další lokace mimo dosah"],
  "open-coalition": ["větší koalice, která může růst", "menší koalice, která může růst"],
  "room-for-coalition": ["více prostoru pro koalici", "méně prostoru pro koalici"],
  "lords-for-coalition": [
    "více zbývajících vládců pro koalici",
    "méně zbývajících vládců pro koalici",
  ],
  "best-pile": ["lepší balíček k vzetí", "horší balíček k vzetí"],
  "best-pile-later": ["lepší balíček na později", "horší balíček na později"],
  "second-pile": ["lepší druhý balíček", "horší druhý balíček"],
  "end-in-reach": ["blíže ke konci hry ve vedení", "dále od konce hry ve vedení"],
};

const conspiracySolo: AllReasonWords["conspiracySolo"] = {
  "replay-token": ["žeton tahu navíc", "bez žetonu tahu navíc"],
};

/** Czech with the texts of the reasons of bots. */
export const csWithBots: LocaleWithBots = /* @__PURE__ */ deepFreeze({
  ...cs,
  bots: { about: inBrackets, abyss, exiles, kraken, leviathan, conspiracy, conspiracySolo },
});
