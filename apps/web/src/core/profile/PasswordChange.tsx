import { LIMITS, passwordProblem } from '@murmel/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { orpc } from '../../platform/api/queries';
import { isErrorCode } from '../../platform/errors/api-error';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { focusFirstError } from '../../ui/forms/focus-first-error';
import { PasswordField } from '../../ui/forms/PasswordField';
import { toast } from '../../ui/status/toast-queue';
import classes from './ProfilePage.module.css';

const NEXT_TEXTS = { tooShort: 'passwordTooShort', tooLong: 'passwordTooLong', weak: 'passwordWeak' } as const;

interface Problems {
  current?: 'required' | 'passwordWrong' | 'passwordTooMany' | 'passwordFailed';
  next?: keyof typeof NEXT_TEXTS;
}

/** Changes the password; the present one has to be known. */
export function PasswordChange() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { min, max } = LIMITS.password;
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNext] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const change = useMutation(orpc.users.changePassword.mutationOptions());
  const show = (found: Problems): boolean => {
    // Drawn at once, so that the first wrong field can take focus.
    flushSync(() => setProblems(found));
    return focusFirstError(form.current);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const next = passwordProblem(newPassword, LIMITS.password);
    if (show({ ...(currentPassword ? {} : { current: 'required' }), ...(next ? { next } : {}) })) return;
    try {
      await change.mutateAsync({ currentPassword, newPassword });
      setCurrent('');
      setNext('');
      toast({ id: 'password', tone: 'success', text: t('passwordChanged') });
    } catch (error) {
      if (isErrorCode(error, 'PASSWORD_WEAK')) return void show({ next: 'weak' });
      show({
        current: isErrorCode(error, 'WRONG_PASSWORD')
          ? 'passwordWrong'
          : isErrorCode(error, 'TOO_MANY_REQUESTS')
            ? 'passwordTooMany'
            : 'passwordFailed',
      });
    }
  };
  const shared = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {/* Lets password managers know whose password this is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        {...shared}
        label={t('currentPassword')}
        autoComplete="current-password"
        value={currentPassword}
        onChange={(event) => setCurrent(event.currentTarget.value)}
        error={problems.current && <FieldError>{t(problems.current)}</FieldError>}
      />
      <PasswordField
        {...shared}
        label={t('newPassword')}
        description={t('newPasswordHint', { min })}
        autoComplete="new-password"
        value={newPassword}
        onChange={(event) => setNext(event.currentTarget.value)}
        error={problems.next && <FieldError>{t(NEXT_TEXTS[problems.next], { min, max })}</FieldError>}
      />
      <div className={classes.row}>
        <Button type="submit" variant="light" loading={change.isPending}>
          {t('changePassword')}
        </Button>
      </div>
    </form>
  );
}
