import type { GameId } from "./rules.ts";

const pages: Readonly<Record<string, string>> = {
  AB: "abyss",
  EX: "exiles",
  KR: "kraken",
  CO: "conspiracy",
};

/** Where the site has the text of a rule, such as `AB-28`, from the page of the playground. */
export function ruleAddress(rule: string): string {
  const [book = ""] = rule.split("-");
  return `../rules/${pages[book] ?? "abyss"}.html#${rule.toLowerCase()}`;
}

/** Where the site has the rules of a game. What two layers share is told where the later one is. */
export const rulesAddress: Readonly<Record<GameId, string>> = {
  abyss: "../rules/abyss.html",
  exiles: "../rules/exiles.html",
  kraken: "../rules/kraken.html",
  "exiles-kraken": "../rules/kraken.html",
  conspiracy: "../rules/conspiracy.html",
  "conspiracy-solo": "../rules/conspiracy.html",
};
