import { LIMITS } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { TextInput } from '../../ui/forms/TextField';
import { toast } from '../../ui/status/toast-queue';
import { isRefusal } from '../shell/refusal';
import classes from './schools.module.css';

/** Enough to catch a slip of the finger; the server decides. */
const LOOKS_LIKE_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Asks a colleague by mail to come into the school. */
export function InviteForm({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('schools');
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const invite = useMutation(orpc.schools.invite.mutationOptions());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    setError(undefined);
    field.current?.focus();
    if (!LOOKS_LIKE_MAIL.test(address)) return setError(t('invite.emailInvalid'));
    try {
      await invite.mutateAsync({ id: schoolId, email: address });
      setEmail('');
      toast({ tone: 'success', text: t('done.invite', { email: address }) });
    } catch (refusal) {
      if (isRefusal(refusal, 'BAD_REQUEST')) setError(t('invite.emailInvalid'));
      // A wait of a day is no number of seconds that anybody wants to read.
      else setError(isRefusal(refusal, 'TOO_MANY_REQUESTS') ? t('invite.tomorrow') : errorText(refusal));
    }
    await queryClient.invalidateQueries();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        ref={field}
        type="email"
        autoComplete="off"
        className={classes.field}
        label={t('invite.email')}
        description={t('invite.hint', { days: LIMITS.school.invitationDays })}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={error && <FieldError>{error}</FieldError>}
      />
      <Button type="submit" variant="default" loading={invite.isPending}>
        {t('invite.send')}
      </Button>
    </form>
  );
}
