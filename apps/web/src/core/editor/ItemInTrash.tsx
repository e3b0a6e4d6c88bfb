import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { ErrorState } from '../../ui/status/ErrorState';
import { toast } from '../../ui/status/toast-queue';
import { useConfirmSharing } from '../sharing/confirm-sharing';

interface ItemInTrashProps {
  itemId: string;
  /** below another heading of the page */
  level?: 2;
  /** links to other pages from here */
  home: ReactNode;
}

/** Notice to the owner of an item in the trash, with a button that restores it: pages on which it is open continue by themselves. */
export function ItemInTrash({ itemId, level, home }: ItemInTrashProps) {
  const { t } = useTranslation('editor');
  const queryClient = useQueryClient();
  const { ask, question } = useConfirmSharing('restore');
  const restore = useMutation({
    mutationFn: (agreed: boolean) => api.items.restore({ id: itemId, agreed }),
    onError: (error) => {
      const again = () => restore.mutateAsync(true).catch(() => undefined);
      if (!ask(error, again)) toast({ id: `restore-${itemId}`, tone: 'alert', text: errorText(error) });
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <ErrorState
      {...(level ? { level } : {})}
      title={t('inTrash.title')}
      text={t('inTrash.text')}
      actions={
        <>
          <Button loading={restore.isPending} onClick={() => restore.mutate(false)}>
            {t('inTrash.restore')}
          </Button>
          {home}
          {question}
        </>
      }
    />
  );
}
