import { LIMITS } from '@murmel/contracts';
import { IconArrowRight } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import { GoFrame } from './GoFrame';
import { Message } from './Message';
import classes from './NameStep.module.css';
import type { Entrance } from './use-entrance';

const { max } = LIMITS.schoolClass.pupilName;

/** In a onetime class: under which name somebody is there. An abbreviation is enough. */
export function NameStep({ entrance, code }: { entrance: Entrance; code: string | undefined }) {
  const { t } = useTranslation('pupils/entrance');
  const { problem, busy, entered, enter, forgetProblem } = entrance;
  const [name, setName] = useState('');
  const [fault, setFault] = useState<'missing' | 'tooLong'>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || entered) return;
    const wanted = name.trim();
    if (wanted !== '' && wanted.length <= max) return enter({ name: wanted, ...(code === undefined ? {} : { code }) });
    setFault(wanted === '' ? 'missing' : 'tooLong');
    field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <GoFrame
        title={t('name.title')}
        text={t('name.text')}
        action={
          <Button
            type="submit"
            size="xl"
            variant="white"
            loading={busy || entered}
            rightSection={<IconArrowRight size={24} stroke={1.9} aria-hidden />}
          >
            {t('code.submit')}
          </Button>
        }
      >
        <div className={classes.card}>
          <TextInput
            ref={field}
            size="lg"
            label={t('name.label')}
            value={name}
            autoComplete="off"
            maxLength={max + 1}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setFault(undefined);
              forgetProblem();
            }}
            error={fault && <FieldError>{t(`name.${fault}`, { max })}</FieldError>}
          />
        </div>
        {problem &&
          (problem.type === 'unknown' ? <Message title={t('code.unknown')}>{t('link.text')}</Message> : <Message>{problem.text}</Message>)}
      </GoFrame>
    </form>
  );
}
