import type { GameId } from "./rules.ts";

const pages: Readonly<Record<string, string>> = {
  AB: "abyss",
  EX: "exiles",
  KR: "kraken",
  LE: "leviathan",
  CO: "conspiracy",
};

/** The address of a rule such as `AB-28`, relative to the playground. */
export function ruleAddress(rule: string): string {
  const [book = ""] = rule.split("-");
  return `../rules/${pages[book] ?? "abyss"}.html#${rule.toLowerCase()}`;
}

/** The address of a game's rules. Rules that two layers share are on the page of the later one. */
export const rulesAddress: Readonly<Record<GameId, string>> = {
  abyss: "../rules/abyss.html",
  exiles: "../rules/exiles.html",
  kraken: "../rules/kraken.html",
  leviathan: "../rules/leviathan.html",
  "exiles-kraken": "../rules/kraken.html",
  "exiles-leviathan": "../rules/leviathan.html",
  "kraken-leviathan": "../rules/leviathan.html",
  "exiles-kraken-leviathan": "../rules/leviathan.html",
  conspiracy: "../rules/conspiracy.html",
  "conspiracy-solo": "../rules/conspiracy.html",
};
