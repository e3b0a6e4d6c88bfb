import type { CurrentUser, Item } from '@murmel/contracts';
import { WaitingStore } from './store';

/** Who is there and what they had open, as this device kept it. */
export interface Brought {
  /** null: a guest whom the server does not know yet */
  user: CurrentUser | null;
  items: readonly Item[];
}

/** What a page knows that came without the server; undefined when nothing waits here. What else waits is sent once the line is back. */
export async function bringKept(): Promise<Brought | undefined> {
  const last = await WaitingStore.ofLast().catch(() => undefined);
  if (!last) return undefined;
  const items = (await last.store.all()).flatMap(({ facts }) => ('item' in facts ? [facts.item] : []));
  last.store.close();
  void import('./send').then(({ sendWhenOnline }) => sendWhenOnline()).catch(() => undefined);
  return { user: last.user, items };
}

/** Where the page has nothing to show without the server, it waits for the line. */
export function reloadOnline(): void {
  addEventListener('online', () => location.reload(), { once: true });
}
