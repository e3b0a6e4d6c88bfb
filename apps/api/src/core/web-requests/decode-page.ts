import { TextDecoder } from 'node:util';

/** Encodings are named within this many bytes (HTML standard). */
const SNIFFED_BYTES = 1024;

/** Decodes a page to text while it arrives. @param charset from its headers; else the page's own declaration is used */
export async function* decodePage(body: AsyncIterable<Uint8Array>, charset: string | undefined): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of body) {
    decoder ??= decoderFor(charset ?? namedIn(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
}

function namedIn(start: Uint8Array): string {
  return /charset\s*=\s*["']?\s*([\w-]+)/i.exec(Buffer.from(start.subarray(0, SNIFFED_BYTES)).toString('latin1'))?.[1] ?? 'utf-8';
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
