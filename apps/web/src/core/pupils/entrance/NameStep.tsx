import { LIMITS, textProblem } from '@murmel/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import { EntranceForm } from './EntranceForm';
import { Message } from './Message';
import classes from './NameStep.module.css';
import type { Entrance } from './use-entrance';

const LENGTH = LIMITS.schoolClass.pupilName;

/** Step of a onetime class that asks for the pupil's name. An abbreviation is enough. */
export function NameStep({ entrance, code }: { entrance: Entrance; code: string | undefined }) {
  const { t } = useTranslation('pupils/entrance');
  const { problem, enter, forgetProblem } = entrance;
  const [name, setName] = useState('');
  const [fault, setFault] = useState<'missing' | 'tooLong'>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = () => {
    const wanted = name.trim();
    const wrong = textProblem(name, LENGTH);
    if (!wrong) return enter({ name: wanted, ...(code === undefined ? {} : { code }) });
    setFault(wrong === 'tooLong' ? 'tooLong' : 'missing');
    field.current?.focus();
  };
  return (
    <EntranceForm entrance={entrance} title={t('name.title')} text={t('name.text')} onSubmit={submit}>
      <div className={classes.card}>
        <TextInput
          ref={field}
          size="lg"
          label={t('name.label')}
          value={name}
          autoComplete="off"
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault(undefined);
            forgetProblem();
          }}
          error={fault && <FieldError>{t(`name.${fault}`, { max: LENGTH.max })}</FieldError>}
        />
      </div>
      {problem &&
        (problem.type === 'unknown' ? <Message title={t('code.unknown')}>{t('link.text')}</Message> : <Message>{problem.text}</Message>)}
    </EntranceForm>
  );
}
