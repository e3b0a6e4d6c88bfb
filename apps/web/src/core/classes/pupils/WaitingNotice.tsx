import type { SchoolClass } from '@murmel/contracts';
import { IconDoor } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/client';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { pupilsKey, useWaiting } from '../queries';
import { useClassAction } from '../use-class-action';

/** "3 warten": whoever stands in front of the door is let in with one press (trust 2.4). */
export function WaitingNotice({ schoolClass: { id, type, abilities } }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes');
  const queryClient = useQueryClient();
  const { run, busy } = useClassAction();
  const count = useWaiting(id).data?.pupils ?? 0;
  // In a onetime class whoever waits stands in the list, too.
  useEffect(() => {
    if (type === 'onetime') void queryClient.invalidateQueries({ queryKey: pupilsKey(id) });
  }, [count, id, type, queryClient]);
  const admit = (
    <Button variant="default" loading={busy === 'admitAll'} onClick={() => void run('admitAll', () => api.schoolClasses.admit({ id }), { count })}>
      {t('waiting.admitAll')}
    </Button>
  );
  return (
    <div role="status">
      {count > 0 && (
        <Notice icon={IconDoor} title={t('waiting.title', { count })} actions={abilities.update && admit}>
          {t(type === 'onetime' ? 'waiting.onetimeText' : 'waiting.text')}
        </Notice>
      )}
    </div>
  );
}
