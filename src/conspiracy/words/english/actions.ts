import { en } from "../../../kernel/words/english.ts";
import type { ConspiracyWords } from "../phrases.ts";
import { colour, countedLords, location } from "./nouns.ts";

export const conspiracyActionTypes: ConspiracyWords["actionTypes"] = {
  "draw-lords": "draw lords",
  "take-pile": "take a pile",
  pass: "pass",
  "place-lord": "place a lord",
  "swap-lords": "swap two lords",
  "decline-swap": "swap nothing",
  "draw-locations": "draw locations",
  "take-location": "take a location",
};

export const conspiracyActions: ConspiracyWords["actions"] = {
  "draw-lords": ({ count }) => `draw ${countedLords(count)}`,
  "take-pile": ({ colour: id }) => `take the ${colour(id)} pile`,
  pass: () => "pass",
  "place-lord": ({ lord }, { name }) => `place ${name(lord)}`,
  "swap-lords": ({ spots }) => `swap the lords on spots ${spots[0]} and ${spots[1]}`,
  "decline-swap": () => "swap nothing",
  "draw-locations": ({ count }) =>
    `draw ${en.counted(count, { one: "location", other: "locations" })}`,
  "take-location": ({ location: id }, say) => `take ${location(say, id)}`,
};
