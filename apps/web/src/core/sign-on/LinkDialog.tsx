import type { SignOnChoice } from '@murmel/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../platform/api/queries';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { FieldError } from '../../ui/forms/FieldError';
import { PasswordField } from '../../ui/forms/PasswordField';
import { FormDialog } from '../../ui/overlays/FormDialog';
import { Notice } from '../../ui/status/Notice';
import { beginLinking } from './linking';
import classes from './sign-on.module.css';

/** Asks for the password once more before a school account is linked, then leaves for the provider. */
export function LinkDialog({ provider: { id, name }, onClose }: { provider: SignOnChoice; onClose: () => void }) {
  const { t } = useTranslation('sign-on');
  const { t: profile } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ field?: string; page?: string }>({});
  const [leaving, setLeaving] = useState(false);
  const link = useMutation(orpc.signOn.link.mutationOptions());
  const go = async () => {
    if (password === '') return setProblem({ field: profile('required') });
    setProblem({});
    try {
      const { address } = await link.mutateAsync({ provider: id, password });
      beginLinking(id);
      setLeaving(true);
      location.assign(address);
    } catch (error) {
      setProblem(isErrorCode(error, 'WRONG_PASSWORD') ? { field: profile('erase.wrong') } : { page: errorText(error) });
    }
  };
  return (
    <FormDialog
      title={t('link.title', { name })}
      closeLabel={shell('cancel')}
      submitLabel={t('link.go')}
      busy={link.isPending || leaving}
      className={classes.fields}
      onSubmit={() => void go()}
      onClose={onClose}
    >
      {problem.page && (
        <Notice tone="alert" announce>
          {problem.page}
        </Notice>
      )}
      <p className={classes.plain}>{t('link.text', { name })}</p>
      {/* Lets password managers know whose password this is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        label={profile('erase.password')}
        showLabel={profile('showPassword')}
        hideLabel={profile('hidePassword')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setProblem({});
        }}
        error={problem.field && <FieldError>{problem.field}</FieldError>}
      />
    </FormDialog>
  );
}
