import type { Race } from "../../../abyss/cards/allies.ts";
import type { Location } from "../../../abyss/cards/locations.ts";
import type { Guild } from "../../../abyss/cards/lord-card.ts";
import type { Lord } from "../../../abyss/cards/lords.ts";
import { allyTexts } from "../../../abyss/words/ally-texts.ts";
import { locationTexts, type ScoringTexts } from "../../../abyss/words/location-texts.ts";
import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import { cardTexts } from "../../../kernel/words/phrases.ts";
import { cards as countedCards, influencePoints } from "../nouns.ts";
import { race } from "./expressions.ts";

const lordNames: Readonly<Record<Lord, string>> = {
  recruiter: "Verbíř",
  jailer: "Dozorce",
  seeker: "Pátrač",
  assassin: "Zabiják",
  commander: "Velitel",
  tamer: "Trenér",
  hunter: "Lovec",
  "ship-master": "Rejdař",
  trader: "Kupec",
  peddler: "Podomní obchodník",
  landlord: "Rentiér",
  slaver: "Otrokář",
  shopkeeper: "Kramář",
  shaman: "Šaman",
  invoker: "Vyvolávač",
  apprentice: "Učedník",
  oracle: "Věštec",
  alchemist: "Alchymista",
  illusionist: "Iluzionista",
  "master-of-magic": "Pán magie",
  opportunist: "Oportunista",
  corruptor: "Korupčník",
  traitor: "Zrádce",
  diplomat: "Diplomat",
  treasurer: "Pokladník",
  schemer: "Spiklenec",
  keeper: "Chovatel",
  reaper: "Žnec",
  shepherd: "Pastýř",
  miller: "Mlynář",
  aquaculturalist: "Mořský hospodář",
  landowner: "Statkář",
  sage: "Mudrc",
  hermit: "Poustevník",
  elder: "Starší",
};

const locationNames: Readonly<Record<Location, string>> = {
  "sargasso-silos": "Sila na řasy",
  "hydrozoa-reserves": "Rezervace polypovců",
  parliament: "Parlament",
  barracks: "Kasárna",
  dockworks: "Doky",
  sanctuary: "Svatyně",
  "sargasso-fields": "Řasová pole",
  "oceanic-senate-assembly": "Shromáždění Oceánského senátu",
  chasm: "Průrva",
  "nest-of-giant-clams": "Hnízdo obřích škeblí",
  abyss: "Propast",
  "city-of-mirrors": "Město zrcadel",
  "black-smokers": "Černí kuřáci",
  depths: "Hlubiny",
  "throne-room": "Trůnní sál",
  jail: "Vězení",
  "closed-tower": "Uzavřená věž",
  "lost-tower": "Ztracená věž",
  "chamber-of-allies": "Síň spojenců",
  "coral-barrier": "Korálová bariéra",
};

const NO_POWER = "Bez schopnosti.";

const powers: Readonly<Record<Lord, string>> = {
  recruiter: "Dokud je volný: rekrutování stojí tvé protihráče o 2 více.",
  jailer: "Ihned: každý protihráč odhodí z ruky 1 spojence podle svého výběru.",
  seeker: "Ihned: každý protihráč vrátí do zásoby 2 perly, nebo všechny, které má.",
  assassin: "Ihned: otoč 1 volného vládce každého protihráče; zůstane tak do konce hry.",
  commander:
    "Ihned, a dokud je volný, i na konci tahů protihráčů: protihráči s více než 6 spojenci v ruce odhodí přebytečné.",
  tamer:
    "Dokud je volný: protihráči, kteří bojují s nestvůrou, dostanou odměnu z předchozího pole stupnice hrozby.",
  hunter: "Ihned: vezmi náhodný žeton nestvůry zvolenému protihráči.",
  "ship-master":
    "Dokud je volný: na konci svého průzkumu získáš 1 perlu za každou rasu, která jde do rady.",
  trader: "Ihned: získáš 3 perly.",
  peddler: "Ihned: získáš 2 perly.",
  landlord: "Ihned, a dokud je volný, i na začátku svých tahů: získáš 1 perlu.",
  slaver: "Dokud je volný, jednou za tah: odhoď z ruky 1 spojence a získej 2 perly.",
  shopkeeper: "Ihned: získáš 1 perlu.",
  shaman: "Dokud je volný: schopnosti vojáků na tebe nepůsobí.",
  invoker: "Ihned: po tomto tahu máš tah navíc.",
  apprentice: "Ihned: vezmi 1 hromádku karet v radě.",
  oracle: "Dokud je volný, jednou za tah: odhoď 1 hromádku karet v radě.",
  alchemist: "Dokud je volný: když žádáš o podporu z rady, vezmeš 2 hromádky.",
  illusionist: "Ihned: můžeš vyměnit 1 svou lokaci za dostupnou.",
  "master-of-magic":
    "Dokud je volný: spolupracujícím se může stát kterýkoli ze zahraných spojenců, nejen nejnižší.",
  opportunist:
    "Dokud je volný, jednou za tah: odhoď vládce ze dvora a na jeho místo polož vrchního vládce z balíčku.",
  corruptor: "Ihned: můžeš rekrutovat ještě 1 vládce ze dvora za 5 perel.",
  traitor: "Ihned: můžeš odhodit jiného svého volného vládce a vzít si za něj vládce ze dvora.",
  diplomat:
    "Dokud je volný: můžeš rekrutovat s libovolnými rasami, jen jejich počet musí souhlasit.",
  treasurer: "Dokud je volný: vládci tě stojí o 2 méně.",
  schemer:
    "Ihned: můžeš odhodit jiného svého volného vládce a vzít si za něj vrchního vládce z balíčku.",
  keeper: NO_POWER,
  reaper: NO_POWER,
  shepherd: NO_POWER,
  miller: NO_POWER,
  aquaculturalist: NO_POWER,
  landowner: NO_POWER,
  sage: "Ihned: dober 2 lokace, jednu ovládni klíči tohoto vládce a druhá bude dostupná.",
  hermit: "Ihned: dober 1 lokaci a ovládni ji klíči tohoto vládce.",
  elder: "Ihned: dober 3 lokace, jednu ovládni klíči tohoto vládce a ostatní budou dostupné.",
};

/** "each farmer", in the accusative. */
const eachOfGuild: Readonly<Record<Guild, string>> = {
  mage: "každého tvého mága",
  soldier: "každého tvého vojáka",
  farmer: "každého tvého farmáře",
  merchant: "každého tvého obchodníka",
  politician: "každého tvého politika",
  ambassador: "každého tvého velvyslance",
};
/** "each affiliated crab", in the accusative. */
const eachOfRace: Readonly<Record<Race, string>> = {
  jellyfish: "každou tvou spolupracující medúzu",
  crab: "každého tvého spolupracujícího kraba",
  seahorse: "každého tvého spolupracujícího mořského koníka",
  shellfish: "každého tvého spolupracujícího měkkýše",
  squid: "každou tvou spolupracující chobotnici",
};

const scorings: ScoringTexts = {
  perLordOfGuild: ({ base, each, guild }) =>
    `${influencePoints(base)} a ${each} za ${wordFor(eachOfGuild, guild)}.`,
  perAffiliatedOfRace: ({ base, each, race: id }) =>
    `${influencePoints(base)} a ${each} za ${wordFor(eachOfRace, id)}.`,
  perGuildRepresented: ({ each }) => `${influencePoints(each)} za každý cech mezi tvými vládci.`,
  copyOpponentLocation: () =>
    "Kopíruje lokaci protihráče; počítají se tvoji vládci a tvoji spojenci.",
  none: () => "Žádné body. Když tuto lokaci dostaneš, můžeš ji vyměnit za jinou z hromádky.",
  weakestLord: ({ times }) => `Vliv tvého nejslabšího vládce krát ${times}.`,
  strongestLord: () => "Vliv tvého nejsilnějšího vládce.",
  minusPerLord: ({ base }) => `${influencePoints(base)} minus 1 za každého tvého vládce.`,
  perLordWithKey: ({ each }) => `${influencePoints(each)} za každého tvého vládce s klíčem.`,
  perLordWithoutKey: ({ each }) => `${influencePoints(each)} za každého tvého vládce bez klíče.`,
  weakestAffiliatedPerRace: ({ base }) =>
    `${influencePoints(base)} a hodnota tvého nejslabšího spolupracujícího spojence každé rasy.`,
  minusPerAffiliated: ({ base }) =>
    `${influencePoints(base)} minus 1 za každého tvého spolupracujícího spojence.`,
};

export const cards: AbyssWords["cards"] = /* @__PURE__ */ (() => ({
  ...cardTexts(lordNames, powers),
  ...locationTexts(locationNames, scorings),
  ...allyTexts((id, value, copies) => ({
    name: `${race(id)} ${value}`,
    text: `Spojenec s hodnotou ${value} (${countedCards(copies)}).`,
  })),
  monster: {
    name: "nestvůra",
    text: "Bojuj s ní o odměnu, nebo odhaluj dál, a hrozba vzroste.",
  },
}))();
