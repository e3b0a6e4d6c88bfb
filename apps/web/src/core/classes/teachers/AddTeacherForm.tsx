import { LIMITS } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import { toast } from '../../../ui/status/toast-queue';
import { isRefusal } from '../../shell/refusal';
import classes from './teachers.module.css';

/** Enough to catch a slip of the finger; the server decides. */
const LOOKS_LIKE_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Takes a colleague along by mail address. */
export function AddTeacherForm({ classId }: { classId: string }) {
  const { t } = useTranslation('classes');
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const add = useMutation(orpc.schoolClasses.addTeacher.mutationOptions());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    setError(undefined);
    field.current?.focus();
    if (!LOOKS_LIKE_MAIL.test(address)) {
      setError(t('teacher.emailInvalid'));
      return;
    }
    try {
      await add.mutateAsync({ id: classId, email: address });
      setEmail('');
      toast({ tone: 'success', text: t('done.addTeacher', { name: address }) });
    } catch (refusal) {
      if (isRefusal(refusal, 'BAD_REQUEST')) setError(t('teacher.emailInvalid'));
      else if (isRefusal(refusal, 'LIMIT_REACHED')) setError(t('teacher.full', { max: LIMITS.schoolClass.teachers }));
      else setError(`${t('failed.addTeacher', { name: address })} ${errorText(refusal)}`);
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
        label={t('teacher.email')}
        description={t('teacher.emailHint')}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={error && <FieldError>{error}</FieldError>}
      />
      <Button type="submit" variant="default" loading={add.isPending}>
        {t('teacher.add')}
      </Button>
    </form>
  );
}
