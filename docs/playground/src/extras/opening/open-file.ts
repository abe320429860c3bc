import { failed, type OpenResult, readContent } from "./read-content.ts";

/** No position or replay is longer; larger files would freeze the page. */
const LONGEST_FILE = 5_000_000;

/** Opens a file that was saved by this page or by any program that uses the library. */
export async function openFile(file: File): Promise<OpenResult> {
  if (file.size > LONGEST_FILE) return failed({ code: "tooLong" });
  const content = parsed(await file.text());
  if (content === undefined) return failed({ code: "notJson" });
  const { game, state } = fieldsOf(content);
  if (typeof game !== "string") return failed({ code: "unknownFile" });
  return readContent(game, state === undefined ? "replay" : "state", content);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A saved position names its game beside the state (`saveState`). */
const fieldsOf = (content: unknown): { readonly game?: unknown; readonly state?: unknown } =>
  typeof content === "object" && content !== null ? content : {};
