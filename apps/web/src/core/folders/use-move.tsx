import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { toast, UNDO_MS } from '../../ui/status/toast-queue';
import { isRefusal } from '../shell/refusal';
import type { Movable } from './use-shelf';

export interface Target {
  /** null: out of all folders */
  id: string | null;
  title: string;
}

interface Question {
  items: readonly Movable[];
  target: Target;
  /** what the server says of who sees the folder */
  shared: { folder: string; privacy: string; members: string[]; memberCount: number; items: number };
}

/** Moves things, asks where others will see them from then on, and offers to put them back. */
export function useMove(): { move: (items: readonly Movable[], target: Target) => Promise<void>; question: ReactNode } {
  const { t } = useTranslation('folders');
  const { t: items } = useTranslation('items');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Question>();
  const [busy, setBusy] = useState(false);

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
      if (isRefusal(error, 'FOLDER_IS_SHARED'))
        setAsked({ items: wanted, target, shared: (error as ORPCError<string, Question['shared']>).data });
      else toast({ tone: 'alert', text: errorText(error) });
    }
  };

  const question = asked && (
    <ConfirmDialog
      opened
      title={t('shared.title', { count: asked.shared.items })}
      confirmLabel={t('shared.confirm')}
      cancelLabel={shell('cancel')}
      busy={busy}
      danger={false}
      onCancel={() => setAsked(undefined)}
      onConfirm={() => {
        setBusy(true);
        void send(asked.items, asked.target, true).finally(() => {
          setBusy(false);
          setAsked(undefined);
        });
      }}
    >
      <p>{t('shared.text', { folder: asked.shared.folder, privacy: items(`privacy.${asked.shared.privacy}`) })}</p>
      {asked.shared.memberCount > 0 && (
        <p>
          {t('shared.members', { names: asked.shared.members.join(', '), count: asked.shared.memberCount - asked.shared.members.length })}
        </p>
      )}
      <p>{t('shared.locked')}</p>
    </ConfirmDialog>
  );
  return { move: (moved, target) => send(moved, target, false), question };
}
