import { LIMITS, textProblem } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { orpc } from '../../platform/api/queries';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { TextInput } from '../../ui/forms/TextField';
import { toast } from '../../ui/status/toast-queue';
import classes from './schools.module.css';

/** The founder of a school continues on its page: the next step is to invite colleagues. */
export function FoundSchoolForm() {
  const { t } = useTranslation('schools');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const found = useMutation(orpc.schools.create.mutationOptions());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = textProblem(name, LIMITS.school.name);
    setProblem(wrong && t(`problems.${wrong}`, { ...LIMITS.school.name }));
    if (wrong) return field.current?.focus();
    try {
      const school = await found.mutateAsync({ name: name.trim() });
      queryClient.setQueryData(orpc.schools.mine.queryKey(), { school });
      toast({ tone: 'success', text: t('done.found', { name: school.name }) });
      void navigate('/profile/school');
    } catch (error) {
      setProblem(isErrorCode(error, 'BAD_REQUEST') ? t('problems.characters') : errorText(error));
      field.current?.focus();
      if (isErrorCode(error, 'ALREADY_IN_SCHOOL')) await queryClient.invalidateQueries();
    }
  };
  return (
    <form className={classes.stack} onSubmit={(event) => void submit(event)} noValidate>
      <p className={classes.hint}>{t('none')}</p>
      <TextInput
        ref={field}
        label={t('name')}
        autoComplete="organization"
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(undefined);
        }}
        error={problem && <FieldError>{problem}</FieldError>}
      />
      <div>
        <Button type="submit" variant="light" loading={found.isPending}>
          {t('found')}
        </Button>
      </div>
    </form>
  );
}
