import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import { useClassAction } from '../use-class-action';
import classes from './pupils.module.css';

const NUMBER = /^\d{2}$/;

/** Admits one pupil on the one device that shows the number. A client that guessed the code does not appear in the room. */
export function AdmitByNumber({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('classes');
  const { run, busy } = useClassAction();
  const queryClient = useQueryClient();
  const [number, setNumber] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!NUMBER.test(number));
    if (!NUMBER.test(number) || busy) return;
    await run('admitPupil', () => api.schoolClasses.admitPupil({ id, number: Number(number) }), { name });
    setNumber('');
    await queryClient.invalidateQueries({ queryKey: orpc.schoolClasses.waiting.key() });
  };
  return (
    <form className={classes.admit} onSubmit={(event) => void submit(event)} noValidate>
      <strong className={classes.admitName}>{name}</strong>
      <TextInput
        label={t('waiting.number', { name })}
        value={number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        error={missing && <FieldError>{t('waiting.numberMissing')}</FieldError>}
        onChange={(event) => {
          setNumber(event.currentTarget.value.replace(/\D/g, ''));
          setMissing(false);
        }}
      />
      <Button type="submit" variant="default" loading={busy === 'admitPupil'}>
        {t('waiting.admit')}
      </Button>
    </form>
  );
}
