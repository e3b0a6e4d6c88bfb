import { LIMITS } from '@murmel/contracts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { Notice } from '../../ui/status/Notice';
import classes from './sign-on.module.css';
import { useHasPassword } from './use-has-password';

/** The form that changes the password, or the way to a first one for accounts that signing on made. */
export function PasswordSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('sign-on');
  const { user } = useSession();
  const hasPassword = useHasPassword();
  const email = user?.email;
  if (hasPassword !== false) return children;
  return email === undefined ? <p className={classes.plain}>{t('password.addressFirst')}</p> : <FirstPassword email={email} />;
}

function FirstPassword({ email }: { email: string }) {
  const { t } = useTranslation('sign-on');
  const send = useMutation(orpc.passwordResets.create.mutationOptions());
  return (
    <>
      {send.isError && (
        <Notice tone="alert" announce>
          {errorText(send.error)}
        </Notice>
      )}
      {send.isSuccess ? (
        <Notice tone="good" announce>
          {t('password.sent', { email, minutes: LIMITS.mailToken.resetMinutes })}
        </Notice>
      ) : (
        <>
          <p className={classes.plain}>{t('password.none')}</p>
          <Button variant="default" loading={send.isPending} onClick={() => send.mutate({ email })}>
            {t('password.send')}
          </Button>
        </>
      )}
    </>
  );
}
