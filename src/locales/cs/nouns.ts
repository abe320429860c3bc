// Czech nouns with their numbers. "Accusative" is for what somebody gains, takes or discards.
import type { Forms } from "../../kernel/words/grammar.ts";
import { czech } from "./language.ts";

const noun =
  (forms: Forms) =>
  (n: number): string =>
    czech.counted(n, forms);

export const pearls = noun({ one: "perla", few: "perly", many: "perly", other: "perel" });
export const pearlsAccusative = noun({
  one: "perlu",
  few: "perly",
  many: "perly",
  other: "perel",
});
export const nebulis = noun({ one: "nebula", few: "nebuly", many: "nebuly", other: "nebul" });
export const nebulisAccusative = noun({
  one: "nebulu",
  few: "nebuly",
  many: "nebuly",
  other: "nebul",
});
export const allies = noun({
  one: "spojenec",
  few: "spojenci",
  many: "spojence",
  other: "spojenců",
});
export const keyTokens = noun({
  one: "žeton klíče",
  few: "žetony klíče",
  many: "žetonu klíče",
  other: "žetonů klíčů",
});
export const monsterTokens = noun({
  one: "žeton nestvůry",
  few: "žetony nestvůry",
  many: "žetonu nestvůry",
  other: "žetonů nestvůr",
});
export const monsters = noun({
  one: "nestvůra",
  few: "nestvůry",
  many: "nestvůry",
  other: "nestvůr",
});
export const cards = noun({ one: "karta", few: "karty", many: "karty", other: "karet" });
export const locations = noun({
  one: "lokace",
  few: "lokace",
  many: "lokace",
  other: "lokací",
});
export const locationsAccusative = noun({
  one: "lokaci",
  few: "lokace",
  many: "lokace",
  other: "lokací",
});
export const lordsAccusative = noun({
  one: "vládce",
  few: "vládce",
  many: "vládce",
  other: "vládců",
});
export const influencePoints = noun({
  one: "bod vlivu",
  few: "body vlivu",
  many: "bodu vlivu",
  other: "bodů vlivu",
});
export const alliesAccusative = noun({
  one: "spojence",
  few: "spojence",
  many: "spojence",
  other: "spojenců",
});
export const tokens = noun({ one: "žeton", few: "žetony", many: "žetonu", other: "žetonů" });
export const leviathanTokens = noun({
  one: "žeton leviatana",
  few: "žetony leviatana",
  many: "žetonu leviatana",
  other: "žetonů leviatanů",
});
export const wounds = noun({ other: "zranění" });
