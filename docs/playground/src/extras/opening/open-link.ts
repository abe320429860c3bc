import { linkedBy } from "../links/link.ts";
import { failed, type OpenResult, readContent } from "./read-content.ts";

/** Opens the content of the page's fragment; `undefined` if it has none. */
export async function openLink(hash: string): Promise<OpenResult | undefined> {
  const linked = await linkedBy(hash).catch(() => "damaged" as const);
  if (linked === "damaged") return failed({ code: "damagedLink" });
  if (!linked) return undefined;
  const { game, kind, value, rule } = linked;
  const opened = readContent(game, kind, value);
  return opened.ok && rule ? { ok: true, opened: { ...opened.opened, rule } } : opened;
}
