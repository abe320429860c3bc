import { en } from "../../../kernel/words/english.ts";
import type { ConspiracyWords } from "../phrases.ts";
import { colour, countedLords, location, locations, lords, pearls } from "./nouns.ts";

const areShuffled = (n: number): string =>
  en.form(n, { one: "is shuffled", other: "are shuffled" });

export const conspiracyEvents: ConspiracyWords["events"] = {
  "game-started": ({ players, first }, { player }) =>
    `${en.counted(players, { one: "player sits", other: "players sit" })} down; ${player(first)} begins`,
  "turn-started": ({ seat }, { player }) => `${player(seat)}'s turn`,
  "lords-drawn": ({ seat, lords: drawn }, say) => `${say.player(seat)} draws ${lords(say, drawn)}`,
  "pile-taken": ({ seat, colour: id, lords: taken }, say) =>
    `${say.player(seat)} takes the ${colour(id)} pile: ${lords(say, taken)}`,
  "turn-passed": ({ seat }, { player }) => `${player(seat)} passes: there is no lord to recruit`,
  "lords-discarded": ({ seat, lords: discarded }, say) =>
    `${say.player(seat)} discards ${lords(say, discarded)}`,
  "lords-returned": ({ seat, lords: returned }, say) =>
    `${say.player(seat)} has no room for ${lords(say, returned)}: back to the pile`,
  "lord-placed": ({ seat, lord, spot }, { player, name }) =>
    `${player(seat)} places ${name(lord)} on spot ${spot}`,
  "coat-of-arms-moved": ({ seat, colour: id, spot }, { player }) =>
    `${player(seat)}'s ${colour(id)} coat of arms goes to spot ${spot}`,
  "lords-swapped": ({ seat, spots }, { player }) =>
    `${player(seat)} swaps the lords on spots ${spots[0]} and ${spots[1]}`,
  "lord-revealed": ({ lord }, { name }) => `${name(lord)} is revealed and goes to its pile`,
  "pearls-gained": ({ seat, pearls: n, total }, { player }) =>
    `${player(seat)} gains ${pearls(n)} and has ${total}`,
  "pearl-master-changed": ({ seat }, { player }) => `${player(seat)} is Pearl Master`,
  "locations-drawn": ({ seat, locations: drawn }, say) =>
    `${say.player(seat)} draws ${en.counted(drawn.length, { one: "location", other: "locations" })}: ${locations(say, drawn)}`,
  "location-deck-searched": ({ seat, locations: { length } }, { player }) =>
    `${player(seat)} searches the location deck (${en.counted(length, { one: "tile", other: "tiles" })})`,
  "location-taken": ({ seat, location: taken, spot }, say) =>
    `${say.player(seat)} takes ${location(say, taken)} and puts it on spot ${spot}`,
  "locations-made-available": ({ locations: available }, say) =>
    `available: ${locations(say, available)}`,
  "order-given": ({ seat, draw }, { player }) =>
    `until ${player(seat)}'s next turn, each opponent must draw ${countedLords(draw)}`,
  "order-lifted": ({ seat }, { player }) => `${player(seat)}'s order is lifted`,
  "lords-reshuffled": ({ added }) =>
    `${countedLords(added)} from the piles ${areShuffled(added)} into the lord deck`,
  "locations-reshuffled": ({ added }) =>
    `${en.counted(added, { one: "available location", other: "available locations" })} ${areShuffled(added)} into the location deck`,
  "end-triggered": ({ seat }, { player }) =>
    `${player(seat)} has filled the chamber: everybody else has one more turn`,
  "game-ended": () => "the game is over",
};
