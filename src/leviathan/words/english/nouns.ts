// English nouns and expressions used in sentences.
import { en } from "../../../kernel/words/english.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { BorderSpace } from "../../cards/border.ts";
import type { LeviathanToken, TokenSupply } from "../../cards/tokens.ts";
import { sharedLeviathanValues } from "../values.ts";

export const allies = (n: number): string => en.counted(n, { one: "ally", other: "allies" });
export const wounds = (n: number): string => en.counted(n, { one: "wound", other: "wounds" });
export const tokens = (n: number): string => en.counted(n, { one: "token", other: "tokens" });
export const leviathanTokens = (n: number): string =>
  en.counted(n, { one: "leviathan token", other: "leviathan tokens" });

const faces: Readonly<Record<LeviathanToken, string>> = {
  "two-pearls": "2 pearls",
  "three-pearls": "3 pearls",
  key: "a key",
  "council-stack": "a council stack",
};
/** What a leviathan token shows: "2 pearls". */
export const face = (token: LeviathanToken): string => wordFor(faces, token);

const supplies: Readonly<Record<TokenSupply, string>> = {
  base: "monster token",
  leviathan: "leviathan token",
};
/** A token of this supply: "leviathan token". */
export const tokenOf = (supply: TokenSupply): string => wordFor(supplies, supply);

/** "space 2/3 of the border" */
export const spaceOfBorder = (space: BorderSpace): string =>
  `space ${sharedLeviathanValues.space(space)} of the border`;
