// Packs JSON into the fragment of a link, compressed if that pays.
import { fromBase64url, toBase64url } from "./base64url.ts";

/** A value as text for a link. */
export interface Packed {
  readonly text: string;
  readonly isCompressed: boolean;
}

/** Any tool can read an uncompressed link, so compression must save at least 30 %. */
const WORTH_COMPRESSING = 0.7;
/** Limits decompression, as a short link may expand to a huge text. No position or replay is longer. */
const MOST_BYTES = 5_000_000;

export async function pack(value: unknown): Promise<Packed> {
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const compressed = await through(new CompressionStream("deflate-raw"), plain, Infinity);
  const isCompressed = compressed.length < WORTH_COMPRESSING * plain.length;
  return { text: toBase64url(isCompressed ? compressed : plain), isCompressed };
}

/** Reads a packed value. Throws for any other text. */
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
