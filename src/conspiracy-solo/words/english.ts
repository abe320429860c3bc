import { colour, countedLords } from "../../conspiracy/words/english/nouns.ts";
import { en } from "../../kernel/words/english.ts";
import { opponentNames } from "../cards/names.ts";
import { textsOfOpponents } from "./card-texts.ts";
import type { ConspiracySoloWords } from "./phrases.ts";

const cards: ConspiracySoloWords["cards"] = /* @__PURE__ */ textsOfOpponents({
  names: opponentNames,
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
      "1 point, and 2 for each red lord of its own. When it takes the red pile, you must draw the top lord of the deck in your next turn.",
    merchant: "1 point for each pair of its pearls.",
    politician: "The influence of its best lord.",
    mage: "1 point for each location of its own. 2 keys of any colours are enough for a location.",
  },
  text: (conditions, worth) =>
    `It takes the pile with most of what it finds first: ${conditions.join("; ")}. ${worth}`,
});

/** The English texts of what playing alone adds. */
export const conspiracySoloWords: ConspiracySoloWords = {
  terms: {
    opponent: (name) => `the ${name ?? "opponent"}`,
    worth: (points) => `${en.counted(points, { one: "point", other: "points" })}.`,
  },
  events: {
    "game-started": ({ first }, { player }) => `a game for one; ${player(first)} begins`,
    "opponent-appeared": ({ opponent: id }, { name, opponent }) =>
      `the opponent is ${opponent(name(id))}`,
    "order-given": ({ draw }) =>
      `in the next turn ${countedLords(draw)} must be drawn from the deck`,
    "replay-token-won": ({ seat }, { player }) =>
      `${player(seat)} takes the Replay token for a new coalition`,
    "replay-token-used": ({ seat }, { player }) =>
      `${player(seat)} gives the Replay token back and has one more turn`,
    "end-triggered": ({ seat }, { player }) =>
      `${player(seat)} has filled the chamber: the other side has one more turn`,
  },
  refusals: {
    "pile-not-wanted": ({ colour: id, colours }) =>
      `the opponent takes ${en.or(colours.map(colour))}, not ${colour(id)}`,
  },
  kinds: {
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
  lines: { card: ({ source }, { name, opponent }) => `card of ${opponent(name(source))}` },
  cards,
};
