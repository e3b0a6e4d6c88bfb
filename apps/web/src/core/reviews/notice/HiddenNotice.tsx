import type { Hiding, Item } from '@murmel/contracts';
import { IconEyeOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { toast } from '../../../ui/status/toast-queue';
import { dayText } from '../../dates/dates';
import { useNow } from '../../dates/use-now';
import classes from './notice.module.css';

interface HiddenNoticeProps {
  item: Item;
  hiding: Hiding;
}

/** Above something that a reviewer hid: why, and what its owner can do. */
export default function HiddenNotice({ item: { id, title, mine, privacy }, hiding: { reason, since, askedAgain } }: HiddenNoticeProps) {
  const { t, i18n } = useTranslation('reviews/notice');
  const queryClient = useQueryClient();
  const now = useNow();
  const action = useMutation<unknown, Error, 'ask' | 'lock'>({
    mutationFn: async (what) => (what === 'ask' ? api.reviews.askAgain({ id }) : api.items.updateShare({ id, privacy: 'locked' })),
    onSuccess: (_done, what) =>
      toast({ id: 'hidden', tone: 'success', text: what === 'ask' ? t('askedToast') : t('lockedToast', { title }) }),
    onError: (error) => toast({ tone: 'alert', text: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const open = privacy === 'public_for_all';
  const state = !mine ? 'member' : !open ? 'closed' : askedAgain ? 'asked' : 'owner';
  return (
    <div className={classes.place}>
      <Notice
        tone="alert"
        icon={IconEyeOff}
        title={t('title')}
        announce
        actions={
          mine &&
          open && (
            <>
              {!askedAgain && (
                <Button size="sm" loading={action.isPending && action.variables === 'ask'} onClick={() => action.mutate('ask')}>
                  {t('askAgain')}
                </Button>
              )}
              <Button size="sm" variant="default" onClick={() => action.mutate('lock')}>
                {t('lock')}
              </Button>
            </>
          )
        }
      >
        {t('why', { title, date: dayText(new Date(since), now, i18n.language), reason })} {t(state)}
      </Notice>
    </div>
  );
}
