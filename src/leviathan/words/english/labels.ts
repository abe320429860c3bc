import { race } from "../../../abyss/words/english/nouns.ts";
import type { LeviathanWords } from "../phrases.ts";
import { sharedLeviathanValues } from "../values.ts";
import { tokenOf } from "./nouns.ts";

export const leviathanParts: LeviathanWords["parts"] = {
  border: "border",
  leviathanDeck: "leviathan deck",
  discardedLeviathans: "discarded leviathans",
  leviathanTokens: "leviathan tokens",
  revealedTokens: "revealed leviathan tokens",
  killed: "killed leviathans",
  wounds: "wounds",
  scourge: "the Scourge",
  fight: "fight",
};

export const leviathanFields: LeviathanWords["fields"] = {
  leviathan: "leviathan",
  pearls: "pearls to pay",
  baseTokens: "monster tokens to draw",
  token: "token",
  stack: "council stack",
  supply: "kind of token",
  to: "to whom",
  space: "space of the border",
};

export const leviathanValues: LeviathanWords["values"] = /* @__PURE__ */ (() => ({
  ...sharedLeviathanValues,
  stack: (stack) => (stack === null ? "none" : race(stack)),
  supply: tokenOf,
}))();
