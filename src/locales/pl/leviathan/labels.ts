import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { sharedLeviathanValues } from "../../../leviathan/words/values.ts";
import { race } from "../abyss/expressions.ts";
import { tokenOf } from "./expressions.ts";

export const parts: LeviathanWords["parts"] = {
  border: "granica",
  leviathanDeck: "talia lewiatanów",
  discardedLeviathans: "odrzucone lewiatany",
  leviathanTokens: "żetony lewiatanów",
  revealedTokens: "odkryte żetony lewiatanów",
  killed: "zabite lewiatany",
  wounds: "rany",
  scourge: "figurka Plagi",
  fight: "walka",
};

export const fields: LeviathanWords["fields"] = {
  leviathan: "lewiatan",
  pearls: "ile pereł zapłacić",
  baseTokens: "ile żetonów potworów dobrać",
  token: "żeton",
  stack: "stos Rady",
  supply: "rodzaj żetonu",
  to: "dla kogo",
  space: "pole granicy",
};

export const values: LeviathanWords["values"] = {
  ...sharedLeviathanValues,
  stack: (stack) => (stack === null ? "żaden" : race(stack)),
  supply: tokenOf,
};
