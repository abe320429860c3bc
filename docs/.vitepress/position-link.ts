/**
 * The fragment of the playground's address that opens a position, with the `#`: the state as JSON, in base64url,
 * and the number of the rule of which it is an example.
 *
 * @example
 * positionLink("abyss", state, "AB-80"); // "#game=abyss&state=eyJ0YWJsZ…&rule=AB-80"
 */
export function positionLink(game: string, state: unknown, rule?: string): string {
  const text = Buffer.from(JSON.stringify(state), "utf8").toString("base64url");
  return `#game=${game}&state=${text}${rule === undefined ? "" : `&rule=${rule}`}`;
}
