import type { Item } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../platform/api/client';
import { supportIdIn } from '../../platform/api/support-id';
import { errorText } from '../../platform/errors/error-text';
import { dropAddressSecrets } from '../../platform/session/drop-secrets';
import { session } from '../../platform/session/store';

export type GateState =
  | { type: 'loading' }
  | { type: 'open'; item: Item }
  | { type: 'password'; busy: boolean; refusal: string | undefined }
  | { type: 'gone' }
  | { type: 'offline' }
  | { type: 'error'; supportId?: string | undefined };

/** Maps an API error to the state of the item gate. */
export function gateAfter(error: unknown, asked: boolean, sentence: (error: unknown) => string): GateState {
  if (!(error instanceof ORPCError)) return { type: error instanceof TypeError ? 'offline' : 'error' };
  if (error.code === 'NO_PASSWORD_PROVIDED') return { type: 'password', busy: false, refusal: undefined };
  if (error.status === 429 && asked) return { type: 'password', busy: false, refusal: sentence(error) };
  // Missing, foreign, locked and trashed look the same (spec E6).
  return [401, 403, 404].includes(error.status) ? { type: 'gone' } : { type: 'error', supportId: supportIdIn(error) };
}

let begun: { itemId: string; answer: Promise<Item> } | undefined;

/**
 * Asks for an item before anything is drawn: on a slow phone drawing takes longer than the answer.
 * @param kept what this device knows of it, on a page that came without the server
 */
export function beginItem(itemId: string, kept?: Item): void {
  const answer = kept ? Promise.resolve(kept) : api.items.get({ id: itemId });
  // The gate that takes the answer says what is wrong.
  answer.catch(() => undefined);
  begun = { itemId, answer };
}

/** Returns the request already begun, once; afterwards requests the item anew. */
function itemNow(itemId: string): Promise<Item> {
  const answer = begun?.itemId === itemId ? begun.answer : api.items.get({ id: itemId });
  begun = undefined;
  return answer;
}

/**
 * Loads the item with all credentials of the login session. After access is granted the secrets are removed from memory and address: the
 * server's cookie carries the right.
 */
export function useGatedItem(itemId: string): { state: GateState; reload: () => void } {
  const [state, setState] = useState<GateState>({ type: 'loading' });
  const [round, setRound] = useState(0);
  const reload = useCallback(() => {
    setState((before) => (before.type === 'password' ? { ...before, busy: true, refusal: undefined } : { type: 'loading' }));
    setRound((before) => before + 1);
  }, []);
  useEffect(() => {
    let current = true;
    itemNow(itemId).then(
      (item) => {
        session.change({ accessToken: null });
        session.clearItemPassword();
        dropAddressSecrets();
        if (current) setState({ type: 'open', item });
      },
      (error: unknown) => {
        // Where the server did not say what the link is worth, a reload must find it again.
        if (error instanceof ORPCError && error.status < 429) dropAddressSecrets();
        if (current) setState((before) => gateAfter(error, before.type === 'password', errorText));
      },
    );
    return () => {
      current = false;
    };
  }, [itemId, round]);
  return { state, reload };
}
