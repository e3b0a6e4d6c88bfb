import type { ORPCError } from '@orpc/client';
import { type ReactNode, useState } from 'react';
import { isErrorCode } from '../../platform/errors/api-error';
import { useTranslation } from '../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';

/** Server's statement about who gets access at the destination. */
interface Shared {
  folder: string;
  privacy: string;
  members: string[];
  memberCount: number;
  items: number;
}

interface Asked {
  shared: Shared;
  again: () => Promise<unknown>;
}

/**
 * Confirmation before an item becomes visible to others through a folder, whatever moves it there. The api demands it, so no client can
 * omit it.
 * @returns `ask`: shows it for such refusals, of several things as one, and does it once more when they agree; false for every other error
 */
export function useConfirmSharing(doing: 'move' | 'restore' | 'template'): {
  ask: (errors: unknown, again: () => Promise<unknown>) => boolean;
  question: ReactNode;
} {
  const { t } = useTranslation('folders');
  const { t: items } = useTranslation('items');
  const { t: shell } = useTranslation('shell');
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);

  const ask = (errors: unknown, again: () => Promise<unknown>): boolean => {
    const told = [errors].flat().filter((error) => isErrorCode(error, 'FOLDER_IS_SHARED')) as ORPCError<string, Shared>[];
    const [first] = told;
    if (!first) return false;
    setAsked({ shared: { ...first.data, items: told.reduce((sum, { data }) => sum + data.items, 0) }, again });
    return true;
  };

  const question = asked && (
    <ConfirmDialog
      opened
      title={t('shared.title', { count: asked.shared.items })}
      confirmLabel={t(`shared.confirm.${doing}`)}
      cancelLabel={shell('cancel')}
      busy={busy}
      danger={false}
      onCancel={() => setAsked(undefined)}
      onConfirm={() => {
        setBusy(true);
        void asked.again().finally(() => {
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
      {doing !== 'template' && <p>{t('shared.locked')}</p>}
    </ConfirmDialog>
  );
  return { ask, question };
}
