// Polish expressions that Leviathan adds.
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import type { BorderSpace } from "../../../leviathan/cards/border.ts";
import type { Leviathan } from "../../../leviathan/cards/leviathans.ts";
import type { LeviathanToken, TokenSupply } from "../../../leviathan/cards/tokens.ts";
import { sharedLeviathanValues } from "../../../leviathan/words/values.ts";

/** "lewiatana 3", in the accusative and the genitive. */
export const leviathan = ({ name }: SayNames, id: Leviathan): string =>
  name(id).replace("lewiatan", "lewiatana");

const faces: Readonly<Record<LeviathanToken, string>> = {
  "two-pearls": "2 perły",
  "three-pearls": "3 perły",
  key: "klucz",
  "council-stack": "stos Rady",
};
/** What a leviathan token shows: "2 perły". */
export const face = (token: LeviathanToken): string => wordFor(faces, token);

const supplies: Readonly<Record<TokenSupply, string>> = {
  base: "żeton potwora",
  leviathan: "żeton lewiatana",
};
/** A token of this supply, also in the accusative. */
export const tokenOf = (supply: TokenSupply): string => wordFor(supplies, supply);

/** "pole 2/3 granicy", also in the accusative. */
export const spaceOfBorder = (space: BorderSpace): string =>
  `pole ${sharedLeviathanValues.space(space)} granicy`;
