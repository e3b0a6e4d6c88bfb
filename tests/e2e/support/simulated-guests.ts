import { TestBrowser } from '../../support/browser.js';
import { inDatabase } from './people.js';
import type { StackAddress } from './stack.js';

/** The rest of the class: guests at the wire who came in by the secret link, each with a cookie of their own. */
export async function simulatedGuests(stack: StackAddress, itemId: string, count: number): Promise<TestBrowser[]> {
  const token = await inDatabase(
    stack,
    async (client) => (await client.query<{ token: string }>('select token from item where id = $1', [itemId])).rows[0]!.token,
  );
  return Promise.all(
    Array.from({ length: count }, async () => {
      const guest = new TestBrowser(stack.origin);
      await guest.get(`/api/items/${itemId}`, { headers: { 'x-access-token': token } });
      return guest;
    }),
  );
}
