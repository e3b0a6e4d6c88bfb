import { api } from '../../platform/api/client';
import { prefetchTexts, text } from '../../platform/i18n/i18n';
import { toast } from '../../ui/status/toast-queue';
import { itemHref } from '../links/item-href';
import { KNOWN_COPIES } from '../remixes/tab-id';

/** Delay before the offer: the answer to the caller may still be on its way. */
const ANSWER_MS = 2000;

/** Handles a published copy that this window requested. If the response was lost, the copy is offered now. */
export function offerCopy(itemId: string): void {
  if (KNOWN_COPIES.has(itemId)) return;
  setTimeout(() => {
    if (KNOWN_COPIES.has(itemId)) return;
    KNOWN_COPIES.add(itemId);
    void offer(itemId).catch(() => KNOWN_COPIES.delete(itemId));
  }, ANSWER_MS);
}

async function offer(itemId: string): Promise<void> {
  await prefetchTexts(['remixes']);
  const copy = await api.items.get({ id: itemId });
  const action = { label: text('remixes', 'open'), onSelect: () => location.assign(itemHref(copy)) };
  toast({ id: 'copied', tone: 'success', text: text('remixes', 'copied', { title: copy.title }), action });
}
