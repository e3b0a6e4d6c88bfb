import { LIMITS, passwordProblem } from '@murmel/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { PasswordField } from '../../ui/forms/PasswordField';
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
  const { min, max } = LIMITS.itemPassword;
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<'tooShort' | 'tooLong' | 'failed'>();
  const [done, setDone] = useState<'first' | 'changed'>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = passwordProblem(password, LIMITS.itemPassword);
    setProblem(wrong);
    setDone(undefined);
    if (wrong) {
      field.current?.focus();
      return;
    }
    try {
      await onSubmit(password);
      setPassword('');
      setDone(hasPassword ? 'changed' : 'first');
    } catch {
      setProblem('failed');
    }
  };
  const error = problem && (problem === 'failed' ? t('failed') : t(`password.${problem}`, { min, max }));
  const state = done ? t(`password.${done}`) : hasPassword ? t('password.isSet') : t('password.needed');
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
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
