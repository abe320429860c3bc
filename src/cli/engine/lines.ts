// Splits a stream of bytes into lines, and never keeps more of a line than a request may have.
import { LONGEST_REQUEST } from "./limits.ts";

const NEWLINE = 10;

/** A line without its end; `undefined` for one that is too long, which is skipped. */
export type Line = Buffer | undefined;

/** The lines of a stream; the last one need not end with a line break. */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Line, void> {
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    if (length > LONGEST_REQUEST) parts = [];
    else parts.push(part);
  };
  const takeLine = (): Line => {
    const line = length > LONGEST_REQUEST ? undefined : Buffer.concat(parts);
    parts = [];
    length = 0;
    return line;
  };
  for await (const bytes of input) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end));
      yield takeLine();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield takeLine();
}
