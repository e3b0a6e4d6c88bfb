import { LIMITS, passwordProblem } from '@murmel/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { PasswordField } from '../../ui/forms/PasswordField';
import { useUnsent } from '../../ui/overlays/unsent-forms';
import classes from './PasswordForm.module.css';

interface PasswordFormProps {
  hasPassword: boolean;
  busy: boolean;
  /** sends the password; rejects when the server did not take it */
  onSubmit: (password: string) => Promise<unknown>;
}

/** The field below "with password": sets the first password, or a new one that throws the others out. */
export function PasswordForm({ hasPassword, busy, onSubmit }: PasswordFormProps) {
  const { t } = useTranslation('sharing');
  const { t: page } = useTranslation('platform/page');
  const { min, max } = LIMITS.itemPassword;
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<'tooShort' | 'tooLong' | 'failed' | 'unsent'>();
  const [done, setDone] = useState<'first' | 'changed'>();

  const send = async (): Promise<boolean> => {
    const wrong = passwordProblem(password, LIMITS.itemPassword);
    setProblem(wrong);
    setDone(undefined);
    if (wrong) {
      field.current?.focus();
      return false;
    }
    try {
      await onSubmit(password);
      setPassword('');
      setDone(hasPassword ? 'changed' : 'first');
      return true;
    } catch {
      setProblem('failed');
      return false;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const warn = () => {
    setProblem('unsent');
    field.current?.focus();
  };
  useUnsent(password !== '', { send, warn });
  const errors = {
    failed: t('failed'),
    unsent: page('unsent'),
    tooShort: t('password.tooShort', { min }),
    tooLong: t('password.tooLong', { max }),
  };
  const error = problem && errors[problem];
  const state = done ? t(`password.${done}`) : hasPassword ? t('password.isSet') : t('password.needed');
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PasswordField
        ref={field}
        label={hasPassword ? t('password.change') : t('password.set')}
        description={t('password.hint', { min, max })}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="off"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={error && <FieldError>{error}</FieldError>}
      />
      <div className={classes.row}>
        <Button type="submit" variant="default" loading={busy}>
          {t('password.apply')}
        </Button>
        <span className={classes.state} role="status">
          {state}
        </span>
      </div>
    </form>
  );
}
