import type { CurrentUser, Item } from '@murmel/contracts';
import { OutboxStore } from './outbox-store';

/** Current user and their open item, as stored on this device. */
export interface OfflinePage {
  /** null: a guest whom the server does not know yet */
  user: CurrentUser | null;
  items: readonly Item[];
}

/**
 * Returns the state of a page loaded without the server; undefined when the outbox is empty. Other records are sent once the connection is
 * back.
 */
export async function restoreOfflinePage(): Promise<OfflinePage | undefined> {
  const last = await OutboxStore.openForLastUser().catch(() => undefined);
  if (!last) return undefined;
  const items = (await last.store.all()).flatMap(({ facts }) => ('item' in facts ? [facts.item] : []));
  last.store.close();
  void import('./send-outbox').then(({ sendOutboxWhenOnline }) => sendOutboxWhenOnline()).catch(() => undefined);
  return { user: last.user, items };
}

/** Reloads the page when the connection is restored, because it has nothing to show without the server. */
export function reloadWhenOnline(): void {
  addEventListener('online', () => location.reload(), { once: true });
}
