// Chinese expressions that Leviathan adds.
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { BorderSpace } from "../../../leviathan/cards/border.ts";
import type { LeviathanToken, TokenSupply } from "../../../leviathan/cards/tokens.ts";
import { sharedLeviathanValues } from "../../../leviathan/words/values.ts";

const faces: Readonly<Record<LeviathanToken, string>> = {
  "two-pearls": "2顆珍珠",
  "three-pearls": "3顆珍珠",
  key: "鑰匙",
  "council-stack": "議會牌堆",
};
/** What a leviathan token shows: "2顆珍珠". */
export const face = (token: LeviathanToken): string => wordFor(faces, token);

const supplies: Readonly<Record<TokenSupply, string>> = {
  base: "怪獸指示物",
  leviathan: "利維坦指示物",
};
/** A token of this supply. */
export const tokenOf = (supply: TokenSupply): string => wordFor(supplies, supply);

/** "邊界的2/3格" */
export const spaceOfBorder = (space: BorderSpace): string =>
  `邊界的${sharedLeviathanValues.space(space)}格`;
