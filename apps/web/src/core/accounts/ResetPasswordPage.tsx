import { LIMITS } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../platform/api/client';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { pageData } from '../../platform/session/initial-data';
import { Button } from '../../ui/forms/Button';
import { Notice } from '../../ui/status/Notice';
import { ButtonLink } from '../links/ButtonLink';
import classes from './AccountForm.module.css';
import { AccountsFrame } from './AccountsFrame';
import { AccountPasswordField } from './account-fields';
import { FormOutcome } from './FormOutcome';
import { newPasswordFault } from './field-rules';
import { SchoolAccountsOnly } from './SchoolAccountsOnly';
import { useFields } from './use-fields';
import { useMailToken } from './use-mail-token';

const checks = { password: newPasswordFault };

/** The page behind the link of the reset mail: a new password, then the way to the login. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('accounts');
  const token = useMailToken();
  const [refusal, setRefusal] = useState<string>();
  const [weak, setWeak] = useState<string>();
  const [outcome, setOutcome] = useState<'done' | 'invalid'>();
  const fields = useFields({ password: '' }, checks, async ({ password }) => {
    setRefusal(undefined);
    setWeak(undefined);
    try {
      await api.passwordResets.finish({ token, password });
      setOutcome('done');
    } catch (error) {
      if (isErrorCode(error, 'TOKEN_INVALID')) setOutcome('invalid');
      else if (isErrorCode(error, 'PASSWORD_WEAK')) setWeak(errorText(error));
      else setRefusal(errorText(error));
    }
  });
  const newLink = (
    <ButtonLink href="/password_forgotten" fullWidth>
      {t('reset.newLink')}
    </ButtonLink>
  );
  if (!pageData.signOn.password) return <SchoolAccountsOnly />;
  if (outcome === 'done') return <FormOutcome title={t('reset.doneTitle')} text={t('reset.doneText')} />;
  if (outcome === 'invalid' || token === '')
    return <FormOutcome title={t('reset.invalidTitle')} text={t('reset.invalidText')} action={newLink} />;
  return (
    <AccountsFrame title={t('reset.title')} text={t('reset.text')}>
      <form ref={fields.form} className={classes.form} noValidate onSubmit={fields.onSubmit}>
        {refusal && (
          <Notice tone="alert" announce>
            {refusal}
          </Notice>
        )}
        <AccountPasswordField
          fields={fields}
          name="password"
          label={t('fields.newPassword')}
          description={t('fields.newPasswordHint', { count: LIMITS.password.min })}
          autoComplete="new-password"
          refusal={weak}
        />
        <Button type="submit" size="lg" fullWidth loading={fields.busy}>
          {t('reset.submit')}
        </Button>
      </form>
    </AccountsFrame>
  );
}
