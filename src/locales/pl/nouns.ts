// Polish nouns with their numbers. "Accusative" is for what somebody gains, takes or discards.
import type { Forms } from "../../kernel/words/grammar.ts";
import { polish } from "./language.ts";

const noun =
  (forms: Forms) =>
  (n: number): string =>
    polish.counted(n, forms);

export const pearls = noun({ one: "perła", few: "perły", many: "pereł", other: "perły" });
export const pearlsAccusative = noun({
  one: "perłę",
  few: "perły",
  many: "pereł",
  other: "perły",
});
export const nebulis = noun({
  one: "nebulis",
  few: "nebulisy",
  many: "nebulisów",
  other: "nebulisa",
});
export const allies = noun({
  one: "sojusznik",
  few: "sojuszników",
  many: "sojuszników",
  other: "sojusznika",
});
export const keyTokens = noun({
  one: "żeton klucza",
  few: "żetony kluczy",
  many: "żetonów kluczy",
  other: "żetonu klucza",
});
export const monsterTokens = noun({
  one: "żeton potwora",
  few: "żetony potworów",
  many: "żetonów potworów",
  other: "żetonu potwora",
});
export const monsters = noun({
  one: "potwór",
  few: "potwory",
  many: "potworów",
  other: "potwora",
});
export const cards = noun({ one: "karta", few: "karty", many: "kart", other: "karty" });
export const locations = noun({
  one: "miejsce",
  few: "miejsca",
  many: "miejsc",
  other: "miejsca",
});
export const lordsAccusative = noun({
  one: "lorda",
  few: "lordów",
  many: "lordów",
  other: "lorda",
});
export const influencePoints = noun({
  one: "punkt wpływu",
  few: "punkty wpływu",
  many: "punktów wpływu",
  other: "punktu wpływu",
});
export const alliesAccusative = noun({
  one: "sojusznika",
  few: "sojuszników",
  many: "sojuszników",
  other: "sojusznika",
});
export const tokens = noun({ one: "żeton", few: "żetony", many: "żetonów", other: "żetonu" });
export const leviathanTokens = noun({
  one: "żeton lewiatana",
  few: "żetony lewiatanów",
  many: "żetonów lewiatanów",
  other: "żetonu lewiatana",
});
export const woundsAccusative = noun({ one: "ranę", few: "rany", many: "ran", other: "rany" });
