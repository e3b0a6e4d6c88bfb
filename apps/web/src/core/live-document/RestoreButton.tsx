import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { Button } from '../../ui/forms/Button';
import { toast } from '../../ui/status/toast-queue';
import { useLiveTexts } from './use-live-texts';

/** Brings an item back from the trash where it is missed; the pages on which it is open go on by themselves. */
export function RestoreButton({ itemId }: { itemId: string }) {
  const t = useLiveTexts();
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () => api.items.restore({ id: itemId }),
    onError: (error) => void toast({ id: `restore-${itemId}`, tone: 'alert', text: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <Button loading={restore.isPending} onClick={() => restore.mutate()}>
      {t('end.restore')}
    </Button>
  );
}
