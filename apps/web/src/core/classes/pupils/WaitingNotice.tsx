import type { SchoolClass } from '@murmel/contracts';
import { IconDoor } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { pupilsKey, useWaitingCount } from '../queries';
import { useClassAction } from '../use-class-action';
import { AdmitByNumber } from './AdmitByNumber';
import classes from './pupils.module.css';

/**
 * "3 warten": in a onetime class all of them are admitted with one press. Pupils whose code alone does not open the class are admitted one
 * by one, with the number that their device shows (ADR 19).
 */
export function WaitingNotice({ schoolClass: { id, type, abilities } }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes');
  const queryClient = useQueryClient();
  const { run, busy } = useClassAction();
  const { pupils: count = 0, names = [] } = useWaitingCount(id).data ?? {};
  // In a onetime class waiting pupils stand in the list, too.
  useEffect(() => {
    if (type === 'onetime') void queryClient.invalidateQueries({ queryKey: pupilsKey(id) });
  }, [count, id, type, queryClient]);
  const admit = (
    <Button
      variant="default"
      loading={busy === 'admitAll'}
      onClick={() => void run('admitAll', () => api.schoolClasses.admit({ id }), { count })}
    >
      {t('waiting.admitAll')}
    </Button>
  );
  return (
    <>
      <div role="status">
        {count > 0 && (
          <Notice icon={IconDoor} title={t('waiting.title', { count })} actions={type === 'onetime' && abilities.update && admit}>
            {t(type === 'onetime' ? 'waiting.onetimeText' : 'waiting.text')}
          </Notice>
        )}
      </div>
      {abilities.update && names.length > 0 && (
        <ul className={classes.waiting} aria-label={t('waiting.list')}>
          {names.map((pupil) => (
            <li key={pupil.id}>
              <AdmitByNumber {...pupil} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
