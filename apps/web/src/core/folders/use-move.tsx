import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { toast, UNDO_MS } from '../../ui/status/toast-queue';
import { useConfirmSharing } from '../sharing/confirm-sharing';
import type { Movable } from './use-folder-contents';

export interface Target {
  /** null: out of all folders */
  id: string | null;
  title: string;
}

/** Moves things, asks where others will see them from then on, and offers to put them back. */
export function useMove(): { move: (items: readonly Movable[], target: Target) => Promise<void>; question: ReactNode } {
  const { t } = useTranslation('folders');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const { ask, question } = useConfirmSharing('move');

  const putBack = async (moved: readonly Movable[]): Promise<void> => {
    const places = [...new Set(moved.map(({ folderId }) => folderId))];
    try {
      for (const folderId of places)
        await api.items.move({ ids: moved.filter((one) => one.folderId === folderId).map(({ id }) => id), folderId, agreed: true });
      toast({ tone: 'success', text: t('move.back') });
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    }
    await queryClient.invalidateQueries();
  };

  const send = async (moved: readonly Movable[], target: Target, agreed: boolean): Promise<void> => {
    const wanted = moved.filter(({ folderId }) => folderId !== target.id);
    if (wanted.length === 0) return;
    try {
      await api.items.move({ ids: wanted.map(({ id }) => id), folderId: target.id, agreed });
      toast({
        id: 'moved',
        tone: 'success',
        text: t('move.done', { count: wanted.length, title: wanted[0]!.title, folder: target.title }),
        action: { label: shell('undo'), onSelect: () => void putBack(wanted) },
        staysMs: UNDO_MS,
      });
      await queryClient.invalidateQueries();
    } catch (error) {
      if (!ask(error, () => send(wanted, target, true))) toast({ tone: 'alert', text: errorText(error) });
    }
  };
  return { move: (moved, target) => send(moved, target, false), question };
}
