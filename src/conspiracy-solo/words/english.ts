import { colour, countedLords } from "../../conspiracy/words/english/nouns.ts";
import { namesOf } from "../../kernel/components/named-cards.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { en } from "../../kernel/words/english.ts";
import { namedOpponents } from "../cards/named.ts";
import { textsOfOpponents } from "./card-texts.ts";
import type { ConspiracySoloWords } from "./phrases.ts";

const cards: ConspiracySoloWords["cards"] = /* @__PURE__ */ textsOfOpponents({
  names: /* @__PURE__ */ namesOf(namedOpponents),
  conditions: {
    many: "2 or more lords",
    keys: "keys",
    pearls: "pearls",
    red: "red lords",
    six: "a lord of influence 6",
    coalition: "a coalition of 3 or more",
  },
  worth: {
    farmer: "No points.",
    soldier:
      "1 point, plus 2 for each of its red lords. When it takes the red pile, you must draw the top lord of the deck in your next turn.",
    merchant: "1 point for each pair of pearls it has.",
    politician: "The influence of its best lord.",
    mage: "1 point for each of its locations. 2 keys of any colours are enough for a location.",
  },
  text: (conditions, worth) =>
    `It looks for these in the piles, in this order, and takes the pile with the most of the first it finds: ${conditions.join("; ")}. ${worth}`,
});

/** The English texts that the solo mode adds. */
export const conspiracySoloWords: ConspiracySoloWords = /* @__PURE__ */ deepFreeze({
  terms: {
    opponent: (name) => `the ${name ?? "opponent"}`,
    worth: (points) => `${en.counted(points, { one: "point", other: "points" })}.`,
  },
  events: {
    "game-started": ({ first }, { player }) => `a solo game; ${player(first)} begins`,
    "opponent-appeared": ({ opponent: id }, { name, opponent }) =>
      `the opponent is ${opponent(name(id))}`,
    "order-given": ({ draw }) =>
      `${countedLords(draw)} must be drawn from the deck in the next turn`,
    "replay-token-won": ({ seat }, { player }) =>
      `${player(seat)} wins the Replay token with a new coalition`,
    "replay-token-used": ({ seat }, { player }) =>
      `${player(seat)} gives the Replay token back and has one more turn`,
    "end-triggered": ({ seat }, { player }) =>
      `${player(seat)} has filled the chamber: the other side has one more turn`,
  },
  refusals: {
    "pile-not-wanted": ({ colour: id, colours }) =>
      `the opponent takes the ${en.or(colours.map(colour))} pile, not the ${colour(id)} one`,
  },
  actionTypes: {
    "use-replay-token": "use the Replay token",
    "keep-replay-token": "keep the Replay token",
  },
  actions: {
    "use-replay-token": () => "use the Replay token for one more turn",
    "keep-replay-token": () => "keep the Replay token",
  },
  decisions: {
    "opponent-pile": ({ colours }, who) =>
      `${who}, choose which pile the opponent takes: ${en.or(colours.map(colour))}`,
    replay: (_, who) => `${who}, use the Replay token for one more turn, or keep it`,
  },
  fields: {},
  values: {},
  parts: {
    opponent: "opponent",
    replayToken: "Replay token",
    card: "card",
  },
  lines: { card: ({ source }, { name, opponent }) => `card of ${opponent(name(source))}` },
  cards,
});
