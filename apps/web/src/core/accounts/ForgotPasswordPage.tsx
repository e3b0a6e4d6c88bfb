import { LIMITS } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { pageData } from '../../platform/session/initial-data';
import { Button } from '../../ui/forms/Button';
import { Notice } from '../../ui/status/Notice';
import { RouterLink } from '../links/RouterLink';
import classes from './AccountForm.module.css';
import { AccountsFrame } from './AccountsFrame';
import { AccountTextField } from './account-fields';
import { FormOutcome } from './FormOutcome';
import { emailFault } from './field-rules';
import { ResendMail } from './ResendMail';
import { SchoolAccountsOnly } from './SchoolAccountsOnly';
import { useFields } from './use-fields';

const checks = { email: emailFault };

/** Requests a mail with a link to a new password; never reveals if an address is known. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('accounts');
  const [refusal, setRefusal] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const fields = useFields({ email: '' }, checks, async (values) => {
    setRefusal(undefined);
    const email = values.email.trim();
    try {
      await api.passwordResets.create({ email });
      setSentTo(email);
    } catch (error) {
      setRefusal(errorText(error));
    }
  });
  if (!pageData.signOn.password) return <SchoolAccountsOnly />;
  if (sentTo) {
    const text = t('forgotten.sentText', { email: sentTo, minutes: LIMITS.mailToken.resetMinutes });
    return (
      <FormOutcome
        title={t('forgotten.sentTitle')}
        text={text}
        action={<ResendMail send={() => api.passwordResets.create({ email: sentTo })} />}
      />
    );
  }
  return (
    <AccountsFrame title={t('forgotten.title')} text={t('forgotten.text')}>
      <form ref={fields.form} className={classes.form} noValidate onSubmit={fields.onSubmit}>
        {refusal && (
          <Notice tone="alert" announce>
            {refusal}
          </Notice>
        )}
        <AccountTextField fields={fields} name="email" type="email" label={t('fields.email')} autoComplete="username" />
        <Button type="submit" size="lg" fullWidth loading={fields.busy}>
          {t('forgotten.submit')}
        </Button>
        <p className={classes.below}>
          <RouterLink href="/login" className={classes.link}>
            {t('toLogin')}
          </RouterLink>
        </p>
      </form>
    </AccountsFrame>
  );
}
