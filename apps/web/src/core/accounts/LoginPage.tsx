import { ORPCError } from '@orpc/client';
import { startTransition, useState } from 'react';
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
import { useFields } from './use-fields';

const checks = { email: emailFault, password: requiredFault };

/** Sign-in of teachers, at `/login` and at home for signed-out visitors. */
export default function LoginPage() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [remember, setRemember] = useState(false);
  const [refusal, setRefusal] = useState<{ field?: string; page?: string }>({});
  const fields = useFields({ email: '', password: '' }, checks, async ({ email, password }) => {
    setRefusal({});
    try {
      const user = await api.sessions.create({ email: email.trim(), password, remember });
      const target = safeRedirect(query.get('redirectUri'));
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
    <AccountsFrame title={t('login.title')} text={t('login.text')}>
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
          <Checkbox label={t('login.remember')} checked={remember} onChange={(event) => setRemember(event.currentTarget.checked)} />
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
      <CodeInvitation />
    </AccountsFrame>
  );
}
