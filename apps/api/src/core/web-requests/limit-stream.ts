import { SERVER_LIMITS } from '@murmel/contracts';

/**
 * Yields a body up to `maxBytes`.
 * @param whole true: what is longer is refused, not cut
 * @throws Error when it is longer and must be whole
 */
export async function* limitStream(
  body: AsyncIterable<Uint8Array>,
  whole: boolean,
  maxBytes: number = SERVER_LIMITS.linkPreview.maxBytes,
): AsyncGenerator<Uint8Array> {
  let left = maxBytes;
  for await (const chunk of body) {
    if (chunk.length > left) {
      if (whole) throw new Error('longer than is taken');
      return;
    }
    left -= chunk.length;
    yield chunk;
  }
}
