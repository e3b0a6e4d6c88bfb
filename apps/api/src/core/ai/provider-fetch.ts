import type { AiProvider } from '@murmel/server';
import { AiFailure } from './ai-failure.js';
import { limitBody } from './limit-body.js';

/**
 * Returns a fetch restricted to the provider: an answer may name any address as that of its image. Cuts off responses that are too long.
 */
export function fetchFrom({ baseUrl }: Pick<AiProvider, 'baseUrl'>, maxBytes: number): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (address, init) => {
    if (new URL(address instanceof Request ? address.url : address).origin !== origin)
      throw new AiFailure('refused', 'an address elsewhere');
    const response = await fetch(address, { ...init, redirect: 'error' });
    return new Response(
      limitBody(response.body, maxBytes, () => new AiFailure('broken', 'an answer without an end')),
      response,
    );
  };
}
