import { LIMITS } from '@murmel/contracts';
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
import { TextInput } from '../../ui/forms/TextField';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { toast } from '../../ui/status/toast-queue';
import { useHasPassword } from '../sign-on/use-has-password';
import classes from './ProfilePage.module.css';

/** Deletion of the account (right to erasure), behind a dialog that lists the deleted data and requires the password, or the name where there is none. */
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
  // Accounts that a school account made have no password: their name is typed instead.
  const byName = useHasPassword() === false;
  const confirm = async () => {
    if (erase.isPending) return;
    if (password === '') return setProblem(t('required'));
    try {
      await erase.mutateAsync({ password });
    } catch (error) {
      return setProblem(refusalOf(error));
    }
    startTransition(() => {
      accountErased();
      void navigate('/login', { replace: true });
    });
    toast({ id: 'erased', tone: 'success', text: t('erase.done') });
  };
  const refusalOf = (error: unknown): string => {
    if (isErrorCode(error, 'WRONG_PASSWORD')) return t('erase.wrong');
    if (isErrorCode(error, 'CONFIRMATION_WRONG')) return t('erase.nameWrong');
    return isErrorCode(error, 'SIGN_ON_EXPIRED') ? t('erase.signOnAgain', { minutes: LIMITS.freshSignOnMinutes }) : errorText(error);
  };
  const typed = {
    value: password,
    onChange: (event: { currentTarget: { value: string } }) => {
      setPassword(event.currentTarget.value);
      setProblem(undefined);
    },
    error: problem && <FieldError>{problem}</FieldError>,
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
        {byName ? (
          <TextInput label={t('erase.name', { name: user?.publicName })} autoComplete="off" {...typed} />
        ) : (
          <>
            {/* Lets password managers know whose password this is. */}
            <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
            <PasswordField
              label={t('erase.password')}
              showLabel={t('showPassword')}
              hideLabel={t('hidePassword')}
              autoComplete="current-password"
              {...typed}
            />
          </>
        )}
        {/* The dialog's button stands outside: without one in here Enter would do nothing. */}
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
}
