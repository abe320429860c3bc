/** The number of a rule, which opens its text. */
export function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <a data-rule={rule} href={ruleAddress(rule)} target="rules">
      {rule}
    </a>
  );
}

const pages: Readonly<Record<string, string>> = {
  AB: "abyss",
  EX: "exiles",
  KR: "kraken",
  CO: "conspiracy",
};

/** Where the site has the text of a rule, such as `AB-28`. */
function ruleAddress(rule: string): string {
  const [book = ""] = rule.split("-");
  return `../rules/${pages[book] ?? "abyss"}.html#${rule.toLowerCase()}`;
}
