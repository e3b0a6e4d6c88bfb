import { type Item, type ItemTypeKey, itemTypeOf } from '@murmel/contracts';
import { api } from '../../platform/api/client';
import { toast, UNDO_MS } from '../../ui/status/toast-queue';
import type { ToolContribution } from '../tools/contribution';

export type Discarded = Pick<Item, 'id' | 'title' | 'kind'>;

export interface DiscardPage {
  contributions: Readonly<Record<ItemTypeKey, ToolContribution>>;
  /** a text about these */
  said: (key: string, items: readonly Discarded[]) => string;
  undo: string;
  refresh: () => Promise<void>;
}

/** Puts things into the trash and offers to bring back those that went. */
export async function discard(items: readonly Discarded[], page: DiscardPage): Promise<void> {
  const { done, failed } = await runEach(items, ({ id, kind }) => page.contributions[itemTypeOf(kind)!].calls.discard({ id }));
  if (failed.length > 0) toast({ tone: 'alert', text: page.said('discardFailed', failed) });
  if (done.length > 0)
    toast({
      tone: 'success',
      text: page.said('discarded', done),
      action: { label: page.undo, onSelect: () => void restore(done, page) },
      staysMs: UNDO_MS,
    });
  await page.refresh();
}

/** A moment ago they lay there: who comes in there is nothing new. */
async function restore(items: readonly Discarded[], { said, refresh }: DiscardPage): Promise<void> {
  const { done, failed } = await runEach(items, ({ id }) => api.items.restore({ id, agreed: true }));
  toast(failed.length > 0 ? { tone: 'alert', text: said('restoreFailed', failed) } : { tone: 'success', text: said('restored', done) });
  await refresh();
}

/** Runs the action sequentially, because a folder and its contents may both be included. @returns succeeded and failed entries */
export async function runEach<Thing>(
  things: readonly Thing[],
  act: (thing: Thing) => Promise<unknown>,
): Promise<{ done: Thing[]; failed: Thing[] }> {
  const [done, failed]: [Thing[], Thing[]] = [[], []];
  for (const thing of things)
    await act(thing).then(
      () => done.push(thing),
      () => failed.push(thing),
    );
  return { done, failed };
}
