import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { CodeField } from './CodeField';
import { isWhole, withDigit } from './code-digits';
import { DeviceNumber } from './DeviceNumber';
import { EntranceForm } from './EntranceForm';
import { Keypad } from './Keypad';
import { Message } from './Message';
import type { Entrance } from './use-entrance';

const SECOND = 1000;

/** True if the device has a keyboard. On touch screens the keys on the page suffice, because the device's own keyboard would cover them. */
const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches;

/** Hours at which a right code opens here: any hour, or while its class is open. Shown to all visitors alike, whatever they typed. */
export type CodeHours = 'always' | 'whileOpen';

/** The question for the six digits (pictures 10-pupil-code, 10-pupil-code-error). */
export function CodeStep({ entrance, opens }: { entrance: Entrance; opens: CodeHours }) {
  const { t } = useTranslation('pupils/entrance');
  const { problem, busy, entered, enter, beside, forgetProblem } = entrance;
  const [digits, setDigits] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const message = useId();
  const wait = useSecondsLeft(problem?.type === 'tooMany' ? problem.until : undefined);
  const unknown = problem?.type === 'unknown';

  useEffect(() => {
    if (hasKeyboard()) field.current?.focus();
  }, []);
  useEffect(() => {
    if (!unknown) return;
    // The next digit takes the place of the wrong ones.
    field.current?.focus();
    field.current?.select();
  }, [unknown]);

  const change = (next: string) => {
    setDigits(next);
    setTooShort(false);
    if (problem?.type !== 'tooMany') forgetProblem();
  };
  const submit = () => {
    if (wait > 0) return;
    if (isWhole(digits)) return enter({ code: digits });
    setTooShort(true);
    field.current?.focus();
  };
  const again = () => {
    change('');
    field.current?.focus();
  };
  const shown = unknown || tooShort || (problem && problem.type !== 'tooMany') || wait > 0;
  return (
    <EntranceForm
      entrance={entrance}
      title={t('code.title')}
      text={t(`code.text.${beside ? 'beside' : opens}`)}
      onSubmit={submit}
      instead={
        unknown && (
          <Button type="button" size="xl" variant="white" onClick={again}>
            {t('code.again')}
          </Button>
        )
      }
    >
      <CodeField
        ref={field}
        label={t('code.label')}
        value={digits}
        onChange={change}
        errorId={unknown || tooShort ? message : undefined}
        wrong={unknown}
        readOnly={busy || entered}
      />
      {shown && <Problems id={message} entrance={entrance} opens={opens} tooShort={tooShort} wait={wait} />}
      {!unknown && <Keypad onDigit={(digit) => change(withDigit(digits, digit, false))} onDelete={() => change(digits.slice(0, -1))} />}
    </EntranceForm>
  );
}

interface ProblemsProps {
  id: string;
  entrance: Entrance;
  opens: CodeHours;
  tooShort: boolean;
  wait: number;
}

function Problems({ id, entrance: { problem }, opens, tooShort, wait }: ProblemsProps) {
  const { t } = useTranslation('pupils/entrance');
  if (problem?.type === 'unknown') {
    return (
      <>
        <Message id={id} title={t('code.unknown')}>
          {t(`code.unknownText.${opens}`)}
        </Message>
        {opens === 'whileOpen' && problem.number !== undefined && <DeviceNumber number={problem.number} />}
      </>
    );
  }
  if (problem?.type === 'tooMany' && wait > 0) {
    // Read out once; the seconds run for the eyes only.
    return (
      <Message id={id} title={t('code.tooMany')}>
        <span className="visually-hidden">{problem.text}</span>
        <span aria-hidden="true">{t('code.wait', { count: wait })}</span>
      </Message>
    );
  }
  if (tooShort) return <Message id={id}>{t('code.tooShort')}</Message>;
  return problem?.type === 'other' ? <Message id={id}>{problem.text}</Message> : null;
}

/** Whole seconds until a moment of this device's clock; 0 when there is none or it is over. */
function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const over = until === undefined || until <= now;
  useEffect(() => {
    if (until === undefined) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return over ? 0 : Math.ceil((until - now) / SECOND);
}
