import type { DiscardedEntry } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/client';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { toast, UNDO_MS } from '../../ui/status/toast-queue';
import { runEach } from '../items/discard';
import { useConfirmSharing } from '../sharing/confirm-sharing';
import { useTrashCalls } from './use-trash';

/** Restores or permanently deletes one item, several or all, and reports the result. */
export function useTrashActions() {
  const { t } = useTranslation('trash');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const ways = useTrashCalls();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const { ask, question } = useConfirmSharing('restore');

  /** @returns what had to be told of those with which it did not go well */
  const during = async (
    entries: readonly DiscardedEntry[],
    act: (entry: DiscardedEntry) => Promise<unknown>,
    failed: 'restore' | 'destroy',
  ) => {
    setBusy(new Set(entries.map(({ id }) => id)));
    const results = await runEach(entries, (entry) =>
      act(entry).catch((error: unknown) => {
        // A refusal that leads to a later confirmation is no failure yet.
        if (isErrorCode(error, 'FOLDER_IS_SHARED')) throw error;
        // Another window was faster, or the 30 days are over.
        const reason = isErrorCode(error, 'NOT_FOUND') ? t('gone') : errorText(error);
        toast({ id: `trash-${entry.id}`, tone: 'alert', text: `${t(`${failed}Failed`, { title: entry.title })} ${reason}` });
        throw error;
      }),
    );
    setBusy(new Set());
    return results.done;
  };

  const throwAgain = async (entries: readonly DiscardedEntry[]): Promise<void> => {
    const { failed } = await runEach(entries, (entry) => ways(entry).discard(entry.id));
    toast(failed.length > 0 ? { tone: 'alert', text: t('undoFailed') } : { tone: 'success', text: t('undone', { count: entries.length }) });
    await queryClient.invalidateQueries();
  };

  const bringBack = async (entries: readonly DiscardedEntry[], agreed: boolean): Promise<void> => {
    const lost = new Set<string>();
    const shared = new Map<DiscardedEntry, unknown>();
    const done = await during(
      entries,
      async (entry) => {
        try {
          if ((await ways(entry).restore(entry.id, agreed)) === null && entry.place) lost.add(entry.id);
        } catch (error) {
          if (isErrorCode(error, 'FOLDER_IS_SHARED')) shared.set(entry, error);
          throw error;
        }
      },
      'restore',
    );
    const [first] = done;
    if (first) {
      const { title, place } = first;
      const folder = place?.title;
      const one = !lost.has(first.id) ? (folder ? 'restoredTo' : 'restored') : folder ? 'restoredTop' : 'restoredTopGone';
      const several = `${t('restoredSeveral', { count: done.length })}${lost.size > 0 ? ` ${t('restoredLost', { count: lost.size })}` : ''}`;
      toast({
        tone: 'success',
        text: done.length > 1 ? several : t(one, { title, folder }),
        action: { label: shell('undo'), onSelect: () => void throwAgain(done) },
        staysMs: UNDO_MS,
      });
    }
    await queryClient.invalidateQueries();
    ask([...shared.values()], () => bringBack([...shared.keys()], true));
  };

  const destroy = async (...entries: readonly DiscardedEntry[]): Promise<void> => {
    const done = await during(entries, (entry) => ways(entry).destroy(entry.id), 'destroy');
    if (done.length > 0) toast({ tone: 'success', text: t('destroyed', { count: done.length, title: done[0]!.title }) });
    await queryClient.invalidateQueries();
  };

  /** Deletes all items that were in the trash at the time of the request; later ones stay. */
  const empty = async (): Promise<void> => {
    try {
      const { destroyed, left } = await emptyOwnTrash();
      toast(
        left === 0
          ? { tone: 'success', text: t('emptied', { count: destroyed }) }
          : { tone: 'alert', text: t('emptiedPartly', { done: destroyed, count: destroyed + left }) },
      );
    } catch (error) {
      toast({ tone: 'alert', text: `${t('emptyFailed')} ${errorText(error)}` });
    }
    await queryClient.invalidateQueries();
  };
  return { busy, restore: (...entries: readonly DiscardedEntry[]) => bringBack(entries, false), destroy, empty, question };
}

/** One call; of a trash that takes longer than one may, as many as it takes while something goes. */
async function emptyOwnTrash(): Promise<{ destroyed: number; left: number }> {
  let destroyed = 0;
  for (;;) {
    const answer = await api.items.emptyTrash({});
    destroyed += answer.destroyed;
    if (answer.left === 0 || answer.destroyed === 0) return { destroyed, left: answer.left };
  }
}
