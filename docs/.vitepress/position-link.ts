/**
 * The part of the playground's address that opens a position, from the `#` on: the state as JSON, in
 * base64url.
 *
 * @example
 * positionLink("abyss", state); // "#game=abyss&state=eyJ0YWJsZ…"
 */
export function positionLink(game: string, state: unknown): string {
  const text = Buffer.from(JSON.stringify(state), "utf8").toString("base64url");
  return `#game=${game}&state=${text}`;
}
