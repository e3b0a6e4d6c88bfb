import {
  characterCount,
  languageOptions,
  levelOptions,
  SUGGESTION_LENGTHS,
  SUGGESTION_LIMITS,
  type SuggestionAct,
  type SuggestionLength,
  type SuggestionLevel,
} from '@murmel/contracts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { pasteLines } from '../../../platform/paste/paste-lines';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { NativeSelect, Textarea } from '../../../ui/forms/TextField';
import classes from './help.module.css';
import { NAMESPACE } from './namespace';
import type { Wanted } from './use-begin';

const { max } = SUGGESTION_LIMITS.task;
/** Fraction of the limit from which the number of letters is shown. */
const COUNTS_FROM = 0.8;

interface HelpRequestFormProps {
  act: SuggestionAct;
  busy: boolean;
  onAsk: (wanted: Omit<Wanted, 'act'>) => void;
}

/** Asks for the inputs of a model before it writes, translates or simplifies. The typed text stays after a refusal. */
export function HelpRequestForm({ act, busy, onAsk }: HelpRequestFormProps) {
  const { t, i18n } = useTranslation(NAMESPACE);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [task, setTask] = useState('');
  const [problem, setProblem] = useState<'required' | 'tooLong'>();
  const [length, setLength] = useState<SuggestionLength>('150-250');
  const [language, setLanguage] = useState('en');
  const [level, setLevel] = useState<SuggestionLevel>('2');
  const letters = characterCount(task.trim());
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (act === 'translate') onAsk({ language });
    else if (act === 'simplify') onAsk({ level });
    else if (letters === 0 || letters > max) {
      setProblem(letters === 0 ? 'required' : 'tooLong');
      field.current?.focus();
    } else onAsk({ task: task.trim(), length });
  };
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      {act === 'write' && (
        <>
          <Textarea
            ref={field}
            label={t('task.label')}
            placeholder={t('task.example')}
            rows={4}
            value={task}
            aria-required
            onPaste={pasteLines}
            data-autofocus
            autoFocus
            error={problem && <FieldError>{t(`task.${problem}`, { max })}</FieldError>}
            description={letters >= max * COUNTS_FROM ? t('task.count', { count: letters, max }) : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onChange={({ currentTarget }) => {
              setTask(currentTarget.value);
              setProblem(undefined);
            }}
          />
          <fieldset className={classes.lengths}>
            <legend>{t('length')}</legend>
            {SUGGESTION_LENGTHS.map((one) => (
              <label key={one}>
                <input type="radio" name={id} value={one} checked={one === length} onChange={() => setLength(one)} />
                <span>{t('words', { range: one.replace('-', '–') })}</span>
              </label>
            ))}
          </fieldset>
        </>
      )}
      {act === 'translate' && (
        <NativeSelect
          autoFocus
          label={t('language')}
          value={language}
          data={languageOptions(i18n.language).map(({ value, label }) => ({ value, label }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        />
      )}
      {act === 'simplify' && (
        <NativeSelect
          autoFocus
          label={t('level')}
          value={level}
          data={levelOptions(i18n.language).map(({ value, label }) => ({ value, label }))}
          onChange={({ currentTarget }) => setLevel(currentTarget.value as SuggestionLevel)}
        />
      )}
      <Button type="submit" loading={busy}>
        {t(`acts.${act}.go`)}
      </Button>
    </form>
  );
}
