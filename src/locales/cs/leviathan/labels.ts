import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { sharedLeviathanValues } from "../../../leviathan/words/values.ts";
import { race } from "../abyss/expressions.ts";
import { tokenOf } from "./expressions.ts";

export const parts: LeviathanWords["parts"] = {
  border: "hranice",
  leviathanDeck: "balíček leviatanů",
  discardedLeviathans: "odhození leviatani",
  leviathanTokens: "žetony leviatanů",
  revealedTokens: "odhalené žetony leviatanů",
  killed: "zabití leviatani",
  wounds: "zranění",
  scourge: "figurka Pohromy",
  fight: "boj",
};

export const fields: LeviathanWords["fields"] = {
  leviathan: "leviatan",
  pearls: "kolik perel zaplatit",
  baseTokens: "kolik žetonů nestvůr dobrat",
  token: "žeton",
  stack: "hromádka v radě",
  supply: "druh žetonu",
  to: "komu",
  space: "pole hranice",
};

export const values: LeviathanWords["values"] = {
  ...sharedLeviathanValues,
  stack: (stack) => (stack === null ? "žádná" : race(stack)),
  supply: tokenOf,
};
