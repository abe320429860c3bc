// JSON in as few characters as a link can have without a server.
import { fromBase64url, toBase64url } from "./base64url.ts";

/** A value as the text of a link. */
export interface Packed {
  readonly text: string;
  readonly isCompressed: boolean;
}

/** A plain link can be read by any tool, so compression must save a good part of it. */
const WORTH_COMPRESSING = 0.7;
/** A link of a few kB may unfold into very much. No position or replay is longer than this. */
const MOST_BYTES = 5_000_000;

export async function pack(value: unknown): Promise<Packed> {
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const compressed = await through(new CompressionStream("deflate-raw"), plain, Infinity);
  const isCompressed = compressed.length < WORTH_COMPRESSING * plain.length;
  return { text: toBase64url(isCompressed ? compressed : plain), isCompressed };
}

/** Throws for a text that is no packed value. */
export async function unpack({ text, isCompressed }: Packed): Promise<unknown> {
  const bytes = fromBase64url(text);
  const plain = isCompressed
    ? await through(new DecompressionStream("deflate-raw"), bytes, MOST_BYTES)
    : bytes;
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain));
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) throw new Error(`more than ${most} bytes`);
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
