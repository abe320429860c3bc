import { linkedBy } from "../links/link.ts";
import { failed, type Opening, opening } from "./opened.ts";

/** Opens what the address of the page shows; `undefined` if it is the plain page. */
export async function openLink(hash: string): Promise<Opening | undefined> {
  const linked = await linkedBy(hash).catch(() => "damaged" as const);
  if (linked === "damaged") return failed({ code: "damagedLink" });
  return linked && opening(linked.game, linked.kind, linked.value);
}
