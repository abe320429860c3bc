// #game=abyss&state=… shows a position, #game=abyss&replay=… a replay; &z=1 marks compressed content,
// &rule=AB-80 the rule that it is an example of.
import { type Packed, pack, unpack } from "./packing.ts";

/** The content of a link. The value is untrusted. */
export interface Linked {
  readonly game: string;
  readonly kind: "state" | "replay";
  readonly value: unknown;
  /** The rule that it is an example of. */
  readonly rule?: string;
}

const RULE = /^(AB|EX|KR|LE|CO)-\d{1,3}$/;

/** The fragment of a link to this content. */
export async function hashOf({ game, kind, value }: Linked): Promise<string> {
  const { text, isCompressed } = await pack(value);
  return `#game=${game}&${kind}=${text}${isCompressed ? "&z=1" : ""}`;
}

/** The content of a fragment; `undefined` if it has none. Throws for a damaged link. */
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
