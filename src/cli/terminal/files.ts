import { createReadStream } from "node:fs";
import { oneLine, UsageError } from "../usage-error.ts";

/** What stands for the standard input in place of a file. */
export const STANDARD_INPUT = "-";

/** Larger files are not read: the record of a very long game has a twentieth of it. */
const MOST_BYTES = 16_000_000;

/** What is wrong with a file, for the codes of the system that users meet. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "is a directory, expected a file",
  EACCES: "may not be read",
};

/** The JSON value in a file, or in the standard input. */
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
