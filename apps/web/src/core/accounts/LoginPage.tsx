import { ORPCError } from '@orpc/client';
import { type ReactNode, startTransition, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { safeRedirect } from '../../platform/page/safe-redirect';
import { pageData } from '../../platform/session/initial-data';
import { signedIn } from '../../platform/session/lifecycle';
import { Button } from '../../ui/forms/Button';
import { Checkbox } from '../../ui/forms/Checkbox';
import { Notice } from '../../ui/status/Notice';
import { RouterLink } from '../links/RouterLink';
import classes from './AccountForm.module.css';
import { AccountsFrame } from './AccountsFrame';
import { AccountPasswordField, AccountTextField } from './account-fields';
import { CodeInvitation } from './CodeInvitation';
import { emailFault, requiredFault } from './field-rules';
import { SignOnChoices } from './SignOnChoices';
import signOn from './SignOnChoices.module.css';
import { signOnAddress } from './sign-on-address';
import { useFields } from './use-fields';

const checks = { email: emailFault, password: requiredFault };

/** Sign-in of teachers, at `/login` and at home for signed-out visitors: by password, by school account, or by either. */
export default function LoginPage() {
  const { t } = useTranslation('accounts');
  const [query] = useSearchParams();
  const [remember, setRemember] = useState(false);
  const { providers, password } = pageData.signOn;
  const target = safeRedirect(query.get('redirectUri'));
  const remembering = (
    <Checkbox label={t('login.remember')} checked={remember} onChange={(event) => setRemember(event.currentTarget.checked)} />
  );
  return (
    <AccountsFrame title={t('login.title')} text={t('login.text')}>
      {password && <PasswordForm remember={remember} remembering={remembering} target={target} />}
      {providers.length > 0 && (
        <div className={signOn.ways}>
          {password ? <p className={signOn.or}>{t('signOn.or')}</p> : remembering}
          <SignOnChoices alone={!password} addressOf={(provider) => signOnAddress(provider, target, remember)} />
        </div>
      )}
      <CodeInvitation />
    </AccountsFrame>
  );
}

interface PasswordFormProps {
  remember: boolean;
  remembering: ReactNode;
  /** where to go on */
  target: string;
}

function PasswordForm({ remember, remembering, target }: PasswordFormProps) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<{ field?: string; page?: string }>({});
  const fields = useFields({ email: '', password: '' }, checks, async ({ email, password }) => {
    setRefusal({});
    try {
      const user = await api.sessions.create({ email: email.trim(), password, remember });
      startTransition(() => {
        signedIn(user);
        void navigate(target, { replace: true });
      });
    } catch (error) {
      const wrong = error instanceof ORPCError && error.code === 'WRONG_CREDENTIALS';
      setRefusal(wrong ? { field: errorText(error) } : { page: errorText(error) });
    }
  });
  const set: typeof fields.set = (name, value) => {
    if (refusal.field) setRefusal({});
    fields.set(name, value);
  };
  const shown = { ...fields, set };
  return (
    <form ref={fields.form} className={classes.form} noValidate onSubmit={fields.onSubmit}>
      {refusal.page && (
        <Notice tone="alert" announce>
          {refusal.page}
        </Notice>
      )}
      <AccountTextField fields={shown} name="email" type="email" label={t('fields.email')} autoComplete="username" />
      <AccountPasswordField
        fields={shown}
        name="password"
        label={t('fields.password')}
        autoComplete="current-password"
        refusal={refusal.field}
      />
      <div className={classes.row}>
        {remembering}
        <RouterLink href="/password_forgotten" className={classes.link}>
          {t('login.forgotten')}
        </RouterLink>
      </div>
      <Button type="submit" size="lg" fullWidth loading={fields.busy}>
        {t('login.submit')}
      </Button>
      {pageData.registration !== 'off' && (
        <p className={classes.below}>
          {t('login.noAccount')}{' '}
          <RouterLink href="/register" className={classes.link}>
            {t('login.register')}
          </RouterLink>
        </p>
      )}
    </form>
  );
}
