import { LIMITS } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, startTransition, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { currentLanguage } from '../../platform/i18n/i18n';
import { useTranslation } from '../../platform/i18n/use-translation';
import { pageData } from '../../platform/session/initial-data';
import { signedIn } from '../../platform/session/lifecycle';
import { Button } from '../../ui/forms/Button';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { Notice } from '../../ui/status/Notice';
import forms from '../accounts/AccountForm.module.css';
import { AccountsFrame } from '../accounts/AccountsFrame';
import { Agreement } from '../accounts/Agreement';
import { AccountPasswordField, AccountTextField } from '../accounts/account-fields';
import { type FieldFault, nameFault, newPasswordFault } from '../accounts/field-rules';
import { useFields } from '../accounts/use-fields';
import { AcceptBySignOn } from './AcceptBySignOn';
import { forgetInvitationSecret } from './use-invitation-secret';

const { terms } = pageData.legal;
const checks = {
  firstname: nameFault,
  name: nameFault,
  password: newPasswordFault,
  agreedTo: (given: string): FieldFault | undefined => (terms && given !== terms ? { key: 'agree' } : undefined),
};

interface InvitedTeacherProps {
  secret: string;
  /** for invitations of a school, and for people who have an account by now */
  signInFirst: ReactNode;
}

/** Leads a person without a session to the account that the administration prepared for them, or to the sign-in. */
export function InvitedTeacher({ secret, signInFirst }: InvitedTeacherProps) {
  const { t } = useTranslation('schools');
  const invited = useQuery({ ...orpc.invitedTeachers.read.queryOptions({ input: { secret } }), retry: false, gcTime: 0 });
  if (invited.isPending) {
    return (
      <AccountsFrame title={t('offer.title')}>
        <RollingMarble label={t('offer.loading')} />
      </AccountsFrame>
    );
  }
  if (invited.isError || invited.data.hasAccount) return signInFirst;
  return <NewAccount secret={secret} invited={invited.data} />;
}

type Invited = Awaited<ReturnType<typeof api.invitedTeachers.read>>;

/** Name and password of a new account, or a school account instead of both; everything else was chosen for it. */
function NewAccount({ secret, invited }: { secret: string; invited: Invited }) {
  const { t } = useTranslation('schools');
  const { email, school, invitedBy } = invited;
  const { providers, password } = pageData.signOn;
  const text = password ? 'text' : 'textOnly';
  return (
    <AccountsFrame
      title={t('invited.title')}
      text={t(school === null ? `invited.${text}` : `invited.${text}School`, { name: invitedBy, school })}
    >
      <div className={forms.form}>
        <p className={forms.below}>{t(password ? 'invited.email' : 'invited.for', { email })}</p>
        {password && <NewPassword secret={secret} invited={invited} />}
        {providers.length > 0 && <AcceptBySignOn secret={secret} />}
      </div>
    </AccountsFrame>
  );
}

function NewPassword({ secret, invited: { firstname, name } }: { secret: string; invited: Invited }) {
  const { t } = useTranslation('schools');
  const { t: accounts } = useTranslation('accounts');
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const [weak, setWeak] = useState<string>();
  const fields = useFields({ firstname, name, password: '', agreedTo: '' }, checks, async (values) => {
    setRefusal(undefined);
    setWeak(undefined);
    try {
      await api.invitedTeachers.accept({
        secret,
        firstname: values.firstname.trim(),
        name: values.name.trim(),
        password: values.password,
        locale: currentLanguage(),
        ...(terms ? { agreedTo: values.agreedTo } : {}),
      });
      const user = await api.users.me();
      forgetInvitationSecret();
      startTransition(() => {
        signedIn(user);
        void navigate('/', { replace: true });
      });
    } catch (error) {
      if (isErrorCode(error, 'PASSWORD_WEAK')) setWeak(errorText(error));
      else setRefusal(errorText(error));
    }
  });
  const summary = (Object.keys(checks) as (keyof typeof checks)[]).flatMap((field) => {
    const fault = fields.faults[field];
    return fault
      ? [{ fieldId: field, message: `${accounts(`fields.${field}`)}: ${accounts(`faults.${fault.key}`, { count: fault.count })}` }]
      : [];
  });
  return (
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
      <AccountPasswordField
        fields={fields}
        name="password"
        label={accounts('fields.password')}
        description={accounts('fields.newPasswordHint', { count: LIMITS.password.min })}
        autoComplete="new-password"
        refusal={weak}
      />
      <Agreement fields={fields} />
      <Button type="submit" size="lg" fullWidth loading={fields.busy}>
        {t('invited.submit')}
      </Button>
    </form>
  );
}
