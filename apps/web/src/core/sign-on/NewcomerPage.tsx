import { useQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorCodeText, errorText } from '../../platform/errors/error-text';
import { currentLanguage } from '../../platform/i18n/i18n';
import { useTranslation } from '../../platform/i18n/use-translation';
import { safeRedirect } from '../../platform/page/safe-redirect';
import { pageData } from '../../platform/session/initial-data';
import { signedIn } from '../../platform/session/lifecycle';
import { Button } from '../../ui/forms/Button';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { Notice } from '../../ui/status/Notice';
import forms from '../accounts/AccountForm.module.css';
import { AccountsFrame } from '../accounts/AccountsFrame';
import { Agreement } from '../accounts/Agreement';
import { AccountTextField } from '../accounts/account-fields';
import { FormOutcome } from '../accounts/FormOutcome';
import { type FieldFault, nameFault } from '../accounts/field-rules';
import { useFields } from '../accounts/use-fields';
import { RouterLink } from '../links/RouterLink';
import classes from './sign-on.module.css';

const { terms } = pageData.legal;
const checks = {
  firstname: nameFault,
  name: nameFault,
  agreedTo: (given: string): FieldFault | undefined => (terms && given !== terms ? { key: 'agree' } : undefined),
};

/** Completes the account of a teacher who signed on with a school account for the first time: `/sign_on/new`. */
export default function NewcomerPage() {
  const { t } = useTranslation('sign-on');
  const { t: accounts } = useTranslation('accounts');
  const newcomer = useQuery({ ...orpc.signOn.newcomer.queryOptions(), retry: false, gcTime: 0, networkMode: 'always' });
  const [expired, setExpired] = useState(false);
  if (newcomer.isPending) {
    return (
      <AccountsFrame title={t('new.title')}>
        <RollingMarble label={t('new.loading')} />
      </AccountsFrame>
    );
  }
  if (expired || (newcomer.isError && isErrorCode(newcomer.error, 'SIGN_ON_EXPIRED')))
    return <FormOutcome title={t('refused.expired.title')} text={errorCodeText('SIGN_ON_EXPIRED', {})} />;
  if (newcomer.isError) {
    const again = (
      <Button size="lg" fullWidth loading={newcomer.isFetching} onClick={() => void newcomer.refetch()}>
        {accounts('again')}
      </Button>
    );
    return <FormOutcome title={t('new.title')} text={errorText(newcomer.error)} action={again} />;
  }
  return <NewAccount newcomer={newcomer.data} onExpired={() => setExpired(true)} />;
}

type Newcomer = Awaited<ReturnType<typeof api.signOn.newcomer>>;

function NewAccount({ newcomer, onExpired }: { newcomer: Newcomer; onExpired: () => void }) {
  const { t } = useTranslation('sign-on');
  const { t: accounts } = useTranslation('accounts');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [refusal, setRefusal] = useState<string>();
  const fields = useFields({ firstname: newcomer.firstname, name: newcomer.name, agreedTo: '' }, checks, async (values) => {
    setRefusal(undefined);
    try {
      const user = await api.signOn.createAccount({
        firstname: values.firstname.trim(),
        name: values.name.trim(),
        locale: currentLanguage(),
        ...(terms ? { agreedTo: values.agreedTo } : {}),
      });
      const target = safeRedirect(query.get('redirectUri'));
      startTransition(() => {
        signedIn(user);
        void navigate(target, { replace: true });
      });
    } catch (error) {
      if (isErrorCode(error, 'SIGN_ON_EXPIRED')) onExpired();
      else setRefusal(errorText(error));
    }
  });
  const summary = (Object.keys(checks) as (keyof typeof checks)[]).flatMap((field) => {
    const fault = fields.faults[field];
    return fault
      ? [{ fieldId: field, message: `${accounts(`fields.${field}`)}: ${accounts(`faults.${fault.key}`, { count: fault.count })}` }]
      : [];
  });
  const { school } = newcomer;
  const provider = newcomer.provider.name;
  return (
    <AccountsFrame title={t('new.title')} text={t(school === null ? 'new.text' : 'new.textSchool', { provider, school })}>
      <form ref={fields.form} className={forms.form} noValidate onSubmit={fields.onSubmit}>
        <ErrorSummary title={accounts('faults.summary')} errors={summary} />
        {refusal && (
          <Notice tone="alert" announce>
            {refusal}
          </Notice>
        )}
        <div className={forms.names}>
          <AccountTextField fields={fields} name="firstname" label={accounts('fields.firstname')} autoComplete="given-name" />
          <AccountTextField fields={fields} name="name" label={accounts('fields.name')} autoComplete="family-name" />
        </div>
        <Agreement fields={fields} />
        <Button type="submit" size="lg" fullWidth loading={fields.busy}>
          {accounts('register.submit')}
        </Button>
        <HasAccount provider={provider} />
      </form>
    </AccountsFrame>
  );
}

/** Keeps teachers from a second account: two are never made one. */
function HasAccount({ provider }: { provider: string }) {
  const { t } = useTranslation('sign-on');
  return (
    <Notice title={t('new.has.title')}>
      <p className={classes.plain}>
        {pageData.signOn.password ? (
          <>
            {t('new.has.text', { provider })}{' '}
            <RouterLink href={`/login?redirectUri=${encodeURIComponent('/profile#sign_on')}`}>{t('new.has.signIn')}</RouterLink>
          </>
        ) : (
          t('new.has.textOnly')
        )}
      </p>
    </Notice>
  );
}
