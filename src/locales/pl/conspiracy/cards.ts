import type { Location } from "../../../conspiracy/cards/locations.ts";
import { type CardParts, textsOfCards } from "../../../conspiracy/words/card-texts.ts";
import type { ConspiracyWords } from "../../../conspiracy/words/phrases.ts";
import { polish } from "../language.ts";
import { influencePoints, pearlsAccusative } from "../nouns.ts";
import { colour, ofColour } from "./colours.ts";

const locationNames: Readonly<Record<Location, string>> = {
  "seven-points": "7 PW",
  "five-points-one-pearl": "5 PW i 1 perła",
  "four-points-two-pearls": "4 PW i 2 perły",
  "three-points-three-pearls": "3 PW i 3 perły",
  "silver-keys": "Srebrne klucze",
  "gold-keys": "Złote klucze",
  "pearl-pairs": "Pary pereł",
  locations: "Kontrolowane miejsca",
  "force-one": "Przeciwnicy biorą wierzchniego lorda",
  "force-two": "Przeciwnicy wybierają z 2 wierzchnich lordów",
  "reshuffle-lords": "Wtasowanie odrzuconych lordów",
  "reshuffle-locations": "Wtasowanie dostępnych miejsc",
  "any-two-keys": "2 dowolne klucze",
  "search-deck": "Wybór z talii miejsc",
  "best-yellow": "Najbardziej wpływowy żółty lord",
  "best-red": "Najbardziej wpływowy czerwony lord",
  "best-green": "Najbardziej wpływowy zielony lord",
  "best-blue": "Najbardziej wpływowy niebieski lord",
  "best-purple": "Najbardziej wpływowy fioletowy lord",
  "count-yellow": "Żółci lordowie",
  "count-red": "Czerwoni lordowie",
  "count-green": "Zieloni lordowie",
  "count-blue": "Niebiescy lordowie",
  "count-purple": "Fioletowi lordowie",
  "group-of-ones": "Grupa lordów z 1 PW",
  "group-of-twos": "Grupa lordów z 2 PW",
  "group-of-threes": "Grupa lordów z 3 PW",
  "group-of-fours": "Grupa lordów z 4 PW",
  "zeros-and-sixes": "Lordowie z 0 albo 6 PW",
};

const parts: CardParts = {
  lord: (id, influence) => `${colour(id)} ${influence}`,
  abilities: {
    swap: () => "Możesz zamienić miejscami dwóch lordów bez kluczy w swojej izbie.",
    key: ({ key }) => (key === "silver" ? "Srebrny klucz." : "Złoty klucz."),
    pearls: ({ pearls }) => `Otrzymujesz ${pearlsAccusative(pearls)}.`,
    reveal: () => "Wierzchni lord z talii trafia na stos swojego koloru.",
  },
  scorings: {
    points: ({ points }) => `${influencePoints(points)}.`,
    perKey: ({ key, each }) =>
      `${influencePoints(each)} za każdy ${key === "silver" ? "srebrny" : "złoty"} klucz w twojej izbie.`,
    perPearlPair: ({ each }) => `${influencePoints(each)} za każdą parę pereł.`,
    perLocation: ({ each }) => `${influencePoints(each)} za każde twoje miejsce, razem z tym.`,
    bestOfColour: ({ colour: id }) => `Wpływ twojego najlepszego ${ofColour(id)} lorda.`,
    perLordOfColour: ({ colour: id, base, each }) =>
      `${influencePoints(base)} i ${each} za każdego twojego ${ofColour(id)} lorda.`,
    perLordOfGroup: ({ influence, each }) =>
      `${influencePoints(each)} za każdego lorda z twojej największej grupy sąsiadujących lordów z wpływem ${influence}.`,
    perLordOfInfluence: ({ influences, base, each }) =>
      `${influencePoints(base)} i ${each} za każdego twojego lorda z wpływem ${polish.or(influences.map(String))}.`,
  },
  effects: {
    pearls: ({ pearls }) => `Od razu: otrzymujesz ${pearlsAccusative(pearls)}.`,
    order: ({ draw }) =>
      draw === 1
        ? "Do twojej następnej tury każdy przeciwnik musi dobrać i umieścić wierzchniego lorda z talii."
        : `Do twojej następnej tury każdy przeciwnik musi dobrać ${draw} wierzchnich lordów z talii i umieścić jednego z nich.`,
    reshuffleLords: () => "Od razu: wtasuj wszystkie stosy odrzuconych lordów do talii lordów.",
    reshuffleLocations: () => "Od razu: wtasuj wszystkie dostępne miejsca do talii miejsc.",
    anyTwoKeys: () => "Od tej pory wystarczą ci 2 dowolne klucze, aby wziąć miejsce.",
    searchDeck: () => "Od tej pory przeglądasz talię miejsc i bierzesz wybrane miejsce.",
  },
  both: (scoring, effect) => `${scoring} ${effect}`,
};

export const cards: ConspiracyWords["cards"] = /* @__PURE__ */ textsOfCards(locationNames, parts);
