import type { Item } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { prefetchTexts, text } from '../../platform/i18n/i18n';
import { toast } from '../../ui/status/toast-queue';
import { reloadOnUnknownError } from '../items/reload-on-unknown-error';
import { KNOWN_COPIES, TAB_ID } from './tab-id';

/**
 * Copies items into the user's own storage, one after the other, and reports it; an unwanted copy goes into the trash like everything else.
 * @param open where it is not opened anyway
 * @returns those that were made
 */
export async function makeCopies(items: readonly Pick<Item, 'id'>[], open?: (copy: Item) => void): Promise<Item[]> {
  const made: Item[] = [];
  try {
    await prefetchTexts(['remixes', 'platform/errors/accounts']);
    let leftBehind = 0;
    for (const { id: itemId } of items) {
      const answer = await api.remixes.remix({ itemId, tabId: TAB_ID });
      KNOWN_COPIES.add(answer.item.id);
      made.push(answer.item);
      leftBehind += answer.leftBehind;
    }
    const [first] = made;
    if (!first) return made;
    const said = made.length > 1 ? 'several' : leftBehind > 0 ? 'copiedWithout' : 'copied';
    toast({
      id: 'copied',
      tone: 'success',
      text: text('remixes', said, { title: first.title, count: made.length > 1 ? made.length : leftBehind }),
      ...(made.length === 1 && open && { action: { label: text('remixes', 'open'), onSelect: () => open(first) } }),
    });
  } catch (error) {
    if (await reloadOnUnknownError(error)) return made;
    const broke = error instanceof ORPCError && error.status >= 500;
    toast({ tone: 'alert', text: broke ? text('remixes', 'failed') : errorText(error) });
  }
  return made;
}
