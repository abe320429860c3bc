import { namesOf } from "../../../kernel/components/named-cards.ts";
import { en } from "../../../kernel/words/english.ts";
import { namedLocations } from "../../cards/named.ts";
import { type CardParts, textsOfCards } from "../card-texts.ts";
import type { ConspiracyWords } from "../phrases.ts";
import { colour, countedLords, pearls, points } from "./nouns.ts";

const parts: CardParts = {
  lord: (id, influence) => `${colour(id)} ${influence}`,
  abilities: {
    swap: () => "You may swap two lords of your chamber that have no keys.",
    key: ({ key }) => `A ${key} key.`,
    pearls: ({ pearls: n }) => `Gain ${pearls(n)}.`,
    reveal: () => "The top lord of the deck goes to the pile of its colour.",
  },
  scorings: {
    points: ({ points: n }) => `${points(n)}.`,
    perKey: ({ key, each }) => `${points(each)} for each ${key} key in your chamber.`,
    perPearlPair: ({ each }) => `${points(each)} for each pair of pearls.`,
    perLocation: ({ each }) => `${points(each)} for each of your locations, including this one.`,
    bestOfColour: ({ colour: id }) => `The influence of your best ${colour(id)} lord.`,
    perLordOfColour: ({ colour: id, base, each }) =>
      `${points(base)}, plus ${each} for each of your ${colour(id)} lords.`,
    perLordOfGroup: ({ influence, each }) =>
      `${points(each)} for each lord in your largest group of adjacent lords of influence ${influence}.`,
    perLordOfInfluence: ({ influences, base, each }) =>
      `${points(base)}, plus ${each} for each of your lords of influence ${en.or(influences.map(String))}.`,
  },
  effects: {
    pearls: ({ pearls: n }) => `At once: gain ${pearls(n)}.`,
    order: ({ draw }) =>
      draw === 1
        ? "Until your next turn, each opponent must draw the top lord of the deck and place it."
        : `Until your next turn, each opponent must draw the top ${countedLords(draw)} of the deck and place one.`,
    reshuffleLords: () => "At once: shuffle all piles into the lord deck.",
    reshuffleLocations: () => "At once: shuffle all available locations into the location deck.",
    anyTwoKeys: () => "From now on, 2 keys of any colours are enough for a location.",
    searchDeck: () =>
      "From now on, when you take a location, search the location deck for one of your choice.",
  },
  both: (scoring, effect) => `${scoring} ${effect}`,
};

export const conspiracyCards: ConspiracyWords["cards"] = /* @__PURE__ */ (() =>
  textsOfCards(namesOf(namedLocations), parts))();
