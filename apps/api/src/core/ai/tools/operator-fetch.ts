import { limitBody } from '../limit-body.js';

/**
 * Asks an address that the operator wrote down, in their own network as well. It is never led elsewhere: a redirect is an error, and so is an
 * answer of more than `maxBytes`.
 */
export function operatorFetch(maxBytes: number, withinSeconds: number): typeof fetch {
  return async (input, init) => {
    const late = AbortSignal.timeout(withinSeconds * 1000);
    const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
    const { body, status, headers } = await fetch(input, { ...init, redirect: 'error', signal });
    return new Response(
      limitBody(body, maxBytes, () => new Error('longer than is taken')),
      { status, headers },
    );
  };
}
