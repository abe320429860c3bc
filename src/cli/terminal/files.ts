import { createReadStream } from "node:fs";
import { oneLine, UsageError } from "../usage-error.ts";

/** The file name for the standard input. */
export const STANDARD_INPUT = "-";

/**
 * Larger files are rejected; the replay of a very long game is a twentieth of this.
 * @public
 */
export const MOST_BYTES = 16_000_000;

/** Messages for the common error codes of the file system. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "no such file",
  EISDIR: "is a directory, expected a file",
  EACCES: "permission denied",
};

/** Reads a JSON value from a file or from the standard input. */
export async function readJson(path: string): Promise<unknown> {
  const name = path === STANDARD_INPUT ? "the standard input" : path;
  const text = decoded(name, await bytesOf(name, path));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${name}: is not JSON: ${oneLine((error as Error).message)}`);
  }
}

async function bytesOf(name: string, path: string): Promise<Buffer> {
  const stream = path === STANDARD_INPUT ? process.stdin : createReadStream(path);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MOST_BYTES) break;
      chunks.push(chunk);
    }
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new UsageError(`${name}: ${reasons[code] ?? oneLine(message)}`);
  }
  if (size > MOST_BYTES)
    throw new UsageError(`${name}: is too large, expected at most ${MOST_BYTES} bytes`);
  return Buffer.concat(chunks);
}

function decoded(name: string, bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${name}: is not text in UTF-8, expected JSON`);
  }
}
