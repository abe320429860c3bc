/**
 * The fragment of the playground's address that opens the position of a worked example, with the `#`: the
 * state as JSON, in base64url, and the number of the rule.
 *
 * @example
 * positionLink("AB-80", "abyss", state); // "#game=abyss&state=eyJ0YWJsZ…&rule=AB-80"
 */
export function positionLink(rule: string, game: string, state: unknown): string {
  const text = Buffer.from(JSON.stringify(state), "utf8").toString("base64url");
  return `#game=${game}&state=${text}&rule=${rule}`;
}
