import type { CurrentUser } from '@murmel/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { signOut } from '../../../platform/session/lifecycle';
import { Button } from '../../../ui/forms/Button';
import { pupilPaths } from '../../links/pupil-paths';
import { RouterLink } from '../../links/RouterLink';
import { GoFrame } from './GoFrame';
import { Message } from './Message';

/**
 * Step for a device on which a user is signed in already: never continues as them by itself (spec PUP-01).
 * @param stay a pupil opens another class beside
 */
export function SignedInStep({ user, stay }: { user: CurrentUser; stay: () => void }) {
  const { t } = useTranslation('pupils/entrance');
  const { pathname } = useLocation();
  const [state, setState] = useState<'asks' | 'busy' | 'failed'>('asks');
  const name = user.publicName || user.name;
  const leave = async () => {
    setState('busy');
    try {
      if (!(await signOut(pathname))) setState('asks');
    } catch {
      setState('failed');
    }
  };
  const home = user.type === 'Pupil' && user.schoolClassId ? pupilPaths(user.schoolClassId).home : '/';
  return (
    <GoFrame
      title={t('signedIn.title', { name })}
      text={t('signedIn.text')}
      action={
        <>
          <Button size="xl" variant="white" loading={state === 'busy'} onClick={() => void leave()}>
            {t('signedIn.leave')}
          </Button>
          <Button size="xl" variant="outline" component={RouterLink} href={home}>
            {t('signedIn.goOn', { name })}
          </Button>
          {user.type === 'Pupil' && (
            <Button size="xl" variant="outline" onClick={stay}>
              {t('signedIn.beside')}
            </Button>
          )}
        </>
      }
    >
      {state === 'failed' && <Message>{t('signedIn.failed')}</Message>}
    </GoFrame>
  );
}
