// #game=abyss&state=… shows a position, #game=abyss&replay=… a game; &z=1 says that it is compressed,
// &rule=AB-80 of which rule it is an example.
import { type Packed, pack, unpack } from "./packing.ts";

/** What a link shows. The value comes from outside: nobody has checked it. */
export interface Linked {
  readonly game: string;
  readonly kind: "state" | "replay";
  readonly value: unknown;
  /** The number of the rule that it shows. */
  readonly rule?: string;
}

const RULE = /^(AB|EX|KR|CO)-\d{1,3}$/;

/** The part of a link after the page's address. */
export async function hashOf({ game, kind, value }: Linked): Promise<string> {
  const { text, isCompressed } = await pack(value);
  return `#game=${game}&${kind}=${text}${isCompressed ? "&z=1" : ""}`;
}

/** What the address of the page shows; nothing, if it is the plain page. Throws for a damaged link. */
export async function linkedBy(hash: string): Promise<Linked | undefined> {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const game = fields.get("game");
  for (const kind of ["state", "replay"] as const) {
    const text = fields.get(kind);
    if (game === null || text === null) continue;
    const packed: Packed = { text, isCompressed: fields.get("z") === "1" };
    const rule = fields.get("rule") ?? "";
    return { game, kind, value: await unpack(packed), ...(RULE.test(rule) && { rule }) };
  }
  return undefined;
}
