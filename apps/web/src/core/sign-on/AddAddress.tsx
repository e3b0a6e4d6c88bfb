import { LIMITS } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { Notice } from '../../ui/status/Notice';
import { AccountTextField } from '../accounts/account-fields';
import { emailFault } from '../accounts/field-rules';
import { useFields } from '../accounts/use-fields';
import classes from './sign-on.module.css';

const checks = { email: emailFault };

/** Adds a mail address to an account that a school account made; the address counts once the mail's link was opened. */
export function AddAddress() {
  const { t } = useTranslation('sign-on');
  const [refusal, setRefusal] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const fields = useFields({ email: '' }, checks, async (values) => {
    setRefusal(undefined);
    const email = values.email.trim();
    try {
      await api.signOn.addAddress({ email });
      setSentTo(email);
    } catch (error) {
      setRefusal(errorText(error));
    }
  });
  if (sentTo) {
    return (
      <>
        <Notice tone="good" announce>
          {t('address.sent', { email: sentTo, hours: LIMITS.mailToken.confirmHours })}
        </Notice>
        <Button variant="default" onClick={() => setSentTo(undefined)}>
          {t('address.other')}
        </Button>
      </>
    );
  }
  return (
    <form ref={fields.form} className={classes.fields} noValidate onSubmit={fields.onSubmit}>
      {refusal && (
        <Notice tone="alert" announce>
          {refusal}
        </Notice>
      )}
      <AccountTextField fields={fields} name="email" type="email" label={t('address.label')} autoComplete="email" />
      <div>
        <Button type="submit" variant="light" loading={fields.busy}>
          {t('address.send')}
        </Button>
      </div>
    </form>
  );
}
