import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import { sharedAbyssValues } from "../../../abyss/words/values.ts";
import { race, reward } from "./expressions.ts";

export const parts: AbyssWords["parts"] = {
  deck: "balíček průzkumu",
  discard: "odhozené karty průzkumu",
  track: "průzkum",
  threat: "hrozba",
  council: "rada",
  lordDeck: "balíček vládců",
  court: "dvůr",
  discardedLords: "odhození vládci",
  stack: "hromádka lokací",
  available: "dostupné lokace",
  drawn: "dobrané lokace",
  tokens: "žetony nestvůr",
  keyTokens: "žetony klíčů",
  lastSeat: "poslední tah",
  pearls: "perly",
  keys: "klíče",
  hand: "ruka",
  affiliated: "spolupracující spojenci",
  lords: "vládci",
  disabled: "otočení vládci",
  locations: "lokace",
  cost: "cena",
  races: "rasy",
  influence: "vliv",
  allies: "spojenci",
  monsters: "nestvůry",
};

export const fields: AbyssWords["fields"] = {
  affiliate: "spojenec, se kterým se naváže spolupráce",
  allies: parts.allies,
  ally: "spojenec",
  count: "kolik",
  discard: "odhazovaný vládce",
  from: "od koho",
  give: "vracená lokace",
  keyTokens: parts.keyTokens,
  location: "lokace",
  lord: "vládce",
  lords: parts.lords,
  reward: "odměna",
  stack: "hromádka v radě",
  stacks: "hromádky v radě",
  take: "co vzít",
};

export const values: AbyssWords["values"] = {
  ...sharedAbyssValues,
  affiliate: (ally, { name }) => (ally === null ? "nikdo" : name(ally)),
  reward,
  stack: race,
  stacks: race,
};
