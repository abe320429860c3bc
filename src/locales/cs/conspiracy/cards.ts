import type { Location } from "../../../conspiracy/cards/locations.ts";
import { type CardParts, textsOfCards } from "../../../conspiracy/words/card-texts.ts";
import type { ConspiracyWords } from "../../../conspiracy/words/phrases.ts";
import { czech } from "../language.ts";
import { influencePoints, pearlsAccusative } from "../nouns.ts";
import { colour, ofColour } from "./colours.ts";

const locationNames: Readonly<Record<Location, string>> = {
  "seven-points": "7 BV",
  "five-points-one-pearl": "5 BV a 1 perla",
  "four-points-two-pearls": "4 BV a 2 perly",
  "three-points-three-pearls": "3 BV a 3 perly",
  "silver-keys": "Stříbrné klíče",
  "gold-keys": "Zlaté klíče",
  "pearl-pairs": "Páry perel",
  locations: "Ovládané lokace",
  "force-one": "Protihráči berou vrchního vládce",
  "force-two": "Protihráči vybírají ze 2 vrchních vládců",
  "reshuffle-lords": "Zamíchání odhozených vládců",
  "reshuffle-locations": "Zamíchání dostupných lokací",
  "any-two-keys": "2 libovolné klíče",
  "search-deck": "Výběr z balíčku lokací",
  "best-yellow": "Nejvlivnější žlutý vládce",
  "best-red": "Nejvlivnější červený vládce",
  "best-green": "Nejvlivnější zelený vládce",
  "best-blue": "Nejvlivnější modrý vládce",
  "best-purple": "Nejvlivnější fialový vládce",
  "count-yellow": "Žlutí vládci",
  "count-red": "Červení vládci",
  "count-green": "Zelení vládci",
  "count-blue": "Modří vládci",
  "count-purple": "Fialoví vládci",
  "group-of-ones": "Skupina vládců s 1 BV",
  "group-of-twos": "Skupina vládců se 2 BV",
  "group-of-threes": "Skupina vládců se 3 BV",
  "group-of-fours": "Skupina vládců se 4 BV",
  "zeros-and-sixes": "Vládci s 0 nebo 6 BV",
};

const parts: CardParts = {
  lord: (id, influence) => `${colour(id)} ${influence}`,
  abilities: {
    swap: () => "Můžeš prohodit dva vládce bez klíčů ve své komoře.",
    key: ({ key }) => (key === "silver" ? "Stříbrný klíč." : "Zlatý klíč."),
    pearls: ({ pearls }) => `Získáš ${pearlsAccusative(pearls)}.`,
    reveal: () => "Vrchní vládce z balíčku jde do odhazovacího balíčku své barvy.",
  },
  scorings: {
    points: ({ points }) => `${influencePoints(points)}.`,
    perKey: ({ key, each }) =>
      `${influencePoints(each)} za každý ${key === "silver" ? "stříbrný" : "zlatý"} klíč ve tvé komoře.`,
    perPearlPair: ({ each }) => `${influencePoints(each)} za každý pár perel.`,
    perLocation: ({ each }) => `${influencePoints(each)} za každou tvou lokaci včetně této.`,
    bestOfColour: ({ colour: id }) => `Vliv tvého nejlepšího ${ofColour(id)} vládce.`,
    perLordOfColour: ({ colour: id, base, each }) =>
      `${influencePoints(base)} a ${each} za každého tvého ${ofColour(id)} vládce.`,
    perLordOfGroup: ({ influence, each }) =>
      `${influencePoints(each)} za každého vládce tvé největší skupiny sousedících vládců s vlivem ${influence}.`,
    perLordOfInfluence: ({ influences, base, each }) =>
      `${influencePoints(base)} a ${each} za každého tvého vládce s vlivem ${czech.or(influences.map(String))}.`,
  },
  effects: {
    pearls: ({ pearls }) => `Ihned: získáš ${pearlsAccusative(pearls)}.`,
    order: ({ draw }) =>
      draw === 1
        ? "Do tvého příštího tahu musí každý protihráč dobrat a umístit vrchního vládce z balíčku."
        : `Do tvého příštího tahu musí každý protihráč dobrat ${draw} vrchní vládce z balíčku a jednoho z nich umístit.`,
    reshuffleLords: () => "Ihned: zamíchej všechny odhazovací balíčky do balíčku vládců.",
    reshuffleLocations: () => "Ihned: zamíchej všechny dostupné lokace do balíčku lokací.",
    anyTwoKeys: () => "Od této chvíle ti k lokaci stačí 2 libovolné klíče.",
    searchDeck: () => "Od této chvíle si z balíčku lokací vybíráš lokaci, kterou chceš.",
  },
  both: (scoring, effect) => `${scoring} ${effect}`,
};

export const cards: ConspiracyWords["cards"] = /* @__PURE__ */ textsOfCards(locationNames, parts);
