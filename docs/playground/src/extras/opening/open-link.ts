import { linkedBy } from "../links/link.ts";
import { failed, type OpenResult, readContent } from "./read-content.ts";

/** Opens what the address of the page shows; `undefined` if it is the plain page. */
export async function openLink(hash: string): Promise<OpenResult | undefined> {
  const linked = await linkedBy(hash).catch(() => "damaged" as const);
  if (linked === "damaged") return failed({ code: "damagedLink" });
  if (!linked) return undefined;
  const { game, kind, value, rule } = linked;
  const opened = readContent(game, kind, value);
  return opened.ok && rule ? { ok: true, opened: { ...opened.opened, rule } } : opened;
}
