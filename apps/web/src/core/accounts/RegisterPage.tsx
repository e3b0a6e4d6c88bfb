import { LIMITS } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../platform/api/client';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { currentLanguage } from '../../platform/i18n/i18n';
import { useTranslation } from '../../platform/i18n/use-translation';
import { pageData } from '../../platform/session/initial-data';
import { Button } from '../../ui/forms/Button';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { Notice } from '../../ui/status/Notice';
import { RouterLink } from '../links/RouterLink';
import classes from './AccountForm.module.css';
import { AccountsFrame } from './AccountsFrame';
import { Agreement } from './Agreement';
import { AccountPasswordField, AccountTextField } from './account-fields';
import { FormOutcome } from './FormOutcome';
import { emailFault, type FieldFault, nameFault, newPasswordFault } from './field-rules';
import { ResendMail } from './ResendMail';
import { SchoolAccountsOnly } from './SchoolAccountsOnly';
import { useFields } from './use-fields';

const { terms } = pageData.legal;
const checks = {
  firstname: nameFault,
  name: nameFault,
  email: emailFault,
  password: newPasswordFault,
  agreedTo: (given: string): FieldFault | undefined => (terms && given !== terms ? { key: 'agree' } : undefined),
};

/** A new teacher account. The answer is the same whether the address is known or not. */
export default function RegisterPage() {
  const { t } = useTranslation('accounts');
  const [refusal, setRefusal] = useState<string>();
  const [weak, setWeak] = useState<string>();
  const [sent, setSent] = useState<Parameters<typeof api.registrations.create>[0]>();
  const fields = useFields({ firstname: '', name: '', email: '', password: '', agreedTo: '' }, checks, async (values) => {
    setRefusal(undefined);
    setWeak(undefined);
    const registration = {
      email: values.email.trim(),
      firstname: values.firstname.trim(),
      name: values.name.trim(),
      password: values.password,
      locale: currentLanguage(),
      ...(terms ? { agreedTo: values.agreedTo } : {}),
    };
    try {
      await api.registrations.create(registration);
      setSent(registration);
    } catch (error) {
      if (isErrorCode(error, 'PASSWORD_WEAK')) setWeak(errorText(error));
      else setRefusal(errorText(error));
    }
  });
  if (!pageData.signOn.password) return <SchoolAccountsOnly />;
  if (pageData.registration === 'off') return <FormOutcome title={t('register.offTitle')} text={t('register.offText')} />;
  if (sent) {
    const text = t('register.sentText', { email: sent.email, hours: LIMITS.mailToken.confirmHours });
    return <FormOutcome title={t('register.sentTitle')} text={text} action={<ResendMail send={() => api.registrations.create(sent)} />} />;
  }
  const summary = (Object.keys(checks) as (keyof typeof checks)[]).flatMap((name) => {
    const fault = fields.faults[name];
    return fault ? [{ fieldId: name, message: `${t(`fields.${name}`)}: ${t(`faults.${fault.key}`, { count: fault.count })}` }] : [];
  });
  return (
    <AccountsFrame title={t('register.title')} text={t('login.text')}>
      <form ref={fields.form} className={classes.form} noValidate onSubmit={fields.onSubmit}>
        <ErrorSummary title={t('faults.summary')} errors={summary} />
        {refusal && (
          <Notice tone="alert" announce>
            {refusal}
          </Notice>
        )}
        <div className={classes.names}>
          <AccountTextField fields={fields} name="firstname" label={t('fields.firstname')} autoComplete="given-name" />
          <AccountTextField fields={fields} name="name" label={t('fields.name')} autoComplete="family-name" />
        </div>
        <AccountTextField fields={fields} name="email" type="email" label={t('fields.email')} autoComplete="username" />
        <AccountPasswordField
          fields={fields}
          name="password"
          label={t('fields.password')}
          description={t('fields.newPasswordHint', { count: LIMITS.password.min })}
          autoComplete="new-password"
          refusal={weak}
        />
        <Agreement fields={fields} />
        <Button type="submit" size="lg" fullWidth loading={fields.busy}>
          {t('register.submit')}
        </Button>
        <p className={classes.below}>
          {t('register.haveAccount')}{' '}
          <RouterLink href="/login" className={classes.link}>
            {t('login.submit')}
          </RouterLink>
        </p>
      </form>
    </AccountsFrame>
  );
}
