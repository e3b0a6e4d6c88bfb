import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, startTransition, useState } from 'react';
import { useNavigate } from 'react-router';
import { orpc } from '../../platform/api/queries';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { accountErased } from '../../platform/session/lifecycle';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { PasswordField } from '../../ui/forms/PasswordField';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { toast } from '../../ui/status/toast-queue';
import classes from './ProfilePage.module.css';

/** Deletion of the account (right to erasure), behind a dialog that lists the deleted data and requires the password. */
export function DeleteAccount() {
  const { t } = useTranslation('profile');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={20} stroke={1.9} aria-hidden />} onClick={() => setAsking(true)}>
        {t('erase.open')}
      </Button>
      {asking && <Question onCancel={() => setAsking(false)} />}
    </>
  );
}

function Question({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const erase = useMutation(orpc.privacy.eraseMe.mutationOptions());
  const confirm = async () => {
    if (erase.isPending) return;
    if (password === '') return setProblem(t('required'));
    try {
      await erase.mutateAsync({ password });
    } catch (error) {
      return setProblem(isErrorCode(error, 'WRONG_PASSWORD') ? t('erase.wrong') : errorText(error));
    }
    startTransition(() => {
      accountErased();
      void navigate('/login', { replace: true });
    });
    toast({ id: 'erased', tone: 'success', text: t('erase.done') });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };
  return (
    <ConfirmDialog
      opened
      title={t('erase.title')}
      confirmLabel={t('erase.confirm')}
      cancelLabel={t('erase.cancel')}
      busy={erase.isPending}
      onCancel={onCancel}
      onConfirm={() => void confirm()}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.goes}>{t('erase.goes')}</p>
        <ul className={classes.list}>
          {(['account', 'items', 'files', 'links'] as const).map((what) => (
            <li key={what}>{t(`erase.what.${what}`)}</li>
          ))}
        </ul>
        <p className={classes.goes}>{t('erase.stays')}</p>
        <p className={classes.goes}>{t('erase.forEver')}</p>
        {/* Lets password managers know whose password this is. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          label={t('erase.password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setProblem(undefined);
          }}
          error={problem && <FieldError>{problem}</FieldError>}
        />
        {/* The dialog's button stands outside: without one in here Enter would do nothing. */}
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
}
