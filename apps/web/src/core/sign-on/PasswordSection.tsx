import { LIMITS } from '@murmel/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { LoadState } from '../page/LoadState';
import classes from './sign-on.module.css';
import { useMayLackPassword } from './use-has-password';

/** The form that changes the password, or the way to a first one for accounts that a school account made. */
export function PasswordSection({ children }: { children: ReactNode }) {
  return useMayLackPassword() ? <Known>{children}</Known> : children;
}

function Known({ children }: { children: ReactNode }) {
  const { t: shell } = useTranslation('shell');
  const query = useQuery(orpc.signOn.own.queryOptions());
  return (
    <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={2} />}>
      {({ hasPassword }) => (hasPassword ? children : <FirstPassword />)}
    </LoadState>
  );
}

function FirstPassword() {
  const { t } = useTranslation('sign-on');
  const { user } = useSession();
  const send = useMutation(orpc.passwordResets.create.mutationOptions());
  const email = user?.email;
  if (email === undefined) return <p className={classes.plain}>{t('password.addressFirst')}</p>;
  if (send.isSuccess) {
    return (
      <Notice tone="good" announce>
        {t('password.sent', { email, minutes: LIMITS.mailToken.resetMinutes })}
      </Notice>
    );
  }
  return (
    <>
      {send.isError && (
        <Notice tone="alert" announce>
          {errorText(send.error)}
        </Notice>
      )}
      <p className={classes.plain}>{t('password.none')}</p>
      <Button variant="default" loading={send.isPending} onClick={() => send.mutate({ email })}>
        {t('password.send')}
      </Button>
    </>
  );
}
