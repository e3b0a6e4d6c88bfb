import { quietApi } from '../api/client';
import type { OutboxWork } from './outbox-records';

const api = quietApi as unknown as Record<string, Record<string, (input: object, options: object) => Promise<unknown>>>;

/** Makes the calls of an outbox record, one after the other. Throws the API's error, or that the server is unreachable. */
export async function sendCalls({ calls }: OutboxWork): Promise<boolean> {
  for (const { path, input, key } of calls)
    await api[path[0]]![path[1]]!(input, { context: key === undefined ? {} : { idempotencyKey: key } });
  // Without calls it is its page that sends it.
  return calls.length > 0;
}
