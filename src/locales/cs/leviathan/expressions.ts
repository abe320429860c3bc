// Czech expressions that Leviathan adds.
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import type { BorderSpace } from "../../../leviathan/cards/border.ts";
import type { Leviathan } from "../../../leviathan/cards/leviathans.ts";
import type { LeviathanToken, TokenSupply } from "../../../leviathan/cards/tokens.ts";
import { sharedLeviathanValues } from "../../../leviathan/words/values.ts";

/** "leviatana 3", in the accusative and the genitive. */
export const leviathan = ({ name }: SayNames, id: Leviathan): string =>
  name(id).replace("leviatan", "leviatana");

const faces: Readonly<Record<LeviathanToken, string>> = {
  "two-pearls": "2 perly",
  "three-pearls": "3 perly",
  key: "klíč",
  "council-stack": "hromádka v radě",
};
/** What a leviathan token shows: "2 perly". */
export const face = (token: LeviathanToken): string => wordFor(faces, token);

const supplies: Readonly<Record<TokenSupply, string>> = {
  base: "žeton nestvůry",
  leviathan: "žeton leviatana",
};
/** A token of this supply, also in the accusative. */
export const tokenOf = (supply: TokenSupply): string => wordFor(supplies, supply);

/** "pole 2/3 hranice", also in the accusative. */
export const spaceOfBorder = (space: BorderSpace): string =>
  `pole ${sharedLeviathanValues.space(space)} hranice`;
