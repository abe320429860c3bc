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
